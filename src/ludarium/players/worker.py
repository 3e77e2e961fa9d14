"""The process of one player: the first line says which, each other one holds a view and asks for a move or hints."""

import base64
import json
import signal
import sys
from dataclasses import asdict
from typing import Any

from ludarium.core import kit
from ludarium.core.game import Game
from ludarium.core.texts import Mistake
from ludarium.games import load
from ludarium.players.player import Player, SearchPlayer, seat_player


def main() -> None:
    """Answer until nobody asks any more."""
    # Who interrupts means the table, which ends this process as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    order = json.loads(sys.stdin.readline())
    game = load(order["game"]).restocked(tuple(order["stock"]))
    player = seat_player(order["player"], game, order["seed"])
    for line in sys.stdin:
        print(json.dumps(answer(player, game, json.loads(line))), flush=True)


def answer(player: Player, game: Game, request: dict[str, Any]) -> dict[str, Any]:
    """A move, or hints, for what a seat sees; or why there is none."""
    seen = kit.unpack(game.view, base64.b64decode(request["view"])), request["seat"], request["players"]
    try:
        if request["wanted"] == "hints" and isinstance(player, SearchPlayer):
            return {"hints": [asdict(hint) for hint in player.hints(*seen)]}
        return {"move": player.move(*seen)}
    except Mistake as problem:
        return {"mistake": problem.sentence.name, "arguments": dict(problem.sentence.arguments)}


if __name__ == "__main__":
    main()
