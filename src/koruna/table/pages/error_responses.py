"""Error responses: a sentence in the language of the request, and the appropriate status.

Browsers get a page with a link back, programs get JSON.
"""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from koruna.engine.errors import IllegalMove, Trouble
from koruna.locale import words
from koruna.locale.fault_log import is_new
from koruna.look.faults import shown
from koruna.table.live.frozen import Frozen
from koruna.table.live.tables import Stale
from koruna.table.pages.rendering import page
from koruna.table.requests.request_identity import AnyRequest, language_of_request
from koruna.table.requests.security import HEADERS
from koruna.table.schemas import Refused, Why

log = logging.getLogger("koruna.table")


def refuse_trouble(request: AnyRequest, trouble: Trouble) -> Response[Any]:
    language = language_of_request(request)
    text = shown(lambda: trouble.say(language), lambda: words(language).say("table-refused"))
    why = Why(trouble.reason.rule, text) if isinstance(trouble, IllegalMove) else None
    return refuse(request, 422, text, why)


def refuse_stale(request: AnyRequest, _: Stale) -> Response[Any]:
    return refuse(request, 409, words(language_of_request(request)).say("table-stale"))


def refuse_frozen(request: AnyRequest, frozen: Frozen, record: str = "") -> Response[Any]:
    """A table that cannot be loaded; with a link to its record if that is available."""
    return refuse(request, 423, frozen.say(language_of_request(request)), record=record)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Our exceptions carry the id of a translated sentence as their detail; Litestar's carry an English text."""
    translations = words(language_of_request(request))
    if translations.has(error.detail):
        answer = refuse(request, error.status_code, translations.say(error.detail))
    elif error.status_code >= 500:
        return admit_fault(request, error)
    elif isinstance(error, ValidationException):
        answer = refuse(request, 400, translations.say("table-bad-request", {"why": invalid_fields(error)}))
    else:
        name = {404: "table-no-page", 405: "table-no-method", 413: "table-too-large", 429: "table-too-often"}
        answer = refuse(request, error.status_code, translations.say(name.get(error.status_code, "table-refused")))
    answer.headers.update(error.headers or {})  # Retry-After or Allow
    return answer


def admit_fault(request: AnyRequest, fault: Exception) -> Response[Any]:
    """A bug of ours: logged without the URL, which may contain a key, and with the traceback only the first time."""
    log.error("%s %s failed", request.method, kind_of_path(request), exc_info=fault if is_new(fault) else None)
    return refuse(request, 500, words(language_of_request(request)).say("error-ours"))


def refuse(request: AnyRequest, status_code: int, text: str, why: Why | None = None, record: str = "") -> Response[Any]:
    if not wants_page(request):
        return Response(Refused(text, why), status_code=status_code, headers=HEADERS)
    known = status_code if status_code in (403, 404, 423, 500) else "other"
    title = words(language_of_request(request)).say(f"error-{known}")
    answer = page(request, "error.html", status_code=status_code, title=title, text=text, record=record)
    answer.headers.update(HEADERS)  # an unknown path does not pass through `after_request`
    return answer


def wants_page(request: AnyRequest) -> bool:
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def kind_of_path(request: AnyRequest) -> str:
    """The declared path of the route: /t/{table_id:str}/sit/{key:str}."""
    handler = request.scope.get("route_handler")
    return ", ".join(sorted(getattr(handler, "paths", ())))


def invalid_fields(error: ValidationException) -> str:
    """What is wrong with the body, field by field."""
    found = error.extra if isinstance(error.extra, list) else []
    fields = [f"{item.get('key', '')}: {item.get('message', '')}" for item in found if isinstance(item, dict)]
    return "; ".join(fields)[:300] or error.detail[:300]


HANDLERS: dict[int | type[Exception], Any] = {
    Trouble: refuse_trouble,
    Stale: refuse_stale,
    Frozen: refuse_frozen,
    HTTPException: refuse_http,
    Exception: admit_fault,
}
