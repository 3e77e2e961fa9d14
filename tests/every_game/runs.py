"""Python in a process of its own, with the rules run as one likes."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent
COMPILED, UNCOMPILED, CHECKED = "", "1", "check"


def attempt(*arguments: str, rules: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the rules compiled, uncompiled or checked, and these variables of the environment besides."""
    inherited = {name: value for name, value in os.environ.items() if name != "LUDARIUM_PURE"}
    chosen = {"LUDARIUM_PURE": rules} if rules else {}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=TESTS,
        env={**inherited, **chosen, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def python(*arguments: str, rules: str, **environment: str) -> str:
    """What Python prints, if it ends well."""
    done = attempt(*arguments, rules=rules, **environment)
    assert done.returncode == 0, f"{' '.join(arguments)[:200]} failed:\n{done.stderr[-3000:]}"
    return done.stdout
