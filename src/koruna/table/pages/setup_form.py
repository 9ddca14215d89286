"""The form of the set-up page: who sits where, options, pace and seed of a new table."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence

import msgspec
from litestar.datastructures import Cookie
from msgspec import structs

import koruna
from koruna.bots import bot_names, usual_bot
from koruna.engine.content import Content, content_named, plain, with_content
from koruna.engine.errors import BadSetup
from koruna.engine.fair_draw import clean_value
from koruna.engine.option import OPTION, Options
from koruna.engine.player_names import clean_name
from koruna.engine.position import parse
from koruna.table.live.remarks import EVERYTHING, TALKS
from koruna.table.pages.rendering import cookie
from koruna.table.requests.request_identity import AnyRequest
from koruna.table.schemas import LONGEST_NAME, SeatRequest

LONGEST_SEED = 40
# The least time a bot takes, in seconds; None for the server's default.
PACES: dict[str, float | None] = {"slow": 1.6, "usual": None, "fast": 0.15}
# Seconds that people have for a decision.
CLOCKS: dict[str, int | None] = {"none": None, "minute": 60, "five": 300, "hour": 3600, "day": 86_400}
# The same for all decisions of a person together.
GAME_CLOCKS: dict[str, int | None] = {"none": None, "ten": 600, "thirty": 1800, "hour": 3600, "week": 604_800}
# By how many moves spectators see the game late.
DELAYS = {"none": 0, "ten": 10, "fifty": 50}
BOT = "bot:"


class SeatForm(msgspec.Struct):
    who: str  # `me`, `here` (on this device), `link`, `bot:<level>`
    name: str


class TableSetup(msgspec.Struct):
    count: int
    seats: list[SeatForm]  # as many as the game allows; the surplus is hidden in the form
    options: Options
    listed: bool = False
    pace: str = "usual"
    places: dict[str, list[str]] = {}  # by option that orders the seats: the place of each seat, as typed
    seed: str = ""  # of the random generator, "" for a random one
    position: str = ""  # to start from, as typed
    value: str = ""  # what the host adds to the seed, if others are invited
    clock: str = "none"
    talk: str = EVERYTHING
    game_clock: str = "none"
    delay: str = "none"

    def sitting(self) -> list[SeatForm]:
        return self.seats[: self.count]

    def seat_requests(self, say: Callable[..., str]) -> list[SeatRequest]:
        """The seats of the table; a person without a name is called by the number of the seat."""
        requests = []
        for seat, form in enumerate(self.sitting()):
            if len(form.name) > LONGEST_NAME:
                raise BadSetup("setup-long-name", {"most": LONGEST_NAME})
            if form.who.startswith(BOT):
                requests.append(SeatRequest("bot", level=form.who.removeprefix(BOT)))
            elif form.who == "link":
                requests.append(SeatRequest("person"))
            elif form.who in ("me", "here"):
                name = clean_name(form.name) or say("player-number", {"number": seat + 1})
                requests.append(SeatRequest("person", name))
            else:
                raise BadSetup("setup-who", {"seat": seat + 1})
        return requests

    def check_orders(self, say: Callable[..., str]) -> None:
        """Refuse places that are no permutation of the seats."""
        for id, places in self.places.items():
            if order_of(places[: self.count]) is None:
                raise BadSetup("setup-order", {"option": say(f"option-{id}"), "seats": self.count})

    def take_position(self, game: koruna.Game, contents: Sequence[Content]) -> str:
        """The full position to start from: hidden parts are dealt. The table gets its seats and options.

        Only if no other people play: the person who enters a position knows what is hidden in it.
        """
        if not self.position:
            return ""
        content = content_named(contents, parse(self.position).options.get(OPTION))
        state = game.at(self.position, content=content)
        found = parse(state.position())
        self.count, self.options = found.seats, game.check(found.seats, with_content(found.options, contents))
        if self.listed or self.invited():
            raise BadSetup("setup-position-own", {})
        return state.position()

    def chosen_seed(self) -> str:
        """Only if no other people play: the person who knows the seed can compute what others hide."""
        if self.seed and (self.listed or self.invited()):
            raise BadSetup("setup-seed-own", {})
        return self.seed

    def own_seats(self) -> list[int]:
        return [seat for seat, form in enumerate(self.sitting()) if form.who in ("me", "here")]

    def invited(self) -> list[int]:
        return [seat for seat, form in enumerate(self.sitting()) if form.who == "link"]

    def own_name(self) -> str:
        return next((clean_name(form.name) for form in self.sitting() if form.who == "me"), "")


# Who sits in the first seat, and who in the others; `bot:` is the default bot of the game.
PRESETS = {
    "solo": ("me", BOT),
    "friends": ("me", "link"),
    "device": ("me", "here"),
    "watch": (BOT, BOT),
}


def default_setup(game: koruna.Game, name: str, preset: str = "solo") -> TableSetup:
    """The smallest table for more than one player: me against a bot, or as a preset says."""
    count = next((seats for seats in game.seats if seats > 1), game.seats[0])
    who = PRESETS.get(preset, PRESETS["solo"])
    first, others = [f"{BOT}{usual_bot(game)}" if each == BOT else each for each in who]
    seats = [SeatForm(first, name), *(SeatForm(others, "") for _ in range(game.seats[-1] - 1))]
    return TableSetup(count, seats, {option.id: option.default for option in game.options})


def order_of(places: list[str]) -> str | None:
    """The value of an option that orders the seats; "" if no place is given, None if they are no permutation."""
    if not any(places):
        return ""
    if sorted(places) != [str(number) for number in range(1, len(places) + 1)]:
        return None
    return "-".join(str(seat + 1) for seat in sorted(range(len(places)), key=lambda seat: int(places[seat])))


def read_setup(game: koruna.Game, form: Mapping[str, str]) -> TableSetup:
    """Read a submitted form. The rules of the game are checked later, by the game."""
    typed = form.get("seats", "")
    count = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 4 else 0
    most = game.seats[-1]
    seats = [SeatForm(form.get(f"who{seat}", ""), form.get(f"name{seat}", "")[:1000]) for seat in range(most)]
    options: Options = {}
    places = {}
    for option in game.options:
        if option.order:
            typed_places = [form.get(f"option-{option.id}-{seat}", "")[:4] for seat in range(most)]
            places[option.id] = typed_places
            options[option.id] = order_of(typed_places[:count]) or ""
            continue
        value = form.get(f"option-{option.id}", "")
        if option.choices or option.most:
            options[option.id] = value or option.default
        else:
            options[option.id] = value == "on"
    pace = form.get("pace", "usual")
    seed = clean_name(form.get("seed", "")[:1000])[:LONGEST_SEED]
    position = " ".join(form.get("position", "").split())
    listed = form.get("listed") == "on"
    pace = pace if pace in PACES else "usual"
    value, clock = clean_value(form.get("value", "")), form.get("clock", "none")
    clock = clock if clock in CLOCKS else "none"
    talk = form.get("talk", EVERYTHING)
    talk = talk if talk in TALKS else EVERYTHING
    game_clock = form.get("game_clock", "none")
    game_clock = game_clock if game_clock in GAME_CLOCKS else "none"
    delay = form.get("delay", "none")
    delay = delay if delay in DELAYS else "none"
    how = (listed, pace, places, seed, position, value, clock, talk, game_clock, delay)
    return TableSetup(count, seats, options, *how)


# --- as last time ---------------------------------------------------------------------------


def cookie_of_setup(request: AnyRequest, game: koruna.Game, setup: TableSetup) -> Cookie:
    """A cookie with the last form, without the seed, so that the next game is another one."""
    value = (
        urlsafe_b64encode(
            msgspec.json.encode(structs.replace(setup, options=plain(setup.options), seed="", position="", value=""))
        )
        .decode()
        .rstrip("=")
    )
    return cookie(request, f"last_{game.id}", value)


def last_setup(request: AnyRequest, game: koruna.Game, contents: Sequence[Content]) -> TableSetup | None:
    """The last form of this browser, if it is still valid for the game."""
    value = request.cookies.get(f"last_{game.id}", "")
    try:
        setup = msgspec.json.decode(urlsafe_b64decode(value + "=" * (-len(value) % 4)), type=TableSetup)
        setup.options = game.check(setup.count, with_content(setup.options, contents))
    except (ValueError, koruna.Trouble):
        return None
    levels = {f"{BOT}{level}" for level in bot_names(game)} | {"me", "here", "link"}
    fits = (
        len(setup.seats) == game.seats[-1]
        and all(form.who in levels for form in setup.seats)
        and setup.pace in PACES
        and setup.clock in CLOCKS
        and setup.talk in TALKS
        and setup.game_clock in GAME_CLOCKS
        and setup.delay in DELAYS
    )
    return setup if fits else None
