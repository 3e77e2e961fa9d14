"""A picture of everybody's chances in a game."""

import importlib
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from ludarium.lab.plots import INK

# Colours of Okabe and Ito, which everybody can tell apart.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
# Names beside the ends of the curves are at least so far apart, in shares.
APART = 0.06


def draw_chances(
    chances: Sequence[Sequence[float]],
    names: Sequence[str],
    turns: Sequence[int],
    labels: Mapping[str, str],
    ticks: Mapping[float, str],
    path: Path,
) -> None:
    """A curve for each seat, with its name where it ends, and a numbered line at each turning point."""
    figures = importlib.import_module("matplotlib.figure")
    importlib.import_module("matplotlib").rcParams["svg.hashsalt"] = path.stem
    figure = figures.Figure(figsize=(10, 4.5), layout="constrained")
    axes = figure.subplots()
    axes.set_title(labels["title"], color=INK, loc="left", pad=22)
    draw_turns(axes, turns)
    draw_curves(axes, chances, names)
    draw_frame(axes, len(chances), labels, ticks)
    figure.savefig(path, dpi=120, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def draw_turns(axes: Any, turns: Sequence[int]) -> None:
    """A thin line at each turning point, and its number above."""
    above = {"textcoords": "offset points", "ha": "center", "va": "bottom", "color": INK, "fontsize": 9}
    for number, move in enumerate(turns, 1):
        axes.axvline(move, color=INK, linewidth=0.8, alpha=0.35, linestyle=(0, (2, 3)))
        axes.annotate(str(number), (move, 1), (0, 7), xycoords=axes.get_xaxis_transform(), **above)


def draw_curves(axes: Any, chances: Sequence[Sequence[float]], names: Sequence[str]) -> None:
    """Each seat in its colour; chances stay what they are until a move changes them."""
    heights = apart(chances[-1])
    for seat, name in enumerate(names):
        shares = [each[seat] for each in chances]
        colour = COLOURS[seat]
        axes.plot(range(len(shares)), shares, color=colour, linewidth=1.8, drawstyle="steps-post", clip_on=False)
        beside = {"textcoords": "offset points", "va": "center", "color": colour, "annotation_clip": False}
        axes.annotate(name, (len(shares) - 1, heights[seat]), (8, 0), **beside)


def apart(ends: Sequence[float]) -> list[float]:
    """The heights at which names stand: where their curves end, but never one over another."""
    order = sorted(range(len(ends)), key=lambda seat: ends[seat])
    heights = list(ends)
    for lower, seat in pairwise(order):
        heights[seat] = max(heights[seat], heights[lower] + APART)
    heights[order[-1]] = min(heights[order[-1]], 1)
    for higher, seat in pairwise(reversed(order)):
        heights[seat] = min(heights[seat], heights[higher] - APART)
    return heights


def draw_frame(axes: Any, positions: int, labels: Mapping[str, str], ticks: Mapping[float, str]) -> None:
    """Percentages on the left, moves below, and no more lines than are needed."""
    axes.set_xlim(0, max(1, positions - 1))
    axes.set_ylim(0, 1)
    axes.set_yticks(list(ticks), list(ticks.values()))
    axes.grid(axis="y", color=INK, alpha=0.1)
    axes.set_xlabel(labels["moves"])
    axes.set_ylabel(labels["chances"])
    axes.tick_params(length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
