#!/usr/bin/env python3
"""Set up the virtual environment: `set_up.py play` or `set_up.py test`. Does nothing where it is set up already.

Needs Python 3.11 and pip, or apt-get and the right to use it. Says in a sentence what is missing.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements.lock"
LOG = ROOT / ".venv" / "set-up.log"
PURPOSES = {
    "play": [["-c", str(LOCK), "-e", str(ROOT)]],
    "test": [["-r", str(LOCK)], ["--no-deps", "-e", str(ROOT)]],
}


def main() -> None:
    purpose = sys.argv[1] if len(sys.argv) == 2 else ""
    if purpose not in PURPOSES:
        give_up("Usage: set_up.py play, or set_up.py test.")
    if sys.version_info < (3, 11):  # noqa: UP036  # this very script may be run by an older one
        give_up(f"Ludarium needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.11")
    stamp = VENV / f"ready-for-{purpose}"
    wanted = fingerprint()
    if stamp.exists() and stamp.read_text() == wanted and works():
        return
    make_environment()
    print("Installing what Ludarium needs into .venv; this happens once and takes a minute or two …", flush=True)
    for arguments in PURPOSES[purpose]:
        install(arguments)
    stamp.write_text(wanted)


def fingerprint() -> str:
    """What the environment depends on."""
    sources = (ROOT / "pyproject.toml").read_bytes() + LOCK.read_bytes() + sys.version.encode() + str(ROOT).encode()
    return hashlib.sha256(sources).hexdigest()


def works() -> bool:
    """Whether the environment's Python and its pip run."""
    return PYTHON.exists() and runs([str(PYTHON), "-m", "pip", "--version"])


def runs(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def make_environment() -> None:
    """A virtual environment with pip; Debian's Python may lack the part that brings pip along."""
    if works():
        return
    shutil.rmtree(VENV, ignore_errors=True)
    if runs([sys.executable, "-m", "venv", str(VENV)]) and works():
        return
    shutil.rmtree(VENV, ignore_errors=True)
    bare = runs([sys.executable, "-m", "venv", "--without-pip", str(VENV)])
    if bare and runs([sys.executable, "-m", "pip", "--python", str(PYTHON), "install", "--quiet", "pip"]) and works():
        return
    install_venv_package()
    shutil.rmtree(VENV, ignore_errors=True)
    if not (runs([sys.executable, "-m", "venv", str(VENV)]) and works()):
        give_up(f"A virtual environment could not be made in {VENV}: is the folder writable, and is pip there?")


def install_venv_package() -> None:
    """Debian's package for virtual environments, where it may be installed."""
    command = "apt-get install --yes python3-venv"
    if not shutil.which("apt-get") or os.geteuid() != 0:
        give_up(f"Python's virtual environments are not installed. As root, run: {command}")
    runs(["apt-get", "update"])
    runs(command.split())


def install(arguments: list[str]) -> None:
    """Let pip install into the environment; on failure show the end of what it said."""
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    LOG.write_text(done.stdout)
    if done.returncode:
        last = "\n".join(done.stdout.strip().splitlines()[-3:])
        give_up(
            f"pip could not install the packages; is the network there? All it said is in {LOG}. The end of it:\n{last}"
        )


def give_up(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
