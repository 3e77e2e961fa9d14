"""The file of tiles: what it must hold, a sentence for everything that is wrong, and games with tiles of one's own."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludarium.core.game import Game, Match
from ludarium.core.record import read
from ludarium.core.replay import replay
from ludarium.core.texts import LANGUAGES, Mistake
from ludarium.games import load
from ludarium.games.zoosim import GAME, tiles
from ludarium.games.zoosim.box import EDGES, FAMILY_NAMES, TILES
from ludarium.games.zoosim.tests.pictures import STRAIGHT, give_away, opened, settle, tile_set

# In the numbers of a tile, as the rules take them: families, stars, paths, and shrubs.
NUMBERS = 7


@cache
def usual() -> str:
    """The file of the box."""
    return tiles.USUAL.read_text("utf-8")


def content() -> Any:
    """What is in the file of the box, to be changed."""
    return json.loads(usual())


def third(path: str) -> tuple[Any, Any, str]:
    """The file of the box, and a place in its third tile with the name of what is there: `halves A stars`."""
    whole = content()
    place = whole["tiles"][2]
    *way, last = path.split()
    for name in way:
        place = place[name]
    return whole, place, last


def changed(path: str, value: Any) -> str:
    """The file of the box with another value there."""
    whole, place, last = third(path)
    place[last] = value
    return json.dumps(whole)


def without(path: str) -> str:
    """The file of the box with nothing there."""
    whole, place, last = third(path)
    del place[last]
    return json.dumps(whole)


def numbers_of(number: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of one tile."""
    return numbers[(number - 1) * NUMBERS : number * NUMBERS]


def problem(text: str) -> Mistake:
    """What is wrong with a file."""
    with pytest.raises(Mistake) as raised:
        tiles.read_tiles(text)
    return raised.value


# --- What a file holds ---


def test_the_file_of_the_box_holds_25_tiles_called_z01_to_z25() -> None:
    assert [tile["id"] for tile in content()["tiles"]] == [f"Z{number:02}" for number in range(1, 26)]
    assert len(tiles.read_tiles(usual())) == NUMBERS * 25 == NUMBERS * TILES


def test_the_file_says_that_it_is_a_reconstruction_and_how_it_is_replaced() -> None:
    about = content()["name"] + content()["status"]
    assert "reconstruction" in about
    assert "--tile-set FILE" in about


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize(("number", "family"), list(enumerate(FAMILY_NAMES)))
def test_a_half_shows_a_family_by_its_name(number: int, family: str, half: int) -> None:
    picture = [f"{'birds' if family != 'birds' else 'monkeys'} 1"] * 2
    picture[half] = f"{family} 1"
    assert tiles.read_tiles(tile_set(f"{' | '.join(picture)} : AW"))[half] == number


@pytest.mark.parametrize("stars", [1, 2, 3])
def test_a_half_shows_one_to_three_stars(stars: int) -> None:
    read_tile = tiles.read_tiles(tile_set(f"birds {stars} | monkeys {4 - stars} : AW"))
    assert read_tile[2:4] == (stars, 4 - stars)


@pytest.mark.parametrize("shrubs", [0, 1, 5, 9])
def test_a_tile_shows_up_to_nine_shrubs(shrubs: int) -> None:
    assert tiles.read_tiles(tile_set(f"AW ; shrubs {shrubs}"))[6] == shrubs


@pytest.mark.parametrize(
    ("exits", "paths"),
    [
        # To the north, east, south and west of each half are 1, 2, 4 and 8.
        ("AN", (1, 0)),
        ("AW", (8, 0)),
        ("AS", (4, 0)),
        ("BN", (0, 1)),
        ("BE", (0, 2)),
        ("BS", (0, 4)),
        ("AN AW AS BN BE BS", (13, 7)),
        ("BS AW", (8, 4)),
    ],
)
def test_a_path_leaves_a_half_to_one_side(exits: str, paths: tuple[int, int]) -> None:
    assert tiles.read_tiles(tile_set(exits))[4:6] == paths


def test_the_order_of_tiles_in_a_file_does_not_matter() -> None:
    shuffled = content()
    random.Random(1).shuffle(shuffled["tiles"])
    assert shuffled != content()
    assert tiles.read_tiles(json.dumps(shuffled)) == tiles.USUAL_TILES
    shuffled["tiles"].reverse()
    assert tiles.read_tiles(json.dumps(shuffled)) == tiles.USUAL_TILES


