"""Pictures of what an arena came to."""

import importlib
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ludarium.lab.ratings import Standings

ROW_INCHES = 0.45
FORMATS = ("png", "svg")
INK, ACCENT = "#222222", "#1f6f8b"
DARK = 0.25
BESIDE: Any = {"textcoords": "offset points", "ha": "center", "va": "center", "color": INK}


def draw(standings: Standings, labels: Mapping[str, str], stem: Path) -> list[Path]:
    """Ratings with their intervals, and beside them who ends ahead of whom; as a picture in each format."""
    figures = importlib.import_module("matplotlib.figure")
    importlib.import_module("matplotlib").rcParams["svg.hashsalt"] = stem.name
    players = len(standings.players)
    figure = figures.Figure(figsize=(10, 2 + ROW_INCHES * players), layout="constrained")
    left, right = figure.subplots(1, 2, width_ratios=(3, 2))
    figure.suptitle(labels["title"], color=INK)
    draw_ratings(left, standings, labels)
    draw_matrix(right, standings, labels)
    paths = [stem.with_suffix(f".{kind}") for kind in FORMATS]
    for path in paths:
        figure.savefig(path, dpi=120, metadata={"Date": None} if path.suffix == ".svg" else None)
    return paths


def draw_ratings(axes: Any, standings: Standings, labels: Mapping[str, str]) -> None:
    """A point for each player, and a bar where its rating lies 19 times out of 20; an arrow where it has no end."""
    ratings = [standings.ratings[player] for player in standings.order]
    for row, rating in enumerate(ratings):
        ends = [rating.value if math.isinf(end) else end for end in (rating.low, rating.high)]
        axes.plot(ends, (row, row), color=ACCENT, linewidth=3, alpha=0.5, solid_capstyle="round")
        for end, arrow, side in ((rating.low, "←", -1), (rating.high, "→", 1)):
            if math.isinf(end):
                axes.annotate(arrow, (rating.value, row), (12 * side, 0), **BESIDE)
        axes.annotate(f"{rating.value:+.0f}" if rating.value else "0", (rating.value, row), (0, 12), **BESIDE)
    axes.plot([rating.value for rating in ratings], range(len(ratings)), "o", color=ACCENT)
    axes.axvline(0, color=INK, linewidth=0.5, alpha=0.3)
    axes.set_yticks(range(len(ratings)), named(standings))
    axes.set_ylim(len(ratings) - 0.4, -0.7)
    axes.margins(x=0.1)
    axes.set_xlabel(labels["rating"])
    axes.spines[["top", "right", "left"]].set_visible(False)


def draw_matrix(axes: Any, standings: Standings, labels: Mapping[str, str]) -> None:
    """The share of the row against the column, from 0 to 1, as number and colour."""
    matrix = standings.matrix[np.ix_(standings.order, standings.order)]
    axes.imshow(matrix, cmap="RdBu", vmin=0, vmax=1, aspect="auto")
    for (row, column), share in np.ndenumerate(matrix):
        shown = "" if math.isnan(share) else f"{share:.0%}"
        pale = abs(share - 0.5) > DARK
        axes.text(column, row, shown, ha="center", va="center", color="white" if pale else INK)
    axes.set_xticks(range(len(matrix)), named(standings), rotation=30, ha="right")
    axes.set_yticks(range(len(matrix)), named(standings))
    axes.set_xlabel(labels["matrix"])
    axes.tick_params(length=0)


def named(standings: Standings) -> list[str]:
    return [standings.players[player] for player in standings.order]
