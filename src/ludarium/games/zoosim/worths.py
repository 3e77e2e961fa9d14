"""What each feature in `heuristics.py` is worth, found by `tools/fit_worths.py zoosim`."""

from ludarium.core.kit import table

# In thousandths of hundredths of points: a row for each number of players.
WORTHS = table(
    (
        (0, 0),
        (0, 0),
        (113413, 37112),
        (103062, 46617),
        (94983, 50583),
    )
)
