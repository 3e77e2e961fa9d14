"""Players that think in processes of their own, on compiled rules, while the table runs on.

A request and its answer are a line of JSON each. A process that dies is replaced, and the request repeated; one that
takes far too long is taken for dead.
"""

import base64
import json
import os
import select
import subprocess
import sys
from typing import Any

from ludarium.core import kit
from ludarium.core.game import Game
from ludarium.core.texts import mistake
from ludarium.players.player import Hint, Player, budget_named, seat_player

# To how many processes a request is given before it is given up.
ATTEMPTS = 3
# Who has not answered so many seconds after the end of its time is dead; at first the compiler takes its time as well.
GRACE, GRACE_TO_COMPILE = 30.0, 600.0


class Cancelled(Exception):
    """A player was told to stop thinking."""


class ProcessPlayer:
    """A player in a process of its own, which sees the views that it is sent."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.budget = budget_named(name)
        self.order = {
            "player": name,
            "game": game.name,
            "stock": list(game.stock.numbers) if game.stock else [],
            "seed": seed,
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.has_answered = False
        self.cancelled = False

    def move(self, view: Any, seat: int, players: int) -> int:
        """The move of a seat."""
        return int(self.asked("move", view, seat, players))

    def hints(self, view: Any, seat: int, players: int) -> list[Hint]:
        """The best moves of a seat."""
        return [Hint(**hint) for hint in self.asked("hints", view, seat, players)]

    def asked(self, wanted: str, view: Any, seat: int, players: int) -> Any:
        """What a process answers: this one, or one that replaces it."""
        self.cancelled = False
        shown = base64.b64encode(kit.pack(view)).decode()
        request = json.dumps({"wanted": wanted, "view": shown, "seat": seat, "players": players})
        for _ in range(ATTEMPTS):
            answer = self.answer(request.encode())
            if self.cancelled:
                raise Cancelled
            if answer is not None:
                return answer[wanted]
            self.stop()
        raise mistake("player-lost", player=self.order["player"])

    def answer(self, request: bytes) -> dict[str, Any] | None:
        """The answer of the process; nothing if it is dead. What it has to object comes as a Mistake."""
        try:
            answer = json.loads(self.exchange(request))
        except (OSError, ValueError):
            return None
        if "mistake" in answer:
            raise mistake(answer["mistake"], **answer["arguments"])
        return dict(answer)

    def exchange(self, request: bytes) -> bytes:
        """A line to the process and a line back; an empty one if none comes."""
        process = self.running()
        assert process.stdin and process.stdout
        process.stdin.write(request + b"\n")
        process.stdin.flush()
        ready, _, _ = select.select([process.stdout], [], [], self.patience())
        answer = process.stdout.readline() if ready else b""
        self.has_answered |= bool(answer)
        return answer

    def patience(self) -> float | None:
        """How many seconds to wait for an answer; for ever where simulations are counted and not time."""
        if self.budget and self.budget.simulations:
            return None
        return (self.budget.seconds if self.budget else 0.0) + (GRACE if self.has_answered else GRACE_TO_COMPILE)

    def running(self) -> subprocess.Popen[bytes]:
        """The process, which is started where there is none."""
        if self.process is None:
            self.process = started(self.order)
            self.has_answered = False
        return self.process

    def is_awake(self) -> bool:
        """Whether its process has answered before."""
        return self.process is not None and self.has_answered

    def cancel(self) -> None:
        """Stop thinking at once: from another thread, while a move is asked for."""
        self.cancelled = True
        self.stop()

    def stop(self) -> None:
        """End the process, whatever it does; the next request starts another."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()


def ready_player(name: str, game: Game, seed: int) -> Player:
    """A player for a table whose rules run uncompiled: who searches does so in a process of its own."""
    return ProcessPlayer(name, game, seed) if budget_named(name) else seat_player(name, game, seed)


def started(order: dict[str, Any]) -> subprocess.Popen[bytes]:
    """A new process for a player, on compiled rules if there is a compiler; it gets its order."""
    surroundings = {name: value for name, value in os.environ.items() if name != "LUDARIUM_PURE"}
    command = [sys.executable, "-m", "ludarium.players.worker"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=surroundings)
    assert process.stdin
    process.stdin.write(json.dumps(order).encode() + b"\n")
    process.stdin.flush()
    return process
