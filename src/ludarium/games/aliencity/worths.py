"""What each feature in `heuristics.py` is worth, found by `tools/fit_worths.py aliencity`."""

from ludarium.core.kit import table

# In thousandths of hundredths of points: a row for each number of players.
WORTHS = table(
    (
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        (779, -64889, -34157, -17001, 1347, 85290, -5485, 1003579, 102447, 62958, 41752, 40794, 32215, 374422, 68578),
    )
)
