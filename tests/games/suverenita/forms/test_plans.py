"""The preview of a proposal shows exactly what accepting it does."""

from __future__ import annotations

from koruna.games.suverenita.forms.drawing_plan import plan_sentences, planned
from koruna.games.suverenita.forms.page import draw_page
from koruna.games.suverenita.forms.plan_view import DeedView
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita
from koruna.locale import LANGUAGES, words
from tests.games.suverenita.forms.test_questions import overloaded, struck
from tests.games.suverenita.moments import NAMES, moments
from tests.games.suverenita.positions import army, ask, at, change, play, set_up, texts
from tests.games.suverenita.winters import WINTER, winter


def preview(state: Suverenita, seat: int = 0) -> list[str]:
    return [text for text, _ in plan_sentences(state.view(seat), words("en", "suverenita"))]


def test_where_the_start_parts_would_go_is_told_to_their_owner_alone() -> None:
    state = next(moment for moment in moments("four") if moment.view.step == "parts")
    for seat, view in state.own.items():
        deeds = [deed.deed for deed in view.plan]
        assert {"put", "pasture", "store"} <= set(deeds)
        assert sum(deed.count for deed in view.plan if deed.deed == "store") == 10
        assert sum(deed.count for deed in view.plan if deed.deed == "put") == (5 if "dock" in deeds else 7)
        assert {view.fields[deed.field or 0].lord for deed in view.plan} == {seat}
    assert not state.view.plan


def test_what_would_be_sown_is_sown() -> None:
    state = set_up(
        "field b2 settlement city:0, grain 3 | field a2 plundered 1, units 0:LI | field c2 units 0:LI"
        " | field b3 settlement village:1, grain 1"
    )
    ask(state, steps.SOW)
    plan = state.view(0).plan
    assert preview(state) == ["sow b2, c2 (grain 2)"]
    assert planned(state.view(0)) == [at(state, "b2"), at(state, "c2")]
    play(state, "auto", 0)
    assert sorted(deed.field or 0 for deed in plan) == [
        field for field in range(len(state.crop)) if state.crop_owner[field] == 0
    ]


def test_what_would_be_harvested_and_what_would_rot() -> None:
    state = set_up("field b2 settlement city:0, crop 4:0, grain 5 | field a2 crop 3:1, units 0:LI")
    ask(state, steps.HARVEST)
    assert preview(state) == ["a2 → b2: stolen grain 1", "a2 → b2: grain 2", "b2 → b2: grain 2", "grain that rots: 2"]
    grain = sum(deed.count for deed in state.view(0).plan if deed.deed in ("reap", "rob"))
    play(state, "auto", 0)
    assert state.grain[at(state, "b2")] == 5 + grain == 10


def test_young_are_told_field_by_field() -> None:
    state = set_up("field b2 settlement village:0 | field a2 units 0:LI | player 0 young sheep:1 cows:1")
    state.begin_shared(steps.YOUNG)
    assert [(deed.deed, deed.what) for deed in state.view(0).plan] == [("young", "sheep"), ("young", "cows")]


def test_feeding_tells_what_is_slaughtered_eaten_and_lost() -> None:
    state = set_up(
        f"round {WINTER} | field b2 settlement village:0, grain 2, units 0:LI*4"
        " | field a2 herds 0:pigs, units 0:LI | field c3 settlement village:1, grain 5"
    )
    winter(state)
    deeds = {deed.deed for deed in state.view(0).plan}
    assert {"kill", "eat"} <= deeds
    assert "nobody goes hungry" in preview(state)
    change(state, "field b2 units 0:LI*10")
    lost = sum(deed.count for deed in state.view(0).plan if deed.deed == "starve")
    before = count(state)
    assert lost > 0
    assert "nobody goes hungry" not in preview(state)
    play(state, "auto", 0)
    while state.waiting():
        play(state, "auto", state.waiting()[0])
    assert count(state) == before - lost


def count(state: Suverenita) -> int:
    return sum(int(text.partition("*")[2]) for id in state.setup.world.ids for text in army(state, id))


def test_an_encircled_settlement_left_hungry_is_told() -> None:
    state = set_up(
        f"round {WINTER} | field a1 settlement village:0, units 1:LI"
        " | field c3 settlement village:0, grain 5, units 0:LI*3 | field b1 settlement village:1, grain 5"
    )
    winter(state)
    play(state, "auto", 1)
    assert DeedView("abandon", at(state, "a1"), what="village") in state.view(0).plan


def test_losses_are_told_and_taken() -> None:
    state = struck()
    assert preview(state, 1) == ["1 × siege engine", "2 × light infantry (experienced)"]  # noqa: RUF001
    state = overloaded()
    plan = state.view(0).plan
    assert not plan or texts(state)[0] == "auto"


def test_nobody_else_is_told_of_a_plan() -> None:
    state = set_up("field b2 settlement village:0, grain 3 | field a2 units 0:LI")
    ask(state, steps.SOW)
    assert state.view(0).plan
    assert not state.view(1).plan
    assert not state.view().plan


def test_wherever_chores_are_proposed_the_page_tells_what_would_be_done() -> None:
    found: set[str] = set()
    for moment in moments("four"):
        for seat, view in moment.own.items():
            if view.step not in ("parts", "sow", "harvest", "young", "feed") or moment.moves[seat][0] != "auto":
                assert view.step in ("hit", "yield", "spill") or not view.plan
                continue
            found.add(view.step)
            for language in LANGUAGES:
                board = draw_page(view, seat, language, NAMES[: view.seats]).board
                assert board.count('<li class="chip') >= len(plan_sentences(view, words(language, "suverenita"))) > 0
    assert len(found) > 2
