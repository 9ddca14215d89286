"""What to do now, the score line by line, and what decided a tie."""

from __future__ import annotations

from random import Random

import msgspec

import koruna
from koruna.engine.playout import play_out
from koruna.games.kingdomino.forms import sentences
from koruna.games.kingdomino.forms.view import KingdominoView
from koruna.locale import LANGUAGES, words
from tests.games.kingdomino.tabletop import deal, happen, play, table


def final(seed: int, **options: bool) -> KingdominoView:
    state = table(2, **options)
    play_out(state, Random(seed))
    view: KingdominoView = state.view()
    return view


def test_one_sentence_says_what_to_do() -> None:
    state = table(2)
    deal(state, 5, 9, 13, 48)
    happen(state, "king 0")
    assert sentences.prompt(state.view(), 0) == ("prompt-first-claim", {})
    play(state, "claim 48")
    for king, domino in (("king 1", 5), ("king 0", 9), ("king 1", 13)):
        happen(state, king)
        play(state, f"claim {domino}")
    deal(state, 1, 2, 3, 4)
    assert sentences.prompt(state.view(), 0) == ("prompt-place", {"domino": 5})
    play(state, "place e6 n")
    assert sentences.prompt(state.view(), 0) == ("prompt-claim", {})
    assert sentences.prompt(final(1), 0) == ("prompt-over", {})


def test_the_lines_of_a_score_add_up_to_its_total() -> None:
    bonuses = set()
    for seed in range(60):
        view = final(seed, middle_kingdom=True, harmony=True)
        for seat in (0, 1):
            *lines, (name, total) = sentences.tally(view, seat)
            assert name == "score-total"
            assert total["points"] == view.scores[seat] == sum(int(facts["points"]) for _, facts in lines)
            bonuses |= {name for name, _ in lines}
    assert bonuses == {"score-area", "score-middle-kingdom", "score-harmony"}


def changed(view: KingdominoView, *kingdoms: tuple[int, int]) -> KingdominoView:
    """The same view with equal points and the given largest areas and crowns."""
    faked = [
        msgspec.structs.replace(kingdom, largest_area=area, crowns=crowns)
        for kingdom, (area, crowns) in zip(view.kingdoms, kingdoms, strict=True)
    ]
    return msgspec.structs.replace(view, kingdoms=faked, scores=[30] * len(faked))


def test_a_tie_break_is_named() -> None:
    view = final(2)
    assert sentences.tie_break(msgspec.structs.replace(view, scores=[30, 20])) is None
    assert sentences.tie_break(changed(view, (5, 3), (6, 3))) == ("tie-area", {})
    assert sentences.tie_break(changed(view, (5, 3), (5, 4))) == ("tie-crowns", {})
    assert sentences.tie_break(changed(view, (5, 3), (5, 3))) == ("tie-shared", {})


def test_every_sentence_has_words() -> None:
    game = koruna.game("kingdomino")
    view = final(3, middle_kingdom=True, harmony=True)
    for language in LANGUAGES:
        say = words(language, "kingdomino").say
        assert all(say(*line) for seat in (0, 1) for line in game.tally(view, seat))
        assert all(say(name) for name in ("tie-area", "tie-crowns", "tie-shared"))
