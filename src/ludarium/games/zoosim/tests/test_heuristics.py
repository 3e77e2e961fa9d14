"""What players think of a game of ZooSim."""

from ludarium.core import contract
from ludarium.core.game import Match
from ludarium.games.zoosim.tests.pictures import arranged, auction, opened, settle


def value(match: Match, seat: int) -> int:
    return int(contract.value_of(match.state, seat, match.scratch))


def test_a_coin_and_a_figure_are_worth_something_while_years_are_to_come() -> None:
    match = opened()
    before = value(match, 0)
    with arranged(match) as table:
        table.zoos[0].coins += 1
    richer = value(match, 0)
    with arranged(match) as table:
        table.zoos[0].benches += 1
    assert before < richer < value(match, 0)


def test_when_all_is_over_points_alone_have_a_value() -> None:
    match = opened()
    while not match.over:
        settle(match)
        if not match.over:
            auction(match, 0, 0)
            seat = match.waiting()[0]
            match.play(seat, match.moves(seat)[0])
            settle(match)
    assert [value(match, seat) for seat in (0, 1)] == [100 * points for points in match.scores()]
