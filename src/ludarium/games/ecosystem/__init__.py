"""Ecosystem by Matt Simpson, for 1 to 6 players."""

from pathlib import Path

from ludarium.core.game import Game, Option, Thinking
from ludarium.games.ecosystem import board, heuristics, rules, view, words
from ludarium.games.ecosystem.box import EDITIONS, PLAYERS_FROM, PLAYERS_TO

GAME = Game(
    name="ecosystem",
    version=1,
    seats=range(PLAYERS_FROM, PLAYERS_TO + 1),
    options=(Option("edition", EDITIONS),),
    state=rules.Game,
    view=view.View,
    functions={
        "setup": rules.setup,
        "waiting": rules.waiting,
        "moves": rules.moves,
        "objection": rules.objection,
        "outcomes": rules.outcomes,
        "play": rules.play,
        "sheet": rules.sheet,
        "winners": rules.winners,
        "remark": rules.remark,
        "features": heuristics.features,
        "outlook": heuristics.outlook,
        "reopen": heuristics.reopen,
        "look": view.look,
        "imagine": view.imagine,
    },
    words=words.WORDS,
    lines=words.LINES,
    objections=words.OBJECTIONS,
    sheets=words.sheets,
    arguments=words.arguments,
    spelling=words.spelling,
    heard=words.heard,
    draw=board.draw,
    remarks=words.REMARKS,
    folder=Path(__file__).parent,
    thinking=Thinking(depth=0, trust=5, together=5, ripe=2, curiosity=20, spread=10),
)
