"""What went wrong, as a sentence in the language of whoever asked, and the right status."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from koruna.engine.errors import IllegalMove, Trouble
from koruna.locale import words
from koruna.table.asking import language_of_request
from koruna.table.requests import Refused, Why
from koruna.table.room import Stale


def refuse_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[Refused]:
    text = trouble.say(language_of_request(request))
    why = Why(trouble.reason.rule, text) if isinstance(trouble, IllegalMove) else None
    return Response(Refused(text, why), status_code=422)


def refuse_stale(request: Request[Any, Any, Any], _: Stale) -> Response[Refused]:
    return Response(Refused(words(language_of_request(request)).say("table-stale")), status_code=409)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """Ours have the name of a sentence as their detail; those of the web server tell in English what they met."""
    own = words(language_of_request(request))
    if own.has(error.detail):
        return Response(Refused(own.say(error.detail)), status_code=error.status_code)
    if isinstance(error, ValidationException):
        return Response(Refused(own.say("table-bad-request", {"why": told(error)})), status_code=400)
    name = {404: "table-no-page", 405: "table-no-method", 413: "table-too-large", 429: "table-too-often"}
    text = own.say(name.get(error.status_code, "table-refused"))
    return Response(Refused(text), status_code=error.status_code)


def told(error: ValidationException) -> str:
    """What the validation found, field by field."""
    found = error.extra if isinstance(error.extra, list) else []
    fields = [f"{item.get('key', '')}: {item.get('message', '')}" for item in found if isinstance(item, dict)]
    return "; ".join(fields)[:300] or error.detail[:300]


HANDLERS: dict[int | type[Exception], Any] = {Trouble: refuse_trouble, Stale: refuse_stale, HTTPException: refuse_http}
