"""Is a player stronger than another? A test that looks after every deal, and stops as soon as it can say.

The generalized sequential probability ratio test of chess engines (GSPRT): what a deal brings is one of a few scores
(five of them for two games: the pentanomial model), and the frequencies are the most likely ones under each hypothesis.
"""

import importlib
import math
from collections import Counter
from dataclasses import dataclass, field

ERROR = 0.05
# How far the logarithm of the likelihood ratio must be from 0.
BOUND = math.log((1 - ERROR) / ERROR)
# What was never seen is not impossible.
UNSEEN = 1e-3
NEAR = 1e-9
DIGITS = 9
ACCEPTED, REJECTED, UNDECIDED = "accepted", "rejected", "undecided"


def expected(elo: float) -> float:
    """The score to expect of who is so much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


@dataclass
class Sequential:
    """A test of two hypotheses about a difference in Elo, deal by deal."""

    low: float
    high: float
    scores: Counter[float] = field(default_factory=Counter)
    ratio: float = 0
    verdict: str = UNDECIDED

    def add(self, score: float) -> None:
        """Take up what one more deal has brought, from 0 to 1."""
        assert self.verdict == UNDECIDED
        self.scores[round(score, DIGITS)] += 1
        self.ratio = log_ratio(self.scores, expected(self.low), expected(self.high))
        if abs(self.ratio) >= BOUND:
            self.verdict = ACCEPTED if self.ratio > 0 else REJECTED

    @property
    def deals(self) -> int:
        return self.scores.total()


def log_ratio(scores: Counter[float], low: float, high: float) -> float:
    """How much more likely the scores are if the higher mean is true, as a logarithm."""
    seen = {score: scores[score] or UNSEEN for score in {0.0, 1.0, *scores}}
    total = sum(seen.values())
    odds = {score: count / total for score, count in seen.items()}
    tilts = [tilt(odds, mean) for mean in (low, high)]
    return total * sum(
        share * (math.log1p(tilts[0] * (score - low)) - math.log1p(tilts[1] * (score - high)))
        for score, share in odds.items()
    )


def tilt(odds: dict[float, float], mean: float) -> float:
    """By what frequencies must be tilted, each divided by 1 + tilt x (score - mean), so that this is their mean."""

    def excess(by: float) -> float:
        return sum(share * (score - mean) / (1 + by * (score - mean)) for score, share in odds.items())

    optimize = importlib.import_module("scipy.optimize")
    return float(optimize.brentq(excess, -1 / (max(odds) - mean) + NEAR, 1 / (mean - min(odds)) - NEAR))
