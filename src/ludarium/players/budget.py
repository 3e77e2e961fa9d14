"""How long a player may think: so many simulations, or some time."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from ludarium.core.texts import mistake

WORDS = re.compile(r"(?P<count>[0-9]{1,9}(?:\.[0-9]{1,3})?)(?P<unit>s|ms|)")
MILLISECONDS = {"s": 1000, "ms": 1}
MOST_SIMULATIONS = 1_000_000_000
MOST_SECONDS = 3600
# Time is looked at after so much of it, and after few simulations at first.
LOOK_EVERY = 0.01
FIRST_TIMES = 16


@dataclass(frozen=True)
class Budget:
    """So many simulations, or so many seconds."""

    simulations: int = 0
    seconds: float = 0.0

    def part(self, parts: int) -> "Budget":
        """One of so many equal parts."""
        return Budget(-(-self.simulations // parts), self.seconds / parts)

    def spend(self, think: Callable[[int], object], is_settled: Callable[[float], bool] | None = None) -> int:
        """Think until the budget is used up or all has been thought, which is true then; returns how often was thought.

        Time may end before as well: when all is settled, whatever so many more simulations bring.
        """
        if self.simulations:
            think(self.simulations)
            return self.simulations
        begun = time.perf_counter()
        times, spent, done = FIRST_TIMES, 0.0, 0
        while spent < self.seconds and not think(times):
            done += times
            before, spent = spent, time.perf_counter() - begun
            if is_settled and is_settled(done / spent * (self.seconds - spent)):
                break
            times = enough(times, spent - before, self.seconds - spent)
        return done


def enough(times: int, lasted: float, left: float) -> int:
    """How many simulations come next, when so many lasted so long and there is so much time left."""
    return max(1, min(2 * times, int(times * min(LOOK_EVERY, left) / max(lasted, 1e-9))))


def budget_of(words: str) -> Budget:
    """A budget in words: `1s`, `200ms` or `5000` simulations; or a Mistake."""
    found = WORDS.fullmatch(words)
    if not found or (not found["unit"] and "." in words):
        raise mistake("unknown-budget", budget=words[:60])
    if found["unit"]:
        seconds = float(found["count"]) * MILLISECONDS[found["unit"]] / 1000
        return checked(words, Budget(seconds=seconds), 0.001 <= seconds <= MOST_SECONDS)
    simulations = int(found["count"])
    return checked(words, Budget(simulations=simulations), 1 <= simulations <= MOST_SIMULATIONS)


def checked(words: str, budget: Budget, is_sound: bool) -> Budget:
    """A budget within the limits."""
    if not is_sound:
        raise mistake("unknown-budget", budget=words[:60])
    return budget
