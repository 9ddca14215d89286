"""What a player of Suverenita is not asked: what cannot succeed, what changes nothing, and what nobody opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.engine.asking import Wishes
from koruna.engine.event import Event
from koruna.games.suverenita.hearing import Heard
from koruna.games.suverenita.setup import FIRST_GAME, MODES

if TYPE_CHECKING:
    from koruna.games.suverenita.battle_view import ForecastView
    from koruna.games.suverenita.view import SuverenitaView

DONE: Final = "done"
# What is asked only of who opened it, unless something makes it necessary.
STOPS: Final = ["herds", "retreat", "plunder", "offers", "sales", "builders", "hopeless"]
FARMED: Final = ("herds", "sales")  # which the first game has not
# Steps that end with "nothing more this season".
RESTED: Final = (
    *("units", "ride", "herds", "retreat", "withdraw", "fight", "assault", "plunder", "revolt", "offer", "trade"),
)
# Chances in tenths of a per cent.
CERTAIN: Final = 1000
LEAST_HOPE: Final = 100
MARCHES: Final = ("marched", "sailed", "boarded", "landed", "ordered")
# Deals that bring something but gold, and how they are told.
GETTING: Final = ("rec", "buy", "up", "train", "build", "join", "purchase", "clean")
GOT: Final = ("recruited", "bought", "upgraded", "trained", "site-begun", "site-joined", "purchased", "cleaned")
SELLING: Final = ("sell", "kill")
# What is told after the plunder of a season.
LATE: Final = (*GOT, "sold", "offer", "refusal", "taxes", "growth", "fed", "upkeep", "sown", "harvest")


def stops_here(view: SuverenitaView) -> list[str]:
    return [stop for stop in STOPS if view.mode != MODES[FIRST_GAME] or stop not in FARMED]


def unasked(view: SuverenitaView, seat: int, moves: list[str], wishes: Wishes) -> str:
    step = view.step
    if step == "answer":
        return "no" if is_refused_again(view, seat, wishes) else ""
    if DONE not in moves:
        return ""
    if wishes.rests and step in RESTED:
        return DONE
    choices = [Heard(text) for text in moves if text != DONE]
    if step == "units":
        wanted = "builders" in wishes.opened or not has_sent_all(seat, choices, wishes)
    elif step in ("fight", "assault"):
        wanted = "hopeless" in wishes.opened or not is_hopeless(view, seat)
    elif step == "flee":
        wanted = "hopeless" in wishes.opened or not is_won(view, seat)
    elif step == "retreat":
        wanted = "retreat" in wishes.opened or any(is_needed(view, seat, heard) for heard in choices)
    elif step == "herds":
        wanted = "herds" in wishes.opened or is_hungry(view, seat)
    elif step == "plunder":
        wanted = "plunder" in wishes.opened or is_worth_plundering(view, seat, choices, wishes)
    elif step == "offer" or (step == "revolt" and all(heard.word == "release" for heard in choices)):
        wanted = "offers" in wishes.opened
    elif step == "trade":
        wanted = "sales" in wishes.opened or is_worth_a_deal(view, seat, choices, wishes)
    else:
        wanted = True
    return "" if wanted else DONE


def field_of(view: SuverenitaView, id: str) -> int:
    return next(at for at, place in enumerate(view.map.fields) if place.id == id)


def has_foes(view: SuverenitaView, seat: int, field: int) -> bool:
    """Whether units of a player without a treaty with this one stand there."""
    return any(is_foe(view, seat, stack.owner) for stack in view.fields[field].stacks)


def is_foe(view: SuverenitaView, seat: int, other: int) -> bool:
    return other != seat and all({seat, other} != {treaty.superior, treaty.inferior} for treaty in view.treaties)


def has_sent_all(seat: int, choices: list[Heard], wishes: Wishes) -> bool:
    """Whether all have marched but those who are building."""
    own = [event.kind for event in wishes.past if event.seat == seat]
    return bool(own) and own[-1] in MARCHES and all(heard.place == "site" for heard in choices)


def fights_here(view: SuverenitaView) -> list[ForecastView]:
    """Of the fights that one may begin those that are asked about."""
    field = view.battle.field if view.battle is not None else view.question.field if view.question is not None else None
    return [fight for fight in view.forecasts if fight.field == field]


def is_hopeless(view: SuverenitaView, seat: int) -> bool:
    """Whether no assault that is asked about can breach the wall, and no battle has a tenth of a chance.

    Forecasts know nothing of charges: with cavalry one may have luck.
    """
    fights = fights_here(view)
    if not fights or (not fights[0].siege and has_cavalry(view, seat, fights[0].field)):
        return False
    return all(is_vain(fight) if fight.siege else fight.win < LEAST_HOPE for fight in fights)


def is_vain(fight: ForecastView) -> bool:
    """Whether it can neither be won nor cost the defender a unit."""
    return fight.win == 0 and fight.losses[1] == 0.0


def has_cavalry(view: SuverenitaView, seat: int, field: int) -> bool:
    return any(stack.owner == seat and stack.type == "CA" for stack in view.fields[field].stacks)


def is_won(view: SuverenitaView, seat: int) -> bool:
    """Whether one would flee from a battle that is as good as won."""
    fights = fights_here(view)
    return bool(fights) and all(fight.win >= CERTAIN for fight in fights)


def is_needed(view: SuverenitaView, seat: int, heard: Heard) -> bool:
    """Whether a retreat helps a settlement that was encircled this season, or saves units that neutral land would cost
    (8.5)."""
    start, end = field_of(view, heard.fields[0]), field_of(view, heard.fields[-1])
    if not view.fields[end].encircled:
        return view.map.fields[start].neutral
    came = [stack.owner for stack in view.fields[end].stacks if stack.moved]
    return view.map.fields[start].neutral or any(is_foe(view, seat, other) for other in came)


def is_hungry(view: SuverenitaView, seat: int) -> bool:
    """Whether somebody would starve this winter whom goods that are brought in time would save."""
    player = view.players[seat]
    return view.season == "winter" and player.missing > max(0, player.need - player.food)


def is_short(view: SuverenitaView, seat: int) -> bool:
    """Whether the winter of the first game, which costs gold, cannot be paid."""
    return view.mode == "first_game" and view.season == "winter" and view.players[seat].missing > 0


def is_worth_plundering(view: SuverenitaView, seat: int, choices: list[Heard], wishes: Wishes) -> bool:
    """Whether there is something to rob, or land that was another's until this season."""
    left = left_by_others(seat, wishes.past)
    for heard in choices:
        id = heard.fields[0]
        if heard.word != "loot" or id in left or view.fields[field_of(view, id)].lord not in (None, seat):
            return True
    return False


