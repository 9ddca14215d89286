"""Koruna as an app: the manifest, the worker and the page without a connection, as the server sends them."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image

import koruna
from koruna.locale import LANGUAGES, words
from tests.table.browsing import Browser


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_links_to_the_manifest_of_its_language(server: Browser, language: str) -> None:
    page = server.get(f"/?lang={language}").text
    link = re.findall(r'<link rel="manifest" href="([^"]+)">', page)
    answer = server.get(link[0])
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["lang"] == language
    assert manifest["name"] == words(language).say("app-name")
    assert {shortcut["url"] for shortcut in manifest["shortcuts"]} == {f"/new/{game.id}" for game in koruna.all_games()}
    for path in [manifest["start_url"], *[shortcut["url"] for shortcut in manifest["shortcuts"]]]:
        assert path.startswith(manifest["scope"])
        assert server.get(path).status_code == 200


def test_the_icons_are_there_in_their_sizes_and_the_maskable_one_covers_all_of_it(server: Browser) -> None:
    icons = server.get("/app/en").json()["icons"]
    assert {icon.get("purpose") for icon in icons} == {None, "any", "maskable"}
    for icon in icons:
        answer = server.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            picture = Image.open(io.BytesIO(answer.content)).convert("RGBA")
            assert f"{picture.width}x{picture.height}" == icon["sizes"]
            corner = picture.getpixel((0, 0))
            assert isinstance(corner, tuple)
            assert (corner[3] == 255) == (icon["purpose"] == "maskable")


def test_the_worker_is_asked_for_anew_every_time(server: Browser) -> None:
    answer = server.get("/worker.js?lang=cs&version=1")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_without_a_connection_needs_nothing_that_the_worker_does_not_keep(server: Browser) -> None:
    worker = server.get("/worker.js").text
    for language in LANGUAGES:
        page = server.get(f"/offline?lang={language}").text
        assert words(language).say("offline-title") in page
        needed = re.findall(r'/static/\w+/([\w.-]+)"', page)
        assert needed
        assert [name for name in needed if f'"{name}"' not in worker] == []
        script = server.get(re.findall(r'src="([^"]+offline\.js)"', page)[0]).text
        assert "import" not in script  # which the worker would have to keep, too
