"""A recorded game as a page."""

from __future__ import annotations

import json
import re
from html import escape
from random import Random
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

import koruna
from koruna.engine.errors import BadRecord
from koruna.engine.record import Record
from koruna.locale import LANGUAGES, words
from koruna.look.faults import not_shown
from koruna.look.replay_page import replay_page
from tests.laws.tables import is_long

if TYPE_CHECKING:
    from tests.conftest import Heard

BEGINNING = 100  # moves, which are enough of a long game
NAMES = ["Eva </script><b>", 'Ne"chci & spol.', "", "Zikmund", "Iva", *[f"Host {number}" for number in range(1, 8)]]


def played(game: str, seed: int, moves: int = 1000) -> Record:
    """A random game, or the beginning of one."""
    rng = Random(seed)
    of = koruna.game(game)
    match = koruna.Match.new(of, of.seats[-1], names=NAMES[: of.seats[-1]], rng=rng)
    while not match.over() and moves > 0:
        seat = match.state.waiting()[0]
        match.choose(rng.choice(match.state.moves(seat)), seat)
        moves -= 1
    return match.record


def film_of(page: str) -> list[str]:
    """The drawings of a page, decoded as its script does."""
    found = re.search(r'<script type="application/json" id="film">(.*?)</script>', page, re.DOTALL)
    assert found
    film = json.loads(found.group(1))
    return ["\n".join(film["lines"][number] for number in frame) for frame in film["frames"]]


@pytest.mark.parametrize("game", [game.id for game in koruna.all_games()])
def test_every_move_of_every_game_has_its_drawing(game: str) -> None:
    of = koruna.game(game)
    record = played(game, 3, BEGINNING if is_long(of) else 1000)
    page = replay_page(record, "en", NAMES[: record.seats])
    drawings = film_of(page)
    decisions = [at for at, (seat, _) in enumerate(record.lines) if seat != koruna.CHANCE]
    assert len(drawings) == len(decisions) + 1
    names = [name or f"Player {seat}" for seat, name in enumerate(NAMES[: record.seats], 1)]
    for moment, end in ((0, decisions[0]), (len(decisions) // 2, decisions[len(decisions) // 2])):
        view = koruna.Match(of, record.first(end)).state.view()
        drawn = of.svg(view, "en", names)
        shown = ElementTree.fromstring(drawings[moment])
        assert "".join(shown.itertext()).split() == "".join(texts(drawn)).split()


def texts(svg: str) -> list[str]:
    """The texts in a drawing, without its style sheet."""
    root = ElementTree.fromstring(svg)
    for parent in root.iter():
        for child in list(parent):
            if child.tag.endswith(("}defs", "}style")):
                parent.remove(child)
    return list(root.itertext())


def test_opponents_have_their_names_and_faces() -> None:
    record = played("kingdomino", 3, 4)
    record.names = ["Eva", "bot:libuse", "bot:libuse", "bot:greedy"]
    page = replay_page(record, "sk")
    header = page[page.index("<header>") : page.index("</header>")]
    assert re.findall(r"<span>(.*?)</span>", header) == [
        "Eva",
        "Libuša 1",
        "Libuša 2",
        "Chamtivec",
    ]
    assert header.count("#k-face-libuse") == header.count("#k-face") == 2
    assert '<symbol id="k-face-libuse"' in page


def test_the_page_needs_nothing_from_elsewhere() -> None:
    page = replay_page(played("kingdomino", 1), "en")
    links = re.findall(r"(?:src|href|action)\s*=\s*\"([^\"]*)\"", page)
    assert links
    assert [link for link in links if not link.startswith("#")] == []
    assert "@import" not in page
    assert re.findall(r"url\((?!#)", page) == []
    assert set(re.findall(r"https?://[^\"'\\ )]*", page)) <= {"http://www.w3.org/2000/svg"}


def test_symbols_are_in_the_page_once() -> None:
    page = replay_page(played("kingdomino", 1), "en")
    ids = re.findall(r'<(?:symbol|g|clipPath|pattern) id="([\w-]+)"', page)
    assert len(ids) == len(set(ids)) > 20
    used = set(re.findall(r'<use[^>]*? href="#([\w-]+)"', page.replace('\\"', '"')))
    assert used <= set(ids)
    assert len(page.encode()) < 600_000


def test_what_people_typed_is_only_ever_text() -> None:
    page = replay_page(played("kingdomino", 2, moves=9), "cs", NAMES)
    assert "<b>" not in page
    assert page.count("</script>") == 2
    assert "Eva &lt;/script&gt;&lt;b&gt;" in page
    assert "Hráč 3" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_every_event_and_links_to_its_move(language: str) -> None:
    record = played("kingdomino", 4, moves=20)
    page = replay_page(record, language, ["A", "B", "C", "D"])
    steps = [int(step) for step in re.findall(r'<li data-step="(\d+)"><a href="#(?:\d+)">', page)]
    assert len(steps) == len(koruna.Match(koruna.game("kingdomino"), record).events())
    assert steps == sorted(steps)
    assert max(steps) == 20
    assert f'<html lang="{language}">' in page


def test_an_unfinished_and_an_empty_game_can_be_shown() -> None:
    assert len(film_of(replay_page(played("kingdomino", 5, moves=7), "en"))) == 8
    assert len(film_of(replay_page(Record("kingdomino", 1, 2), "en"))) == 1


def test_a_broken_record_is_refused_with_its_line() -> None:
    record = played("kingdomino", 6, moves=5)
    record.lines[-1] = (record.lines[-1][0], "claim 49")
    with pytest.raises(BadRecord) as refusal:
        replay_page(record, "en")
    assert refusal.value.line == record.line_number(len(record.lines) - 1)


def test_the_last_moment_says_who_won_by_how_much_and_why() -> None:
    record = played("kingdomino", 3)
    page = replay_page(record, "cs", ["Eva", "Petr", "Ivo", "Jana"])
    ending = re.search(r'<section class="ending" hidden><h2>(.*?)</h2><p>(.*?)</p></section>', page)
    assert ending
    scores = sorted(koruna.Match(koruna.game("kingdomino"), record).state.scores())
    assert re.fullmatch(rf"(Eva|Petr|Ivo|Jana) vítězí o {scores[-1] - scores[-2]} bod[yů]?\.", ending[1])
    assert ending[2].startswith("Poslední dílky leží v královstvích: hra končí. Největší rozdíl: ")
    assert 'class="ending"' not in replay_page(record.first(20), "cs")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failing_drawing_or_sentence_leaves_the_rest(
    language: str, monkeypatch: pytest.MonkeyPatch, faults_heard: Heard
) -> None:
    record = played("sealed_bids", 3)
    monkeypatch.setattr(type(koruna.game("sealed_bids")), "draw_svg", lambda *_: 1 / 0)
    monkeypatch.setattr(type(koruna.game("sealed_bids")), "tell_event", lambda *_: ("a-sentence-nobody-wrote", {}))
    page = replay_page(record, language)
    assert all(escape(not_shown("table", language)) in drawing for drawing in film_of(page))
    assert words(language).say("at-event-untold") in page
    assert words(language, "sealed_bids").say("replay-log") in page
    kinds = [logged.splitlines()[-1].partition(":")[0] for logged in faults_heard.take()]
    assert kinds == ["ZeroDivisionError", "KeyError"]
