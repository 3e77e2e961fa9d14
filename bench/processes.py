"""Processes that carry out orders: orders and answers are lines of JSON. Plain Python, and nothing of Ludarium."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


class Worker:
    """A program of this folder in a process of its own, for as long as somebody has orders for it."""

    def __init__(self, program: str, *words: str, pure: bool = False, python: str = sys.executable) -> None:
        surroundings = {name: value for name, value in os.environ.items() if name != "LUDARIUM_PURE"}
        self.process = subprocess.Popen(
            [python, str(HERE / program), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=surroundings | ({"LUDARIUM_PURE": "1"} if pure else {}),
        )

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()

    def ask(self, order: str, **details: Any) -> Any:
        """The answer to an order."""
        assert self.process.stdin and self.process.stdout
        print(json.dumps({"order": order, **details}), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


def serve(orders: Mapping[str, Callable[..., Any]]) -> None:
    """Carry out orders such as `{"order": "run", "seconds": 1}`, one a line, until there are no more."""
    for line in sys.stdin:
        wanted = json.loads(line)
        print(json.dumps(orders[wanted.pop("order")](**wanted)), flush=True)
