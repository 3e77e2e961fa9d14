"""ZooSim, also called O Zoo le Mio, by Corné van Moorsel, for 2 to 4 players."""

from pathlib import Path

from ludarium.core.game import Game, Option, Stock, Thinking
from ludarium.games.zoosim import board, heuristics, rules, tiles, view, words
from ludarium.games.zoosim.box import EDITIONS, INCOMES, PLAYERS_FROM, PLAYERS_TO, STARTS, TIEBREAKS, TILE_RULES

GAME = Game(
    name="zoosim",
    version=1,
    seats=range(PLAYERS_FROM, PLAYERS_TO + 1),
    options=(
        Option("edition", EDITIONS),
        Option("tiles", TILE_RULES),
        Option("income", INCOMES),
        Option("tiebreak", TIEBREAKS),
        Option("start", STARTS),
    ),
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
    thinking=Thinking(depth=0, trust=5, together=5, ripe=2, curiosity=12, spread=25),
    stock=Stock("tile-set", tiles.USUAL_TILES, tiles.read_tiles),
    details=words.details,
    unused=words.unused,
    news=words.news,
)
