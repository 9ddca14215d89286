"""Every move is described in words: what it does, costs and brings."""

from __future__ import annotations

import re

import pytest

from koruna.engine.event import Fact
from koruna.engine.option import HOUSE
from koruna.engine.state import SPECTATOR
from koruna.games.wonderful_kingdom.forms.sentences import card_argument, label, tell_event
from koruna.games.wonderful_kingdom.rules.contents import HOUSE_EDITION
from koruna.games.wonderful_kingdom.rules.reading import house_files
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.locale import LANGUAGES, words
from tests.games.wonderful_kingdom.tabletop import (
    GAME,
    change,
    legal,
    play,
    table,
)

ID = "wonderful_kingdom"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_moves_of_the_choice() -> None:
    state = table("area1 mill 0:farmstead | area2", module="advisors")
    view = state.view(0)
    assert label(view, "lay mill 2") == ("move-lay", {"card": "mill", "area": 2})
    assert label(view, "lay mill 2 down") == ("move-lay-down", {"card": "mill", "area": 2})
    assert label(view, "pick 1") == ("move-pick", {"area": 1, "cards": 2, "down": 1})
    assert label(view, "spy 1-2") == ("move-spy", {"area": 1, "place": 2})
    assert label(view, "shift 1-1") == ("move-shift", {"area": 1, "place": 1, "card": "mill"})
    assert label(view, "shift 1-2") == ("move-shift-down", {"area": 1, "place": 2})
    assert label(view, "use grey_eminence") == (
        "move-use",
        {"advisor": "grey_eminence", "soldiers": price_of(state, "grey_eminence")},
    )


def test_moves_of_planning_and_production() -> None:
    state = table("realm 0 picks farmstead masons_hoard, sites mill mill | realm 1 picks mill", step="end_choice")
    view = state.view(0)
    assert label(view, "slate farmstead") == ("move-slate", {"card": "farmstead"})
    assert label(view, "exchange farmstead") == ("move-exchange", {"card": "farmstead", "resource": "materials"})
    assert label(view, "exchange masons_hoard")[0] == "move-exchange-treasure"
    play(state, "exchange masons_hoard", seat=0)
    view = state.view(0)
    second = {"card": "mill", "number": 2, "resource": "materials", "completes": 0}
    assert label(view, "place materials mill-2") == ("move-place", second)
    assert label(view, "fill mill-2") == ("move-fill", {**second, "count": 2})
    assert label(view, "lab materials all") == ("move-lab-all", {"resource": "materials", "count": 2})
    assert label(view, "crystal materials mill") == ("move-crystal", {**second, "number": 1})
    assert label(view, "discard mill-2") == ("move-discard", {"card": "mill", "number": 2})
    assert label(view, "done") == ("move-done-plan", {})
    change(state, "realm 0 picks | realm 1 picks", step="begin_step:0:2")
    assert label(state.view(0), "done") == ("move-done-produce", {"resource": "gold"})


def test_moves_of_the_modules() -> None:
    state = table("realm 0 krystallium 0, soldiers 9, threats thief:1 shadow:1", module="threats", step="begin_combat")
    view = state.view(0)
    assert label(view, "beat shadow") == ("move-beat", {"threat": "shadow", "soldiers": 3})
    assert label(view, "beat thief gold") == ("move-beat-thief", {"symbol": 2, "soldiers": 2})
    giant = {"card": "mill", "number": 1, "soldiers": 2}
    assert label(view, "beat frost_giant mill") == ("move-beat-giant", giant)
    assert label(view, "cover exploration*company") == ("move-cover", {"symbol": 17})
    assert label(view, "tuck card mill") == ("move-tuck-card", {"card": "mill"})
    state = table("realm 0 laboratory gold:3 exploration:2", seats=1, module="quests")
    name, facts = label(state.view(0), "quest usurper 3")
    assert (name, facts["key"]) == ("move-quest", "usurper-solo-3")
    given = {"materials": 0, "population": 0, "gold": 3, "exploration": 2, "colourless": 0}
    assert label(state.view(0), "change 3 gold 2 exploration") == ("move-change", given)


@every_language
def test_a_change_tells_only_what_is_given(language: str) -> None:
    say = words(language, ID).say
    facts = {"materials": 0, "population": 0, "gold": 3, "exploration": 0, "colourless": 2}
    text = say("move-change", facts)
    assert text.count(" · ") == 2
    assert f" · {say('resource', {'resource': 'gold'})} 3" in text


