"""Every message can be formatted with the facts it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from koruna.locale import LANGUAGES, words
from tests.locale.fluent_files import OWNERS, read, sentences

if TYPE_CHECKING:
    from tests.conftest import Heard

POINTS = {
    "cs": {0: "0 bodů", 1: "1 bod", 2: "2 body", 4: "4 body", 5: "5 bodů", 12: "12 bodů", 22: "22 bodů"},
    "sk": {0: "0 bodov", 1: "1 bod", 2: "2 body", 4: "4 body", 5: "5 bodov", 12: "12 bodov", 22: "22 bodov"},
    "en": {0: "0 points", 1: "1 point", 2: "2 points", 4: "4 points", 5: "5 points", 12: "12 points", 22: "22 points"},
}
AREAS = {
    "cs": "Jezero: 1 políčko × 3 koruny = 3 body",  # noqa: RUF001
    "sk": "Jazero: 1 políčko × 3 koruny = 3 body",  # noqa: RUF001
    "en": "Lake: 1 square × 3 crowns = 3 points",  # noqa: RUF001
}
HAVING = {
    "cs": {
        "gold": {1: "zlatý", 3: "zlaté", 5: "zlatých"},
        "pigs": {1: "stádo prasat", 3: "stáda prasat", 5: "stád prasat"},
    },
    "sk": {
        "gold": {1: "zlatý", 3: "zlaté", 5: "zlatých"},
        "grain": {1: "obilie", 3: "obilia", 5: "obilí"},
        "pigs": {1: "stádo svíň", 3: "stáda svíň", 5: "stád svíň"},
    },
}
SHIP_LOST = {"cs": "loď zanikne", "sk": "loď zanikne", "en": "the ship is lost"}
PLACED = {
    1: "Eva dáva na stavenisko Statok 1 kocku (materiál).",
    2: "Eva dáva na stavenisko Statok 2 kocky (materiál).",
    5: "Eva dáva na stavenisko Statok 5 kociek (materiál).",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_sentence_can_be_said(owner: str, language: str) -> None:
    own = words(language, owner)
    for name in sentences(owner, language):
        tries = read(owner, language, name).facts
        usual = {fact: values[0] for fact, values in tries.items()}
        for facts in [usual, *({**usual, fact: value} for fact, values in tries.items() for value in values)]:
            said = own.say(name, facts)
            assert said, name
            assert said == said.strip(), name
            assert not any(odd in said for odd in ("{", "}", "???", "  ")), (name, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_have_their_plurals(language: str) -> None:
    own = words(language, "kingdomino")
    assert {n: own.say("board-points", {"points": n}) for n in POINTS[language]} == POINTS[language]


@pytest.mark.parametrize("language", HAVING)
def test_gold_and_herds_are_counted(language: str) -> None:
    own = words(language, "suverenita")
    for what, expected in HAVING[language].items():
        assert {n: own.say("have", {"what": what, "count": n}) for n in expected} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_landing_a_crew_mentions_that_the_ship_is_lost(language: str) -> None:
    own = words(language, "suverenita")
    facts: dict[str, int | str] = {"field": "x00", "to": "o01", "count": 1, "level": "standard"}
    for name in ("move-land", "move-land.group"):
        assert SHIP_LOST[language] in own.say(name, {**facts, "type": "WS"})
        assert SHIP_LOST[language] not in own.say(name, {**facts, "type": "LI"})


def test_what_is_placed_stands_in_its_case() -> None:
    own = words("sk", "wonderful_kingdom")
    facts: dict[str, int | str] = {"player": "Eva", "card": "farmstead", "resource": "materials"}
    assert {n: own.say("event-placed", {**facts, "count": n}) for n in PLACED} == PLACED


def test_one_builder_has_one_level() -> None:
    own = words("sk", "suverenita")
    facts: dict[str, int | str] = {"field": "Orná", "seasons": 2, "least": 1, "level": "veteran"}
    assert "1 staviteľ (veterán)" in own.say("move-join", {**facts, "count": 1})
    assert "3 stavitelia (veteráni)" in own.say("move-join", {**facts, "count": 3})


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_in_winter_is_a_herd_kept_alive(language: str) -> None:
    own = words(language, "suverenita")
    winter, before = (own.say("move-pen.group", {"step": step}) for step in ("feed", "parts"))
    assert winter != before == own.say("move-herd.group")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_minus_and_not_a_hyphen(language: str) -> None:
    said = words(language, "suverenita").say("points", {"points": -12})
    assert said.startswith("\N{MINUS SIGN}12 ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_area_has_all_its_plurals(language: str) -> None:
    facts = {"terrain": "lake", "squares": 1, "crowns": 3, "points": 3}
    assert words(language, "kingdomino").say("score-area", facts) == AREAS[language]


def test_a_gain_of_nothing_has_no_sentence() -> None:
    own = words("cs", "kingdomino")
    assert own.say("event-placed", {"player": "Eva", "domino": 12, "gain": 0}) == "Eva umisťuje dílek 12."
    assert own.say("event-placed", {"player": "Jan", "domino": 7, "gain": 3}).endswith("a získává 3 body.")


def test_a_list_is_joined_with_commas() -> None:
    assert words("sk", "kingdomino").say("event-dealt", {"row": [3, 12, 40]}) == "Vykladá sa nový rad: 3, 12, 40."


def test_line_numbers_are_not_grouped() -> None:
    assert words("en").say("record-line", {"line": 1234, "why": "…"}).startswith("Line 1234 ")


def test_a_game_says_shared_things_in_its_own_way() -> None:
    shared, own = words("en"), words("en", "kingdomino")
    assert "place e4 n" in own.say("not-a-move", {"text": "x"})
    assert "place e4 n" not in shared.say("not-a-move", {"text": "x"})
    assert own.say("rule-game-over") == shared.say("rule-game-over")


def test_a_missing_name_or_fact_is_our_bug() -> None:
    """`must_say` is for callers with a better fallback."""
    own = words("cs", "kingdomino")
    assert not own.has("no-such-name")
    assert not own.has("option-harmony.no-such-part")
    assert own.has("option-harmony.about")
    with pytest.raises(KeyError, match="no-such-name"):
        own.must_say("no-such-name")
    with pytest.raises(KeyError, match="no-such-part"):
        own.must_say("option-harmony.no-such-part")
    with pytest.raises(ValueError, match="event-claimed"):
        own.must_say("event-claimed", {"domino": 3})


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_sentence_is_missing_its_place_says_so(language: str, faults_heard: Heard) -> None:
    own = words(language, "kingdomino")
    for name, facts in (("no-such-name", {}), ("option-harmony.no-such-part", {}), ("event-claimed", {"domino": 3})):
        said = own.say(name, facts)
        assert name in said
        assert said == own.say(name, facts)
        [logged] = faults_heard.take()
        assert name in logged.splitlines()[-1], "once"
