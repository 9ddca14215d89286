"""The faces of advisors."""

from __future__ import annotations

from koruna.games.wonderful_kingdom.forms.drawing_card import draw_card
from koruna.games.wonderful_kingdom.forms.drawing_portraits import FACES, portrait
from koruna.games.wonderful_kingdom.rules.contents import HOUSE_EDITION
from koruna.locale import words


def test_every_advisor_has_a_face_of_their_own() -> None:
    content = HOUSE_EDITION
    advisors = content.ids[content.first_advisor : content.calamity]
    assert sorted(FACES) == sorted(advisors)
    faces = [portrait(id, number) for number, id in enumerate(advisors)]
    assert len(set(faces)) == len(advisors) == 14
    for id, face in zip(advisors, faces, strict=True):
        assert face in draw_card(content, id, words("en", "wonderful_kingdom"))


def test_faces_differ_by_more_than_their_colours() -> None:
    looks = [(face.head, face.long, face.beard, face.eyes) for face in FACES.values()]
    assert len(set(looks)) == len(looks)


def test_an_advisor_of_another_content_gets_a_face_by_number() -> None:
    assert portrait("court_fool", 3) == portrait("somebody", 3 + len(FACES))
    assert len({portrait("court_fool", number) for number in range(len(FACES))}) == len(FACES)
