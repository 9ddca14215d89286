"""Protection against requests forged by other sites (CSRF), and rate limits."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.exceptions import PermissionDeniedException
from litestar.middleware.rate_limit import RateLimitConfig

from koruna.table.requests.request_identity import AnyRequest

# No resources from other hosts, no inline script or style, no embedding in a frame.
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
# A page at play asks a few times a second at most; making a table costs the most.
REQUESTS_A_MINUTE = 1200
TABLES_A_MINUTE = 60
SAFE = ("GET", "HEAD", "OPTIONS")


async def refuse_other_sites(request: AnyRequest) -> None:
    """Requests that change something by means of a cookie must come from our own pages.

    Browsers tell where a request comes from: `Sec-Fetch-Site` on secure connections, `Origin` with every form or
    script. Programs tell neither, and have no cookies that another site could use.
    """
    # Litestar's CSRFConfig would demand a token in every form, and from programs too, with or without cookies.
    if request.method in SAFE or "authorization" in request.headers:
        return
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    if site is not None:
        foreign = site not in ("same-origin", "none")
    else:
        foreign = origin is not None and urlsplit(origin).netloc != request.headers.get("host")
    if foreign:
        raise PermissionDeniedException("error-cross-site")


async def is_limited(request: AnyRequest) -> bool:
    """Rate limits exempt this machine, whose user can overload it anyway, and static files, which cost nothing."""
    return not is_from_this_machine(request) and not request.scope["path"].startswith("/static/")


def is_from_this_machine(request: AnyRequest) -> bool:
    """Behind a proxy on this machine uvicorn takes the client's address from the proxy's headers."""
    try:
        return request.client is not None and is_loopback(request.client.host)
    except ValueError:
        return False


@lru_cache(maxsize=1024)
def is_loopback(host: str) -> bool:
    return ip_address(host).is_loopback


limit_requests = RateLimitConfig(
    ("minute", REQUESTS_A_MINUTE), check_throttle_handler=is_limited, set_rate_limit_headers=False
).middleware
# For the routes that create a table only.
limit_tables = RateLimitConfig(
    ("minute", TABLES_A_MINUTE), check_throttle_handler=is_limited, store="tables", set_rate_limit_headers=False
).middleware
