"""The identity of a request: its key, and its language.

A program sends its key as `Authorization: Bearer`. A browser has one key for all its tables, in a cookie.
"""

from __future__ import annotations

import re
import secrets
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from koruna.locale import LANGUAGES

AnyRequest = Request[Any, Any, Any]
TABLE_ID = re.compile("[A-Za-z0-9_-]{1,32}")
SESSION = "session"  # the cookie with the key of a browser
OF_ONE_TABLE = "seats_"  # prefix of per-table cookies of earlier versions
A_YEAR = 365 * 24 * 3600


def keys_sent(request: AnyRequest, table_id: str = "") -> list[str]:
    """The key in the header, or those in the cookies: of the session, and of this table."""
    if key := key_in_header(request):
        return [key]
    of_table = request.cookies.get(f"{OF_ONE_TABLE}{table_id}", "").split(".")[:12]
    return [key for key in [request.cookies.get(SESSION, ""), *of_table] if key]


def key_in_header(request: AnyRequest) -> str:
    """The key that a program sends; "" if there is none, or only the password of a proxy, which browsers send."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def key_of_browser(request: AnyRequest) -> str:
    """The key of the session, or a new one for a browser that has none."""
    kept = request.cookies.get(SESSION, "")
    return kept if is_key(kept) else new_key()


def cookie_of_session(request: AnyRequest, key: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(SESSION, value=key, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


def new_key() -> str:
    return secrets.token_hex(16)


def is_key(text: str) -> bool:
    """Whether it is a key in our format, and not a shorter, guessable one."""
    return len(text) == 32 and text.isascii() and text.isalnum()


def is_table_id(text: str) -> bool:
    """Whether it can be the id of a table; other strings might cause errors in a database or a cookie."""
    return TABLE_ID.fullmatch(text) is not None


def language_of_request(request: AnyRequest) -> str:
    """The language chosen on the page, else the first of the browser's languages that we have, else English."""
    for chosen in (request.query_params.get("lang", ""), request.cookies.get("lang", "")):
        if chosen in LANGUAGES:
            return str(chosen)
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return "en"