def test_the_order_of_exits_and_of_halves_does_not_matter() -> None:
    turned = content()
    for tile in turned["tiles"]:
        tile["exits"].reverse()
        tile["halves"] = dict(reversed(tile["halves"].items()))
    assert tiles.read_tiles(json.dumps(turned)) == tiles.USUAL_TILES


def test_whatever_else_a_file_says_is_passed_over() -> None:
    assert tiles.read_tiles(json.dumps({"tiles": content()["tiles"]})) == tiles.USUAL_TILES
    assert tiles.read_tiles(json.dumps({**content(), "made": [{"by": None}]})) == tiles.USUAL_TILES
    assert tiles.read_tiles(changed("colour", "green")) == tiles.USUAL_TILES
    assert tiles.read_tiles(changed("halves C", 7)) == tiles.USUAL_TILES


def test_a_mark_at_the_beginning_that_some_editors_write_does_no_harm() -> None:
    assert tiles.read_tiles("\ufeff" + usual()) == tiles.USUAL_TILES


# --- What can be wrong ---

DEEP = "[" * 100_000
SAME = {"A": {"family": "birds", "stars": 1}, "B": {"family": "birds", "stars": 2}}
HALVES = {"A": {"family": "birds", "stars": 1}}

NO_STARS: tuple[Any, ...] = (0, 4, -1, True, 1.5, 2.0, "2")
NO_SHRUBS: tuple[Any, ...] = (-1, 10, False, 0.5, "1", None, {})

