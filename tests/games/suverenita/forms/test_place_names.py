"""Every field has a name in three languages; sentences never use the id that moves are written with."""

from __future__ import annotations

import random
import re
import unicodedata
from collections import Counter

import pytest

import koruna
from koruna.engine.errors import BadContent
from koruna.engine.state import SPECTATOR
from koruna.games.suverenita.forms.page import draw_page
from koruna.games.suverenita.forms.place_names import kind_of, name_at, names_of, pools
from koruna.games.suverenita.rules.board import world_reading
from koruna.games.suverenita.rules.board.options import house_world, world_of
from koruna.games.suverenita.rules.board.world import World
from koruna.locale import LANGUAGES, words
from tests.how_many import NIGHTLY, how_many

GAME = koruna.game("suverenita")
SEEDS = how_many(interpreted=4, compiled=6, nightly=100)
CODE = re.compile(r"\b[imoxn]\d\d\b")
READ = re.compile(r'>[^<>"]+<|(?:data-label|data-name|data-tip|aria-label|title)="[^"]*"')


def plain(name: str) -> str:
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def worlds(seats: int) -> list[World]:
    made = [house_world("generated", seats, seed) for seed in range(SEEDS)]
    return [*made, house_world("ring_of_twelve", seats, 1)] if seats <= 4 else made


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart_by_how_they_begin(language: str) -> None:
    names = [name[language] for pool in pools().values() for name in pool]
    begun = Counter(plain(name)[:4] for name in names)
    assert [start for start, many in begun.items() if many > 1] == []
    assert not any(CODE.search(name) for name in names)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_map_has_names_enough_for_each_kind_of_field(seats: int) -> None:
    for world in worlds(seats):
        names = names_of(world)
        known = {kind: [tuple(name.values()) for name in pool] for kind, pool in pools().items()}
        for field, name in enumerate(names):
            assert tuple(name.by_language.values()) in known[kind_of(world, field)]  # none is used twice
            assert name.code == world.ids[field]
        assert len(set(names)) == len(world.ids)


def test_names_depend_on_the_map_alone() -> None:
    first, other = house_world("generated", 6, 1), house_world("generated", 6, 2)
    assert names_of(first) == names_of(house_world.__wrapped__("generated", 6, 1))
    assert names_of(first) != names_of(other)


def test_where_names_run_out_they_come_again_by_the_compass() -> None:
    """A custom map may have 250 fields of one kind."""
    for kind in pools():
        for language in LANGUAGES:
            assert len({name_at(kind, at, "big")[language] for at in range(250)}) == 250
    again = name_at("green", len(pools()["green"]), "big")
    assert again["cs"].endswith("-sever")
    assert again["en"].endswith("-North")


@pytest.mark.parametrize("seats", GAME.seats if NIGHTLY else [2, 5, 12])
def test_no_sentence_has_a_bare_code(seats: int) -> None:
    """Events, prompts, moves and the whole text of the page, tooltips included, in every language."""
    rng = random.Random(seats)
    options = {"mode": "advanced", "map": "generated", "map_seed": str(rng.randrange(1000))}
    names = ["Eva"] * seats
    match = koruna.Match.new(GAME, seats, options, names, rng)
    say = {language: words(language, "suverenita") for language in LANGUAGES}
    found: list[str] = []
    messages: set[str] = set()
    for at in range(how_many(interpreted=250, compiled=400, nightly=3000)):
        if match.over():
            break
        seat = rng.choice(match.state.waiting())
        moves = match.state.moves(seat)
        if at % 5 == 0:
            view = match.state.view(seat)
            texts = [match.state.write(move, seat) for move in rng.sample(moves, min(len(moves), 12))]
            for name, facts in [GAME.prompt(view, seat), *[GAME.label(view, text) for text in texts]]:
                messages.add(name)
                found += [say[language].say(name, {"player": "Eva", **facts}) for language in LANGUAGES]
            if at % 50 == 0:
                pages = [draw_page(view, seat, language, names) for language in LANGUAGES]
                found += [read for page in pages for read in READ.findall("".join([page.board, *page.panels]))]
        match.choose(rng.choice(moves), seat)
    for event in match.events():
        name, facts = GAME.tell_event(event.kind, event.seen_by(SPECTATOR), match.record.options, names)
        messages.add(name)
        found += [say[language].say(name, {"player": "Eva", **facts}) for language in LANGUAGES]
    assert {"event-village", "move-village", "event-marched"} <= messages
    assert [sentence for sentence in found if CODE.search(sentence)] == []


def test_where_moves_are_typed_the_code_stands_beside_the_name() -> None:
    options = GAME.check(3, {})
    name = names_of(world_of(3, options))[1]
    facts = GAME.tell_event("village", {"field": name.code}, options, ["Eva"] * 3)[1]
    sentence = words("cs", "suverenita", codes=True).say("event-village", {**facts, "player": "Eva"})
    assert sentence == f"Eva zakládá vesnici na poli {name.by_language['cs']} ({name.code})."
    state = GAME.start(3)
    board = GAME.text(state.view(0), "sk", ["Eva", "Petr", "Jana"])
    board = " ".join(board.split())
    written = [f"{each.by_language['sk']} ({each.code})" for each in names_of(world_of(3, options))]
    assert [each for each in written if each not in board] == []


OWN = world_reading.ring_of_twelve().written()


def test_a_map_of_ones_own_may_name_its_fields() -> None:
    text = OWN.replace('id = "i03"', 'id = "i03"\nname = "Lhota \\"U lípy\\""')
    text = text.replace('id = "m00"', 'id = "m00"\nname = { cs = "Vrbová", sk = "Lehota", en = "Lotley" }')
    atlas = world_reading.own_map(text)
    assert world_reading.parse(atlas.written()).given_names == atlas.given_names
    world = atlas.world(atlas.layouts[0])
    names = {name.code: name.by_language for name in names_of(world)}
    assert names["i03"] == dict.fromkeys(LANGUAGES, 'Lhota "U lípy"')
    assert names["m00"]["en"] == "Lotley"
    for language in LANGUAGES:
        assert len({name[language] for name in names.values()}) == len(names)  # no other field is called Vrbová


@pytest.mark.parametrize(
    "name", ['""', '" a"', "7", '{ cs = "Lhota" }', f'"{"a" * 25}"', '{ cs = "a", sk = "b", en = 3 }']
)
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadContent) as refused:
        world_reading.own_map(OWN.replace('id = "i03"', f'id = "i03"\nname = {name}'))
    assert "i03" in refused.value.say("cs")


def test_two_fields_cannot_have_one_name() -> None:
    twice = OWN.replace('id = "i03"', 'id = "i03"\nname = "Lhota"').replace('id = "i04"', 'id = "i04"\nname = "Lhota"')
    with pytest.raises(BadContent) as refused:
        world_reading.own_map(twice)
    assert "Lhota" in refused.value.say("sk")
    assert "i04" in refused.value.say("sk")
