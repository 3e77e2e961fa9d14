"""Where compiled rules are kept: a folder of its own for every state of the sources, and nothing where none is safe."""

import contextlib
import hashlib
import os
import re
import shutil
import stat
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
FOLDER_NAME = re.compile("[0-9a-f]{16}")
MONTH = 30 * 24 * 3600


def folder(compiler: str) -> Path | None:
    """A private folder for what this compiler makes of these sources, or None if no place can be written."""
    return next((found for base in bases() if (found := usable(base / fingerprint(compiler)))), None)


def bases() -> Iterator[Path]:
    """Where a cache may lie, the best place first."""
    if chosen := os.environ.get("LUDARIUM_CACHE"):
        yield Path(chosen)
        return
    if home := os.environ.get("XDG_CACHE_HOME") or home_cache():
        yield Path(home, "ludarium")
    if shared := temporary():
        yield shared / f"ludarium-{os.getuid() if hasattr(os, 'getuid') else os.environ.get('USERNAME')}"


def temporary() -> Path | None:
    """The folder for temporary files, if there is one."""
    with contextlib.suppress(FileNotFoundError):
        return Path(tempfile.gettempdir())
    return None


def home_cache() -> Path | None:
    """The usual folder for caches below the home, if there is a home."""
    with contextlib.suppress(RuntimeError):
        return Path.home() / ".cache"
    return None


def fingerprint(compiler: str) -> str:
    """A name that changes with any source: Numba itself looks at one file only, and would run stale rules."""
    digest = hashlib.sha256(compiler.encode())
    for source in sorted(PACKAGE.rglob("*.py")):
        digest.update(str(source.relative_to(PACKAGE)).encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:16]


def usable(place: Path) -> Path | None:
    """The folder, if it can be made and written and nobody else can put anything into it (what it holds is run)."""
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        place.mkdir(mode=0o700, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return place if private(place) and private(place.parent) else None
    except OSError:
        return None


def private(place: Path) -> bool:
    """Nobody but its owner, who is us, may write there."""
    if not hasattr(os, "getuid"):
        return True
    found = place.stat()
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def forget_old(current: Path) -> None:
    """Remove what was compiled from other sources and has not been added to for a month."""
    for other in current.parent.iterdir():
        stale = FOLDER_NAME.fullmatch(other.name) and other.stat().st_mtime < time.time() - MONTH
        if stale and other != current:
            shutil.rmtree(other, ignore_errors=True)
