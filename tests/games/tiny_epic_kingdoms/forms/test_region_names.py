"""Sentences call regions by their names, in three languages; where moves are typed, the code is added."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import combinations

import pytest

import koruna
from koruna.engine.state import SPECTATOR
from koruna.games.tiny_epic_kingdoms.forms.drawing_land import WIDTH
from koruna.games.tiny_epic_kingdoms.forms.drawing_map import HIGH, TOKEN, Pieces, plate_of, plate_tops
from koruna.games.tiny_epic_kingdoms.forms.page import draw_page
from koruna.games.tiny_epic_kingdoms.forms.region_names import names_of
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDES
from koruna.locale import LANGUAGES, words

GAME = koruna.game("tiny_epic_kingdoms")
CODE = re.compile(r"\b[a-e][1-6]\b")
READ = re.compile(r'>[^<>"]+<|(?:data-label|data-tip|aria-label|title)="[^"]*"')


def test_every_region_has_a_name_of_its_own() -> None:
    for side in SIDES:
        assert len(names_of(side.id)) == len(side.terrain)
    for language in LANGUAGES:
        names = [name[language] for side in SIDES for name in names_of(side.id)]
        begun = Counter(name[:4] for name in names)
        assert [start for start, many in begun.items() if many > 1] == [], "names differ in how they begin"
        assert not any(CODE.search(name) for name in names)


@pytest.mark.parametrize("token", ["", "hidden"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_plates_with_names_lie_within_the_card_and_not_on_each_other(language: str, token: str) -> None:
    for side in SIDES:
        boxes: list[tuple[float, float, float]] = []
        for at, name in enumerate(names_of(side.id)):
            here = Pieces(side.id, f"a{at + 1}", "fields", (0, 0), (0, 0), False, token, False)
            left, wide = plate_of(here, name[language])
            right = left + wide + (TOKEN / 2 if token else 0)
            boxes.append((left, right, plate_tops(side.id)[at + 1]))
            assert 0 < left < right < WIDTH
            assert plate_tops(side.id)[at + 1] > 0
        for (left, right, y), (other_left, other_right, other_y) in combinations(boxes, 2):
            assert right <= other_left or other_right <= left or abs(y - other_y) > HIGH, (side.id, language)


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_sentence_has_a_bare_code(seats: int) -> None:
    """Events, prompts, moves, and all text of the page and of the drawing, in every language."""
    rng = random.Random(seats)
    people = ["Eva"] * seats
    match = koruna.Match.new(GAME, seats, {"exploration": True}, people, rng)
    say = {language: words(language, GAME.id) for language in LANGUAGES}
    sentences: list[tuple[str, dict[str, int | str]]] = []
    found: list[str] = []
    while not match.over():
        seat = rng.choice(match.state.waiting())
        view, moves = match.state.view(seat), match.state.moves(seat)
        sentences += [GAME.prompt(view, seat), *[GAME.label(view, match.state.write(move, seat)) for move in moves[:6]]]
        if len(match.record.lines) % 25 == 0:
            for language in LANGUAGES:
                page = draw_page(view, seat, language, people)
                found += READ.findall("".join([page.board, *page.panels, GAME.svg(view, language, people)]))
        match.choose(rng.choice(moves), seat)
    for event in match.events():
        sentences.append(GAME.tell_event(event.kind, event.seen_by(SPECTATOR), match.record.options, people))
    names = {name for name, _ in sentences}
    assert {"event-settled", "event-patrolled", "event-quested", "move-patrol", "move-quest", "move-expand"} <= names
    found += [
        say[language].say(name, {"player": "Eva", **facts}) for name, facts in sentences for language in LANGUAGES
    ]
    assert len(found) > 1000
    assert [sentence for sentence in found if CODE.search(sentence)] == []


def test_where_moves_are_typed_the_code_stands_beside_the_name() -> None:
    facts = {"from": "a5", "from_side": "podutesi", "to": "b1", "to_side": "plebejsko"}
    name, arguments = GAME.tell_event("quested", {**facts}, {}, ["Eva", "Petr"])
    arguments["player"] = "Eva"
    texts = {language: words(language, GAME.id, codes=True).say(name, arguments) for language in LANGUAGES}
    assert texts == {
        "cs": "Eva jde Výpravou z kraje Dunová (a5) do kraje Selská (b1).",
        "sk": "Eva ide Výpravou z kraja Dunová (a5) do kraja Sedliacka (b1).",
        "en": "Eva goes on a Quest from Dunes (a5) to Cotters (b1).",
    }