FAULTS: dict[str, tuple[str, str]] = {
    "nothing": ("", "no-json"),
    "words": ("25 tiles", "no-json"),
    "half of a file": (usual()[:2000], "no-json"),
    "a comma too much": (usual().replace('"tiles": [', '"tiles": [,'), "no-json"),
    "single quotes": (usual().replace('"', "'"), "no-json"),
    "deep nesting": (DEEP, "no-json"),
    "deep nesting that is closed": (DEEP + DEEP.replace("[", "]"), "no-json"),
    "deep nesting of objects": ('{"tiles": ' * 100_000, "no-json"),
    "a number of 5000 digits": (usual().replace('"stars": 3', f'"stars": {"9" * 5000}', 1), "no-json"),
    "a zero byte": (usual() + "\0", "no-json"),
    "a list of tiles alone": (json.dumps(content()["tiles"]), "count"),
    "a number": ("25", "count"),
    "null": ("null", "count"),
    "a string": ('"tiles"', "count"),
    "an object without tiles": ("{}", "count"),
    "tiles that are no list": ('{"tiles": {"Z01": {}}}', "count"),
    "no tile": ('{"tiles": []}', "count"),
    "24 tiles": (json.dumps({"tiles": content()["tiles"][:-1]}), "count"),
    "26 tiles": (json.dumps({"tiles": [*content()["tiles"], content()["tiles"][0]]}), "count"),
    "an unknown id": (changed("id", "Z26"), "missing"),
    "an id in small letters": (changed("id", "z03"), "missing"),
    "an id twice": (changed("id", "Z04"), "missing"),
    "an id that is a number": (changed("id", 3), "missing"),
    "an id that is a list": (changed("id", ["Z03"]), "missing"),
    "no id": (without("id"), "missing"),
    "tiles that are numbers": (json.dumps({"tiles": list(range(25))}), "missing"),
    "tiles that are lists": (json.dumps({"tiles": [[]] * 25}), "missing"),
    "one family on both halves": (changed("halves", SAME), "same-family"),
    "an unknown family": (changed("halves B family", "insects"), "no-family"),
    "a family in capitals": (changed("halves B family", "Birds"), "no-family"),
    "a family that is a number": (changed("halves B family", 2), "no-family"),
    "a family that is a list": (changed("halves B family", ["birds"]), "no-family"),
    "no family": (without("halves B family"), "no-family"),
    "no half B": (changed("halves", HALVES), "no-family"),
    "no half A": (without("halves A"), "no-family"),
    "no halves": (without("halves"), "no-family"),
    "halves that are a list": (changed("halves", [HALVES["A"], SAME["B"]]), "no-family"),
    "a half that is a list": (changed("halves A", ["birds", 1]), "no-family"),
    "no stars": (without("halves A stars"), "number"),
    **{f"stars: {json.dumps(n)}": (changed("halves B stars", n), "number") for n in NO_STARS},
    "stars that are null": (changed("halves A stars", None), "number"),
    "stars that are a list": (changed("halves A stars", [1, 2]), "number"),
    "stars that are not finite": (changed("halves A stars", float("inf")), "number"),
    "no shrubs": (without("shrubs"), "number"),
    **{f"shrubs: {json.dumps(n)}": (changed("shrubs", n), "number") for n in NO_SHRUBS},
    "no exits": (without("exits"), "exits"),
    "exits that are empty": (changed("exits", []), "exits"),
    "exits that are a string": (changed("exits", "AN"), "exits"),
    "exits that are null": (changed("exits", None), "exits"),
    "exits that are an object": (changed("exits", {"AN": 1}), "exits"),
    "an exit twice": (changed("exits", ["AN", "BS", "AN"]), "exits"),
    "an exit inside the tile": (changed("exits", ["AN", "AE"]), "exits"),
    "an exit in small letters": (changed("exits", ["an"]), "exits"),
    "an exit that is a list": (changed("exits", [["AN"]]), "exits"),
    "an exit that is an object": (changed("exits", [{}]), "exits"),
    "an exit that is null": (changed("exits", [None, "AN"]), "exits"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_everything_that_is_wrong_has_its_name(fault: str) -> None:
    text, name = FAULTS[fault]
    assert problem(text).sentence.name == f"tiles-{name}"


def test_every_sentence_about_a_file_is_reached() -> None:
    messages = (tiles.TEXTS / "en.ftl").read_text("utf-8").splitlines()
    assert {f"tiles-{name}" for _, name in FAULTS.values()} == {
        line.split()[0] for line in messages if line.startswith("tiles-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_a_sentence_in_every_language(language: str) -> None:
    for text, _ in FAULTS.values():
        said = problem(text).sentence.say(language)
        assert said.endswith(".")
        assert "{" not in said.replace("{…}", "")
        assert "\n" not in said


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("words", "The set of tiles is not JSON."),
        ("24 tiles", 'A set has 25 tiles, in a list called "tiles"; this one has 24.'),
        ("26 tiles", 'A set has 25 tiles, in a list called "tiles"; this one has 26.'),
        ("tiles that are no list", 'A set has 25 tiles, in a list called "tiles"; this one has 0.'),
        ("an id twice", "The set of tiles lacks Z03; its tiles are called Z01 to Z25."),
        ("one family on both halves", "Tile Z03 shows the same family on both halves; they must differ."),
        (
            "an unknown family",
            'Tile Z03, half B: "family" must be one of monkeys, mammals, birds, reptiles, sea_animals.',
        ),
        ("no half A", 'Tile Z03, half A: "family" must be one of monkeys, mammals, birds, reptiles, sea_animals.'),
        ("stars: 4", 'Tile Z03: "stars" must be a whole number from 1 to 3, not 4.'),
        ("stars: true", 'Tile Z03: "stars" must be a whole number from 1 to 3, not true.'),
        ('stars: "2"', 'Tile Z03: "stars" must be a whole number from 1 to 3, not "2".'),
        ("stars that are a list", 'Tile Z03: "stars" must be a whole number from 1 to 3, not […].'),
        ("shrubs: 10", 'Tile Z03: "shrubs" must be a whole number from 0 to 9, not 10.'),
        ("shrubs: {}", 'Tile Z03: "shrubs" must be a whole number from 0 to 9, not {…}.'),
        ("no shrubs", 'Tile Z03: "shrubs" must be a whole number from 0 to 9, not null.'),
        ("an exit twice", 'Tile Z03: "exits" is a list of one or more of AN, AW, AS, BN, BE, BS, each once.'),
    ],
)
def test_the_sentence_names_the_tile_and_what_must_be_there(fault: str, said: str) -> None:
    assert problem(FAULTS[fault][0]).sentence.say("en") == said


def test_the_first_fault_by_the_names_of_tiles_is_the_one_that_is_told() -> None:
    twice = content()
    twice["tiles"][20]["shrubs"] = -1
    twice["tiles"][7]["exits"] = []
    assert problem(json.dumps(twice)).sentence.arguments["tile"] == "Z08"


def test_a_long_value_is_told_in_part() -> None:
    # Fluent itself says nothing but {???} where something is very long.
    said = problem(changed("shrubs", "x" * 5000)).sentence.say("en")
    assert said == f'Tile Z03: "shrubs" must be a whole number from 0 to 9, not "{"x" * 59}.'


# --- Whatever a file holds, it is read or refused with a sentence ---


def read_or_refused(text: str) -> bool:
    """Whether a file is read; if it is not, there is a sentence, and nothing else is raised."""
    try:
        numbers = tiles.read_tiles(text)
    except Mistake as refused:
        assert refused.sentence.name.startswith("tiles-")
        assert refused.sentence.say("en").endswith(".")
        return False
    assert len(numbers) == NUMBERS * TILES
    assert all(type(number) is int for number in numbers)
    return True


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from([*FAMILY_NAMES, *tiles.NAMES, *(edge for edges in EDGES for edge in edges)]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["tiles", "id", "halves", "A", "B", "family", "stars", "shrubs", "exits"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(st.text())
@settings(deadline=None)
@example("\ud800")
@example('{"tiles": "\\ud800"}')
def test_no_text_does_any_harm(text: str) -> None:
    assert not read_or_refused(text)


@given(anything)
@settings(deadline=None)
def test_no_json_does_any_harm(value: Any) -> None:
    assert not read_or_refused(json.dumps(value))


@given(st.lists(anything, min_size=TILES, max_size=TILES))
@settings(deadline=None, max_examples=20)
def test_no_list_of_25_does_any_harm(values: list[Any]) -> None:
    assert not read_or_refused(json.dumps({"tiles": values}))


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in a file, and to what could be beside it."""
    yield way
    if isinstance(value, dict):
        yield from (place for name, inner in value.items() for place in places(inner, (*way, name)))
    elif isinstance(value, list):
        yield from (place for number, inner in enumerate(value) for place in places(inner, (*way, number)))


ONE_TILE = [("tiles", 2, *place) for place in places(content()["tiles"][2])]


def put(way: tuple[Any, ...], value: Any) -> str:
    """The file of the box with another value in one place."""
    whole = inner = content()
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = value
    return json.dumps(whole)


@given(st.sampled_from([("tiles",), *ONE_TILE]), anything)
@settings(deadline=None, max_examples=300)
@example(("tiles", 2, "exits", 0), ["AN"])
@example(("tiles", 2, "exits"), {"AN": "AN"})
@example(("tiles", 2, "id"), {})
@example(("tiles", 2, "halves", "A", "family"), {})
@example(("tiles", 2, "halves", "A", "stars"), float("nan"))
def test_no_value_anywhere_in_a_tile_does_any_harm(way: tuple[Any, ...], value: Any) -> None:
    read_or_refused(put(way, value))


@pytest.mark.parametrize("way", ONE_TILE, ids=str)
def test_no_nesting_anywhere_in_a_tile_does_any_harm(way: tuple[Any, ...]) -> None:
    text = put(way, "HERE")
    # Where one more is too deep to be read, and where it is just not.
    for depth in (*range(940, 1000), 5_000, 60_000):
        assert not read_or_refused(text.replace('"HERE"', "[" * depth + "]" * depth))


# --- A game with tiles of one's own ---

OWN = tile_set("monkeys 3 | reptiles 2 : AN BS ; shrubs 4", "birds 1 | sea_animals 2 : AW BE", STRAIGHT)


def own(text: str = OWN) -> Game:
    """The game with this file."""
    return GAME.stocked(text)


def test_the_rules_play_with_the_tiles_of_the_file() -> None:
    match = Match(own(), 2)
    first, second, third, *_ = match.view().tiles
    assert (list(first.families), list(first.stars), first.shrubs) == ([0, 3], [3, 2], 4)
    assert (list(second.families), list(second.stars), second.shrubs) == ([2, 4], [1, 2], 0)
    assert (list(third.families), list(third.stars), third.shrubs) == ([1, 2], [1, 1], 0)
    assert (list(first.paths), list(second.paths)) == ([1, 4], [8, 2])


def test_what_it_shows_is_said_of_it() -> None:
    match = Match(own(), 2)
    for words in ("flag 1", "flag 2"):
        match.play("*", words)
    said = match.told("log-tile", "*", "tile Z01").say("en")
    assert said == "Turned up: Z01 (monkeys ★★★, reptiles ★★, 4 shrubs)."


def test_the_game_of_the_box_stays_as_it_was() -> None:
    before = GAME.stock
    game = own()
    assert game is not GAME
    assert GAME.stock is before
    assert GAME.stock is not None
    assert GAME.stock.numbers == tiles.USUAL_TILES
    first, other = Match(GAME, 2).view().tiles[0], Match(game, 2).view().tiles[0]
    assert (list(first.families), list(other.families)) == ([1, 2], [0, 3])


def test_a_set_that_is_wrong_gives_no_game() -> None:
    with pytest.raises(Mistake) as refused:
        GAME.stocked("{}")
    assert refused.value.sentence.name == "tiles-count"


@pytest.mark.parametrize("name", ["ecosystem", "zooloretto"])
def test_other_games_have_no_tiles_that_a_file_could_replace(name: str) -> None:
    with pytest.raises(Mistake) as refused:
        load(name).stocked(OWN)
    assert refused.value.sentence.name == "no-stock"


def test_the_same_tiles_are_the_same_set_whatever_file_they_come_from() -> None:
    shuffled = content()
    shuffled["tiles"].reverse()
    shuffled["name"] = "mine"
    assert fingerprint(GAME.stocked(json.dumps(shuffled))) == fingerprint(GAME)


def fingerprint(game: Game) -> str:
    """What a record calls the tiles."""
    assert game.stock is not None
    return game.stock.fingerprint


def test_the_fingerprint_changes_with_every_number() -> None:
    game = GAME.restocked(tiles.USUAL_TILES)
    found = {fingerprint(game)}
    for place, number in enumerate(tiles.USUAL_TILES):
        numbers = (*tiles.USUAL_TILES[:place], number + 1, *tiles.USUAL_TILES[place + 1 :])
        found.add(fingerprint(GAME.restocked(numbers)))
    assert len(found) == 1 + NUMBERS * TILES


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("halves A family", "mammals"),
        ("halves B family", "mammals"),
        ("halves A stars", 1),
        ("halves B stars", 1),
        ("exits", ["AS", "BN", "BE"]),
        ("exits", ["AS", "BS"]),
        ("shrubs", 2),
    ],
)
def test_whatever_is_changed_in_a_file_is_another_set(path: str, value: Any) -> None:
    text = changed(path, value)
    numbers = tiles.read_tiles(text)
    other = [
        number for number in range(1, TILES + 1) if numbers_of(number, numbers) != numbers_of(number, tiles.USUAL_TILES)
    ]
    assert other == [3]
    assert fingerprint(GAME.stocked(text)) != fingerprint(GAME)


# --- Records ---


def played(game: Game, moves: int = 60) -> Match:
    """A game under way with these tiles."""
    match = Match(game, 2)
    while not match.over and len(match.made) < moves:
        settle(match)
        give_away(match)
    return match


def test_a_record_names_the_tiles_it_was_played_with() -> None:
    game = own()
    written = played(game).record().text()
    assert f"\ntile-set: {fingerprint(game)}\n" in written
    assert fingerprint(game) != fingerprint(GAME)
    assert f"\ntile-set: {fingerprint(GAME)}\n" in Match(GAME, 2).record().text()


def test_a_record_is_replayed_with_the_same_tiles() -> None:
    record = read(played(own()).record().text())
    again = replay(record, own())
    assert again.record().text() == record.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_not_replayed_with_other_tiles(language: str) -> None:
    records = {"own": played(own()).record(), "usual": played(GAME).record()}
    for name, game in (("own", GAME), ("usual", own())):
        with pytest.raises(Mistake) as refused:
            replay(records[name], game)
        assert refused.value.sentence.name == "other-tile-set"
        said = refused.value.sentence.say(language)
        assert "--tile-set" in said
        assert records[name].options["tile-set"] in said
        assert fingerprint(game) in said


def test_a_record_that_names_no_tiles_is_one_of_the_box() -> None:
    record = played(GAME).record()
    options = {name: value for name, value in record.options.items() if name != "tile-set"}
    text = record.text().replace(f"tile-set: {fingerprint(GAME)}\n", "")
    assert dict(read(text).options) == options
    assert replay(read(text), GAME).record() == record


def test_the_tiles_are_no_option_that_could_be_chosen_by_name() -> None:
    assert "tile-set" not in {option.name for option in GAME.options}
    assert GAME.checked_options({"tile-set": fingerprint(GAME)}) == GAME.checked_options({})
    with pytest.raises(Mistake) as refused:
        Match(GAME, 2, {"tile-set": "mine"})
    assert refused.value.sentence.name == "other-tile-set"


def test_a_game_with_tiles_of_ones_own_is_played_to_its_end() -> None:
    match = opened(STRAIGHT)
    while not match.over:
        give_away(match)
    assert match.record().options["tile-set"] == fingerprint(own(tile_set(STRAIGHT)))
    assert replay(read(match.record().text()), own(tile_set(STRAIGHT))).winners() == match.winners()