def left_by_others(seat: int, past: list[Event]) -> list[str]:
    """Fields that others have left this season, or lost in a battle."""
    found: list[str] = []
    for event in reversed(past):
        if event.kind in LATE:
            break  # of the season before
        if event.kind == "battle-won" and event.seat == seat:
            found.append(str(event.facts["field"]))
        elif event.seat != seat and "from" in event.facts:
            found.append(str(event.facts["from"]))
    return found


def is_worth_a_deal(view: SuverenitaView, seat: int, choices: list[Heard], wishes: Wishes) -> bool:
    """Whether something can be got for gold, or goods sold for it; who has just spent the last gold is done."""
    player = view.players[seat]
    words = {heard.word for heard in choices}
    if words & {*GETTING} or player.wages > player.gold or is_short(view, seat):
        return True
    own = [event.kind for event in wishes.past if event.seat == seat]
    return bool(words & {*SELLING}) and not (own and own[-1] in GOT)


def is_refused_again(view: SuverenitaView, seat: int, wishes: Wishes) -> bool:
    """Whether the last offer of the same player was the very same and refused, and that player has done nothing to one
    since; not where one would win by it."""
    offer = view.offer
    if offer is None or (offer.ends and offer.superior == seat) or "offers" in wishes.opened:
        return False
    made = [at for at, event in enumerate(wishes.past) if is_offer(event, offer.by, seat)]
    if len(made) < 2:
        return False
    last, now = made[-2], made[-1]
    answered = [event for event in wishes.past[last:now] if event.kind == "refusal" and event.seat == seat]
    if not answered or answered[0].facts["partner"] != offer.by or wishes.past[last].facts != wishes.past[now].facts:
        return False
    since = wishes.past[last + 1 : now]
    return not any(event.seat == offer.by and acts_against(view, event, seat) for event in since)


def is_offer(event: Event, by: int, to: int) -> bool:
    return event.kind == "offer" and event.seat == by and event.facts["partner"] == to


def acts_against(view: SuverenitaView, event: Event, seat: int) -> bool:
    """An attack, a robbery or an offer; and enemies who come into one's land."""
    if event.seat < 0 or event.seat == seat:
        return False
    facts = event.facts
    if seat in (facts.get("other"), facts.get("partner"), facts.get("victor")):
        return True
    if event.kind not in MARCHES or "to" not in facts:
        return False
    field = view.fields[field_of(view, str(facts["to"]))]
    return seat in (field.lord, field.control) or any(stack.owner == seat for stack in field.stacks)
