"""What a request says about its sender: the keys of seats, and the language."""

from __future__ import annotations

from typing import Any

from litestar import Request

from koruna.locale import LANGUAGES

AnyRequest = Request[Any, Any, Any]


def keys_sent(request: AnyRequest, table_id: str) -> list[str]:
    """The keys of seats: of one seat in the header, of one or more in the cookie of the table."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and key:
        return [key.strip()]
    cookie = request.cookies.get(cookie_name(table_id), "")
    return [key for key in cookie.split(".") if key][:12]


def cookie_name(table_id: str) -> str:
    return f"seats_{table_id}"


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
