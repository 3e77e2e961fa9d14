"""Every example in README and docs runs."""

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple

import pytest
from test_command_line import PATIENCE, surroundings

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^( *)```([a-z]+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced piece of a document: its language, the line where it begins, and what it holds."""

    language: str
    line: int
    text: str


def blocks(document: str) -> list[Block]:
    """The fenced pieces of a document that say in which language they are."""
    return [
        Block(found[2], document.count("\n", 0, found.start(3)), textwrap.dedent(found[3]))
        for found in BLOCK.finditer(document)
    ]


def programs(document: str) -> str:
    """All the Python of a document, each line of it where it stands in the document."""
    lines: list[str] = []
    for block in blocks(document):
        if block.language == "python":
            lines += [""] * (block.line - len(lines)) + block.text.splitlines()
    return "\n".join(lines)


def commands(document: str) -> list[str]:
    """The command lines of a document that nobody has to answer."""
    shell = "".join(block.text for block in blocks(document) if block.language in ("console", "sh"))
    typed = re.findall(r"^\$ (ludarium .*)$", shell.replace("\\\n", " "), re.MULTILINE)
    return [line for line in typed if not re.search(r"\b(play|make)\b", line)]


def text(document: Path) -> str:
    return document.read_text("utf-8") if document.exists() else ""


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if programs(text(path))], ids=lambda path: path.name)
def test_the_python_of_a_document_runs(document: Path, tmp_path: Path) -> None:
    program = tmp_path / f"{document.stem}.py"
    program.write_text(programs(text(document)), "utf-8")
    done = subprocess.run(
        [sys.executable, str(program)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=surroundings(),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if commands(text(path))], ids=lambda path: path.name)
def test_the_commands_of_a_document_run(document: Path, tmp_path: Path) -> None:
    for entry in ROOT.iterdir():
        if not entry.name.startswith("."):
            (tmp_path / entry.name).symlink_to(entry)
    found_first = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for line in commands(text(document)):
        done = subprocess.run(
            line,
            shell=True,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=surroundings(PATH=found_first),
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, "Traceback" in done.stderr) == (0, False), f"{line}\n{done.stderr}"


EXAMPLE = """# A document

```python
first = 1
```

Words, `$ ludarium inline`, and

- a list
  ```python
  if first:
      print(first)
  ```

```console
$ ludarium games
Ecosystem
$ ludarium play ecosystem
$ make play
$ ludarium simulate ecosystem \\
    --games 5
```

```
$ ludarium nothing
```
"""


def test_examples_are_found_where_they_stand() -> None:
    assert programs(EXAMPLE).splitlines() == ["", "", "", "first = 1", *[""] * 6, "if first:", "    print(first)"]
    assert [EXAMPLE.splitlines()[n].strip() for n in (3, 10, 11)] == ["first = 1", "if first:", "print(first)"]
    assert commands(EXAMPLE) == ["ludarium games", "ludarium simulate ecosystem      --games 5"]
