"""Alien City by Michael Schoessow, for 2 players."""

from pathlib import Path

from ludarium.core.game import Game, Option, Thinking
from ludarium.games.aliencity import board, heuristics, rules, view, words
from ludarium.games.aliencity.box import PLAYERS, STRICT_FIRST_TWO

GAME = Game(
    name="aliencity",
    version=1,
    seats=range(PLAYERS, PLAYERS + 1),
    options=(Option("strict-first-two", STRICT_FIRST_TWO),),
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
    thinking=Thinking(depth=0, trust=5, together=5, ripe=3, curiosity=20, spread=15),
    details=words.details,
    line=words.line,
    news=words.news,
    open_after_setup=True,
)
