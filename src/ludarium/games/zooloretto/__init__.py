"""Zooloretto by Michael Schacht, for 2 to 5 players."""

from pathlib import Path

from ludarium.core.game import Game, Option, Thinking
from ludarium.games.zooloretto import board, heuristics, rules, view, words
from ludarium.games.zooloretto.box import EDITIONS, PLAYERS_FROM, PLAYERS_TO

GAME = Game(
    name="zooloretto",
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
    thinking=Thinking(depth=0, trust=10, together=10, ripe=5, curiosity=20, spread=6),
)
