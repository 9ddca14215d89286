"""Text inside drawings."""

from __future__ import annotations

from koruna.look import letters, shorten
from koruna.look.lettering import broken, width_of


def test_text_is_escaped() -> None:
    assert letters(1, 2.5, "<b> & co", 12, 'fill="red"') == (
        '<text x="1" y="2.5" font-size="12" fill="red">&lt;b&gt; &amp; co</text>'
    )


def test_a_text_that_fits_is_left_alone() -> None:
    assert shorten("Eva", 100, 20) == "Eva"


def test_a_long_text_is_cut_to_fit() -> None:
    name = "Maxmilián Habsburský z Dolních Rakous"
    cut = shorten(name, 160, 20)
    assert cut.endswith("…")
    assert name.startswith(cut[:-1])
    assert len(cut) > 8
    assert width_of(cut, 20) <= 160


def test_wide_letters_count_as_wide() -> None:
    assert width_of("王王", 10) == 20
    assert width_of("il", 10) < width_of("no", 10) < width_of("MW", 10)


def test_a_text_is_broken_between_words() -> None:
    first, rest = broken("Everybody has taken 13 cards: the game is over.", 200, 15)
    assert f"{first} {rest}" == "Everybody has taken 13 cards: the game is over."
    assert 100 < width_of(first, 15) <= 200
    assert broken("Eva", 100, 15) == ("Eva", "")
    assert broken("Maxmilián", 20, 15) == ("", "Maxmilián")
