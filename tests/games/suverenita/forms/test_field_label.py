"""A field in words."""

from __future__ import annotations

from html import unescape

import pytest

from koruna.games.suverenita.forms.drawing_map import Here, all_here
from koruna.games.suverenita.forms.field_label import field_label
from koruna.games.suverenita.forms.field_view import FieldView, HerdView, StackView
from koruna.locale import LANGUAGES, words
from tests.games.suverenita.moments import NAMES, moments

LABELLED = tuple(NAMES)


def label_of(content: FieldView, field: int = 0, language: str = "en") -> str:
    view = moments("four")[0].view
    contents = [FieldView() for _ in view.map.fields]
    contents[field] = content
    here: Here = all_here(view.map, contents)[field]
    return unescape(field_label(here, words(language, "suverenita"), LABELLED))


def test_an_empty_field_is_told_by_its_name_and_its_land() -> None:
    view = moments("four")[0].view
    sea = next(at for at, place in enumerate(view.map.fields) if place.colour == "sea")
    neutral = next(at for at, place in enumerate(view.map.fields) if place.neutral)
    assert label_of(FieldView(), sea) == f"{view.map.fields[sea].names['en']}, sea"
    assert label_of(FieldView(), neutral) == "Heartland, neutral heath"


def test_it_tells_whose_a_field_is_and_what_is_wrong_there() -> None:
    label = label_of(FieldView(control=1, settlement="village", lord=1, encircled=True, plundered=True))
    assert all(part in label for part in ("held by Petr", "village of Petr", "encircled", "plundered"))
    assert "enemies face each other" in label_of(FieldView(locked=True))


def test_units_are_told_by_owner_type_level_and_place_whether_they_have_moved_or_not() -> None:
    one = StackView(owner=0, type="LI", level="recruit", place="inside", count=2, moved=False, training=False)
    other = StackView(owner=0, type="LI", level="recruit", place="inside", count=1, moved=True, training=False)
    assert "Eva: 3 \u00d7 light infantry (recruits), behind the walls" in label_of(FieldView(stacks=(one, other)))


def test_goods_and_buildings_are_told() -> None:
    herds = (HerdView(0, "sheep", False, ""), HerdView(0, "cows", False, ""))
    label = label_of(FieldView(crop=3, crop_owner=0, herds=herds, grain=4, fish=2, site="city", site_done=50))
    for part in (
        "3 sown grain",
        "sheep",
        "cows",
        "4 grain stored",
        "2 fish stored",
        "building: city, 50%",
    ):
        assert part in label


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_a_game_has_its_words_in_every_language(language: str) -> None:
    say = words(language, "suverenita")
    for moment in moments("four")[::6]:
        labels = [field_label(here, say, LABELLED) for here in all_here(moment.view.map, moment.view.fields)]
        names = [place.names[language] for place in moment.view.map.fields]
        assert all(label.startswith(name) for label, name in zip(labels, names, strict=True))
        assert '"' not in "".join(labels)