def test_a_card_of_an_owner_is_told_by_its_own_names(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    monkeypatch.setattr(HOUSE_EDITION, "name", "entered")
    assert card_argument(state.view(0), "mill") == "Mlýn / Mlyn / Mill"
    assert card_argument(state.view(0), "ramparts") == "Hradby / Ramparts"
    for language, name in zip(LANGUAGES, ("Mlýn", "Mlyn", "Mill"), strict=True):
        say = words(language, ID).say
        for message, facts in (
            label(state.view(0), "slate mill"),
            tell_event("slated", {"card": "mill"}, {"content": GAME.content_of(house_files())}, ["Eva", "Petr"]),
        ):
            sentence = say(message, {**facts, "player": "Eva"})
            assert re.search(rf"{name}\b", sentence)
            assert " / " not in sentence


def test_every_name_an_owner_entered_is_told_in_events() -> None:
    say, content = words("cs", ID).say, HOUSE_EDITION
    duchy, board = content.duchies[0], content.boards[0]
    events: list[tuple[str, dict[str, Fact], str]] = [
        ("duchy", {"duchy": duchy}, content.duchy_sides[0][0].names[0]),
        ("quest-step", {"board": board, "step": 1}, content.board_names[0][0]),
        ("beaten", {"threat": content.ids[content.first_threat]}, content.names[content.first_threat][0]),
        ("used", {"advisor": content.ids[content.first_advisor]}, content.names[content.first_advisor][0]),
        ("revealed", {"cards": [0, 1]}, f"{content.names[0][0]}, {content.names[1][0]}"),
    ]
    for kind, facts, name in events:
        message, arguments = tell_event(kind, facts, {"content": GAME.content_of(house_files())}, ["Eva", "Petr"])
        assert name in say(message, {**arguments, "player": "Eva"})


def test_a_secret_move_is_described_to_its_player() -> None:
    say = words("en", ID).say
    did: dict[str, Fact] = {"did": "placed", "card": "mill", "resource": "gold", "count": 2}
    for more, ending in (
        ({}, "places on Mill: 2 gold."),
        ({"completed": [2]}, "places on Mill: 2 gold, and completes it."),
    ):
        name, facts = tell_event("secret-move", {**did, **more}, {"content": HOUSE}, ["Eva", "Petr"])
        assert say(name, {**facts, "player": "Eva"}) == f"Eva {ending}"
    assert tell_event("secret-move", {}, {"content": HOUSE}, ["Eva", "Petr"])[0] == "event-secret-move"


@every_language
def test_H6_only_the_player_who_beats_a_giant_reads_of_it_during_combat(language: str) -> None:
    state = table(
        "realm 0 sites scholars:frozen, krystallium 3, soldiers 2",
        module="threats",
        step="begin_combat",
    )
    play(state, *["crystal population scholars"] * 3, seat=0)
    assert state.journal is not None
    state.journal.clear()
    play(state, "beat frost_giant scholars", seat=0)
    [beaten] = state.journal
    say = words(language, ID).say
    for viewer in (0, 1, SPECTATOR):
        name, facts = tell_event(beaten.kind, beaten.seen_by(viewer), {"content": HOUSE}, ["Eva", "Petr"])
        assert (say("card", {"card": "scholars"}) in say(name, {**facts, "player": "Eva"})) == (viewer == 0)


def price_of(state: WonderfulKingdom, advisor: str) -> int:
    content = state.setup.content
    return content.price[content.ids.index(advisor)]


def label_in_words(state: WonderfulKingdom, text: str) -> str:
    return words("en", "wonderful_kingdom").say(*label(state.view(0), text))


def test_moves_say_what_they_cost_and_bring() -> None:
    state = table("realm 0 advisors court_jeweller, krystallium 0, soldiers 6", module="advisors")
    price = price_of(state, "court_jeweller")
    assert label_in_words(state, "use court_jeweller").endswith(f"({price} soldier{'s' if price > 1 else ''})")
    state = table("realm 0 picks shipwrights_chest, sites quarry", step="end_choice")
    assert label_in_words(state, "exchange shipwrights_chest").endswith("(1 material, 1 exploration)")
    assert label_in_words(state, "discard quarry").endswith("(a cube to the laboratory)")


def test_a_step_of_a_quest_says_what_it_costs_and_brings() -> None:
    state = table(module="quests")
    step = state.view(0).quests[0]
    text = label_in_words(state, f"quest {step.board} {step.step}")
    assert all(str(count) in text for count in step.cost.values())
    assert f"{step.soldiers} soldiers" in text


def test_what_completes_a_site_says_so() -> None:
    state = table("realm 0 sites quarry, krystallium 9")
    labels = []
    while crystals := legal(state, "crystal", 0):
        labels.append(label_in_words(state, crystals[0]))
        play(state, crystals[0], seat=0)
    assert ["completes" in each for each in labels] == [False] * (len(labels) - 1) + [True]
