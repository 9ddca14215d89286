"""Koruna as an app: its manifest, its service worker, and the page that is shown without a connection.

The worker caches only that page, in the language it was installed in, and the files it needs.
"""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

import koruna
from koruna.locale import LANGUAGES, words
from koruna.look.colours import light_colour
from koruna.table.pages.rendering import page
from koruna.table.pages.static_files import static, static_files
from koruna.table.requests.base_path import base_path
from koruna.table.requests.request_identity import AnyRequest

ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-maskable.png", "512x512", "maskable"),
)
CHECK_EVERY_TIME = {"Cache-Control": "no-cache"}


@get("/app/{language:str}", include_in_schema=False, media_type="application/manifest+json")
async def manifest(language: FromPath[str]) -> Response[dict[str, object]]:
    """In the language of the page that links to it: browsers request it without cookies."""
    language = language if language in LANGUAGES else "en"
    say, start = words(language).say, f"{base_path()}/"
    return Response(
        {
            "name": say("app-name"),
            "short_name": "Koruna",
            "description": say("lobby-lead"),
            "lang": language,
            "id": start,
            "start_url": start,
            "scope": start,
            "display": "standalone",
            "background_color": light_colour("bg"),
            "theme_color": light_colour("surface"),
            "categories": ["games"],
            "icons": [
                {"src": static("icon.svg"), "sizes": "any", "type": "image/svg+xml"},
                *[
                    {"src": static(name), "sizes": size, "type": "image/png", "purpose": use}
                    for name, size, use in ICONS
                ],
            ],
            "shortcuts": [
                {"name": words(language, game.id).say("name"), "url": f"{start}new/{game.id}"}
                for game in sorted(koruna.all_games(), key=lambda game: game.difficulty)
            ],
        },
        media_type="application/manifest+json",
        headers=CHECK_EVERY_TIME,
    )


@get("/worker.js", include_in_schema=False)
async def worker_script() -> Response[bytes]:
    """Not below /static, because a worker's scope is its own path."""
    return Response(static_files()["worker.js"], media_type="text/javascript", headers=CHECK_EVERY_TIME)


@get("/offline", include_in_schema=False)
async def offline(request: AnyRequest) -> Response[str]:
    return page(request, "offline.html")
