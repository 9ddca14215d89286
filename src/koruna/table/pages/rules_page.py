"""Static pages: the rules of a game, and which data this server stores."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from koruna.locale.help import help_chapters, help_options, unlisted_rules
from koruna.locale.opponents import opponents, simulation_bots
from koruna.table.config import ServerConfig
from koruna.table.pages.rendering import page
from koruna.table.pages.rules_drawings import drawings
from koruna.table.pages.setup_page import find_game
from koruna.table.requests.parameters import TheTables
from koruna.table.requests.request_identity import AnyRequest, language_of_request


@get("/rules/{game_id:str}", include_in_schema=False)
async def rules(request: AnyRequest, tables: TheTables, game_id: FromPath[str]) -> Response[str]:
    """Every rule has an anchor, `#rule-<name>`, to which refusals link."""
    game, language = find_game(game_id), language_of_request(request)
    return page(
        request,
        "rules.html",
        game=game.id,
        seats=game.seats,
        chapters=help_chapters(game, language),
        unlisted=unlisted_rules(game),
        drawings=await tables.loader.run(drawings, game.id, language),
        overview=game.overview(language),
        options=help_options(game, language),
        opponents=opponents(game, language),
        simulation_bots=simulation_bots(game, language),
    )


@get("/keeps", include_in_schema=False)
async def privacy(request: AnyRequest) -> Response[str]:
    """The privacy page, according to the server's configuration."""
    config: ServerConfig = request.app.state["config"]
    logs = "logs-of-requests" if config.log_requests else "logs"
    ends = bool(config.days_of_finished and config.days_of_unfinished)
    parts = ["tables", "names", "keys", "cookies", logs, "others", "how-many-days" if ends else "how-long"]
    days = {"finished": config.days_of_finished, "unfinished": config.days_of_unfinished}
    return page(request, "privacy.html", parts=parts, days=days)
