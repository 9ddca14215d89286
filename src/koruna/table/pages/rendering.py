"""Rendering of pages: template, translations, theme, and the symbols that the page uses.

`page(request, "lobby.html", ...)` gives every template `say`, `language`, `languages`, `theme`, `themes`, `icon`,
`crest`, `face`, `static`, `base` (the base path), `here` (this page with another language or theme), `game`, the id of
the game it is about, or "", `game_style`, the style sheet of its board, or "", and `draining`, whether the server is
draining.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import quote, unquote, urlencode

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from markupsafe import Markup

from koruna import look
from koruna.engine.player_names import clean_name
from koruna.locale import LANGUAGES, words
from koruna.look import faces
from koruna.look.kit import symbols_in
from koruna.look.symbols import definitions
from koruna.table.live.draining import DRAINING
from koruna.table.pages.static_files import game_style, static
from koruna.table.requests.base_path import base_path
from koruna.table.requests.request_identity import AnyRequest, language_of_request

THEMES = ("system", "light", "dark")
A_YEAR = 365 * 24 * 3600
PLACE_OF_SYMBOLS = "<!--symbols-->"

# Not Litestar's TemplateConfig, which renders while responding: `page` adds the symbols that the HTML uses, and the
# event stream renders parts of a page.
templates = Environment(
    loader=PackageLoader("koruna.table"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
templates.globals["base"] = base_path


def page(
    request: AnyRequest,
    template: str,
    *,
    game: str = "",
    status_code: int = 200,
    also_symbols: Iterable[str] = (),
    cookies: list[Cookie] | None = None,
    **context: Any,
) -> Response[str]:
    """Render a page. `also_symbols` are symbols for its later updates."""
    language, theme = language_of_request(request), theme_of(request)
    html = templates.get_template(template).render(
        say=words(language, game).say,
        language=language,
        languages=LANGUAGES,
        theme=theme,
        themes=THEMES,
        icon=icon,
        crest=crest,
        face=face,
        static=static,
        here=lambda **changes: here(request, changes),
        game=game,
        game_style=game_style(game),
        draining=request.app.state[DRAINING].is_on,
        **context,
    )
    used = (symbols_in(html) & definitions().keys()) | set(also_symbols)
    html = html.replace(PLACE_OF_SYMBOLS, look.symbols(used), 1)
    kept = [*(cookies or []), *cookies_of_choices(request)]
    return Response(
        html,
        status_code=status_code,
        media_type=MediaType.HTML,
        cookies=kept,
        headers={"Cache-Control": "no-store", "Content-Language": language, "Vary": "Accept-Language, Cookie"},
    )


def say_of(request: AnyRequest, game: str = "") -> Callable[..., str]:
    """Translations in the language of the request."""
    return words(language_of_request(request), game).say


def icon(name: str, label: str = "", cls: str = "i") -> Markup:
    """A symbol; with a label for screen readers, or hidden from them."""
    return Markup(look.icon(name, cls, label))


def crest(seat: int, bot: str = "", cls: str = "i") -> Markup:
    """The arms of a seat, or the face of the opponent that plays there."""
    return Markup(faces.crest(seat, bot, cls))


def face(bot: str, cls: str = "i") -> Markup:
    return Markup(look.icon(faces.face(bot), cls))


def here(request: AnyRequest, changes: dict[str, str]) -> str:
    """The URL of this page with some parameters changed; relative, because the path may contain a key."""
    asked = {name: value for name, value in request.query_params.items() if name not in changes}
    return f"?{urlencode({**asked, **changes})}"


def theme_of(request: AnyRequest) -> str:
    asked = (request.query_params.get("theme", ""), request.cookies.get("theme", ""))
    return next((theme for theme in asked if theme in THEMES), "system")


def cookies_of_choices(request: AnyRequest) -> list[Cookie]:
    """Cookies for a language or theme chosen by a link; the only two that scripts may read."""
    chosen = {"lang": LANGUAGES, "theme": THEMES}
    asked = {name: request.query_params.get(name, "") for name in chosen}
    return [cookie(request, name, value, False) for name, value in asked.items() if value in chosen[name]]


def cookie(request: AnyRequest, name: str, value: str, hidden: bool = True) -> Cookie:
    """A cookie for a year, with SameSite=Lax; `hidden` from scripts (HttpOnly)."""
    secure = request.url.scheme == "https"
    return Cookie(name, value=value, max_age=A_YEAR, httponly=hidden, samesite="lax", secure=secure)


def my_name(request: AnyRequest) -> str:
    """The player's name last used in this browser."""
    return clean_name(unquote(request.cookies.get("name", "")))


def cookie_of_name(request: AnyRequest, name: str) -> Cookie:
    return cookie(request, "name", quote(name, safe=""))
