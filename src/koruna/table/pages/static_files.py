"""Style sheets, scripts and pictures, served from memory.

Their URL contains a hash of all files, so browsers may cache them for ever, and scripts that import each other by
relative URL get the same version. Litestar's static files router has fixed URLs and headers, so this is our own route.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from koruna.engine.library import game_ids
from koruna.look import tokens
from koruna.table.pages.fonts import font_faces
from koruna.table.requests.base_path import base_path

KINDS = {
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "png": "image/png",
    "txt": "text/plain",
    "woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"


@cache
def static_files() -> dict[str, bytes]:
    folder = files("koruna.table").joinpath("static")
    found = {file.name: file.read_bytes() for file in folder.iterdir() if file.name.rpartition(".")[2] in KINDS}
    found["tokens.css"] = (tokens() + font_faces(found)).encode()
    for game in game_ids():
        sheet = files(f"koruna.games.{game}").joinpath("forms", "style.css")
        if sheet.is_file():
            found[f"game-{game}.css"] = sheet.read_bytes()
    return found


@cache
def version() -> str:
    total = sha256()
    for name, content in sorted(static_files().items()):
        total.update(name.encode() + b"\0" + content)
    return total.hexdigest()[:12]


def static(name: str) -> str:
    """The URL of a file."""
    if name not in static_files():
        raise KeyError(f"there is no static file {name}")
    return f"{base_path()}/static/{version()}/{name}"


def game_style(game: str) -> str:
    """The URL of the style sheet of a game's board, from its `forms/style.css`, or "" if it has none."""
    name = f"game-{game}.css"
    return static(name) if name in static_files() else ""


@get("/static/{asked:str}/{name:str}", include_in_schema=False)
async def static_file(asked: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A page from before an update may request an old version; it gets the current one, not to be cached."""
    content = static_files().get(name)
    if content is None:
        raise NotFoundException("table-no-page")
    kept = FOR_EVER if asked == version() else "no-cache"
    return Response(content, media_type=KINDS[name.rpartition(".")[2]], headers={"Cache-Control": kept})
