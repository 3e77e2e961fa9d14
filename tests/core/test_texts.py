"""Sentences: plural forms, grammatical forms, and messages that are not there."""

from pathlib import Path

import pytest

from ludarium.core.texts import CORE, LANGUAGES, Mistake, Sentence, mistake

ENGLISH = """
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card = bee
    .acc = a bee
picks = { $who } picks { $card_acc }.
says = { $card }: { $inner }
forms =
    .first = one
    .second = two
"""
CZECH = """
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
card = včela
    .acc = včelu
picks = { $who } si bere { $card_acc }.
says = { $card }: { $inner }
forms =
    .first = jedna
    .second = dvě
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "cs.ftl").write_text(CZECH, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("count", "english", "czech"),
    [(0, "0 cards", "0 karet"), (1, "1 card", "1 karta"), (3, "3 cards", "3 karty"), (5, "5 cards", "5 karet")],
)
def test_numbers_choose_the_plural_form_of_the_language(folder: Path, count: int, english: str, czech: str) -> None:
    sentence = Sentence(folder, "cards", {"count": count})
    assert (sentence.say("en"), sentence.say("cs")) == (english, czech)


def test_sentence_in_a_sentence_takes_the_form_that_is_asked_for(folder: Path) -> None:
    picks = Sentence(folder, "picks", {"who": "Anna", "card": Sentence(folder, "card")})
    assert picks.say("en") == "Anna picks a bee."
    assert picks.say("cs") == "Anna si bere včelu."
    says = Sentence(folder, "says", {"card": Sentence(folder, "card"), "inner": picks})
    assert says.say("cs") == "včela: Anna si bere včelu."


def test_message_of_attributes_alone_gives_them_by_name(folder: Path) -> None:
    assert Sentence(folder, "forms").forms("cs") == {"first": "jedna", "second": "dvě"}


@pytest.mark.parametrize(("name", "language"), [("gone", "en"), ("gone", "cs"), ("card", "sk")])
def test_missing_message_or_language_is_loud(folder: Path, name: str, language: str) -> None:
    with pytest.raises((LookupError, OSError)):
        Sentence(folder, name).say(language)


def test_mistake_says_itself_in_english_and_knows_every_language() -> None:
    problem = mistake("unknown-seat", seat="9", most=4)
    assert str(problem) == 'There is no seat "9"; seats go from 1 to 4, and "*" is chance.'
    assert isinstance(problem, Mistake)
    said = {problem.sentence.say(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("9" in sentence and "4" in sentence for sentence in said)


def test_numbers_of_lines_are_not_grouped() -> None:
    garbled = Sentence(CORE, "garbled-line", {"line": 12345, "text": "x"})
    assert all("12345" in garbled.say(language) for language in LANGUAGES)
