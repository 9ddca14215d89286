"""Sentences call regions by their names, in three languages; where moves are typed, the number is added."""

from __future__ import annotations

import random
import re

import pytest

import koruna
from koruna.engine.state import SPECTATOR
from koruna.games.eight_minute_empire.forms.page import draw_page
from koruna.games.eight_minute_empire.forms.region_names import names_of
from koruna.locale import LANGUAGES, words

GAME = koruna.game("eight_minute_empire")
# A bare number in place of a region; prices and numbers of armies are phrased differently.
BARE = re.compile(r"\b(?:[Rr]egionu?|[Rr]egión[eu]?) \d|\b(?:in|from|to|out of) \d+(?=[ .,:]|$)")
PLACED = ("region", "from", "to")


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("board", ["A", "B"])
def test_no_sentence_has_a_bare_number_of_a_region(board: str, seats: int) -> None:
    rng = random.Random(f"{board} {seats}")
    options = {"board": board, "goods_tokens": True, "neutral_armies": seats == 2}
    people = ["Eva"] * seats
    match = koruna.Match.new(GAME, seats, options, people, rng)
    sentences: list[tuple[str, dict[str, int | str]]] = []
    labels: list[str] = []
    while not match.over():
        seat = rng.choice(match.state.waiting())
        view = match.state.view(seat)
        moves = match.state.moves(seat)
        texts = [match.state.write(move, seat) for move in moves[:6]]
        sentences += [GAME.prompt(view, seat), *[GAME.label(view, text) for text in texts]]
        if len(match.record.lines) % 20 == 0:
            for language in LANGUAGES:
                labels += re.findall(r'data-label="([^"]*)"', draw_page(view, seat, language, people).board)
        match.choose(rng.choice(moves), seat)
    for event in match.events():
        sentences.append(GAME.tell_event(event.kind, event.seen_by(SPECTATOR), match.record.options, people))
    placed = [(name, facts) for name, facts in sentences if any(fact in facts for fact in PLACED)]
    assert {"event-added", "event-moved", "move-add", "move-move"} <= {name for name, _ in placed}
    for language in LANGUAGES:
        called = [place.by_language[language] for place in names_of(board).values()]
        for name, facts in placed:
            sentence = words(language, GAME.id).say(name, {"player": "Eva", **facts})
            assert any(place in sentence for place in called), sentence
            assert not BARE.search(sentence), sentence
    assert len(labels) > 100
    assert [label for label in labels if BARE.search(label)] == []


def test_where_moves_are_typed_the_number_stands_beside_the_name() -> None:
    name, facts = GAME.tell_event("moved", {"from": 12, "to": 15}, {"board": "A"}, ["Eva", "Petr"])
    facts["player"] = "Eva"
    text = {language: words(language, GAME.id, codes=True).say(name, facts) for language in LANGUAGES}
    assert text["cs"] == "Eva přesouvá armádu z regionu Koruna (12) do regionu Lipová (15)."
    assert text["sk"] == "Eva presúva armádu z regiónu Koruna (12) do regiónu Lipová (15)."
    assert text["en"] == "Eva moves an army from Corona (12) to Linden (15)."
