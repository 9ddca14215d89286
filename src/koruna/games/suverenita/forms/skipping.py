"""Automatic moves: a player is not asked about what cannot succeed, what changes nothing, and what is optional."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.engine.event import Event
from koruna.engine.prompt_settings import PromptSettings
from koruna.games.suverenita.forms.parsed_move import ParsedMove, parsed_move
from koruna.games.suverenita.forms.warning import of_winter
from koruna.games.suverenita.rules.setup import FIRST_GAME, MODES

if TYPE_CHECKING:
    from koruna.games.suverenita.forms.battle_view import ForecastView
    from koruna.games.suverenita.forms.view import SuverenitaView

DONE: Final = "done"
# Questions asked only of players who opted in, unless something makes them necessary.
STOPS: Final = ["herds", "retreat", "plunder", "offers", "sales", "builders", "hopeless"]
FARMED: Final = ("herds", "sales")  # not in the first game
# Steps that are skipped after "nothing more this season".
RESTED: Final = (
    *("units", "ride", "herds", "retreat", "withdraw", "fight", "assault", "plunder", "revolt", "offer", "trade"),
)
LEAST_HOPE: Final = 100  # of winning, in tenths of a per cent
SHELTERING: Final = ("wd", "leave")
MARCHES: Final = ("marched", "sailed", "boarded", "landed", "ordered")
# Deals that bring something other than gold, and their events.
GETTING: Final = ("rec", "buy", "up", "train", "build", "join", "purchase", "clean")
GOT: Final = ("recruited", "bought", "upgraded", "trained", "site-begun", "site-joined", "purchased", "cleaned")
SELLING: Final = ("sell", "kill")
# Events that come after the plunder of a season.
LATE: Final = (*GOT, "sold", "offer", "refusal", "taxes", "growth", "fed", "upkeep", "sown", "harvest")


def stops_here(view: SuverenitaView) -> list[str]:
    return [stop for stop in STOPS if view.mode != MODES[FIRST_GAME] or stop not in FARMED]


def season(view: SuverenitaView) -> int:
    return view.round


def unasked(view: SuverenitaView, seat: int, moves: list[str], prompts: PromptSettings) -> str:
    step = view.step
    if step == "answer":
        return "no" if is_refused_again(view, seat, prompts) else ""
    if DONE not in moves:
        return ""
    if prompts.rests and step in RESTED:
        return DONE
    choices = [parsed_move(text) for text in moves if text != DONE]
    if step == "units":
        wanted = "builders" in prompts.opened or not has_sent_all(seat, choices, prompts)
    elif step in ("fight", "assault"):
        wanted = "hopeless" in prompts.opened or not is_hopeless(view, seat)
    elif step == "flee":
        wanted = "hopeless" in prompts.opened or is_losing(view)
    elif step == "withdraw":
        wanted = "hopeless" in prompts.opened or not is_safe_outside(view, choices)
    elif step == "retreat":
        wanted = "retreat" in prompts.opened or is_worn_down(view, choices)
    elif step == "convert":
        wanted = "hopeless" in prompts.opened or has_idle_swords(view, seat)
    elif step == "herds":
        wanted = "herds" in prompts.opened
    elif step == "plunder":
        wanted = "plunder" in prompts.opened or is_worth_plundering(view, seat, choices, prompts)
    elif step == "offer" or (step == "revolt" and all(move.word == "release" for move in choices)):
        wanted = "offers" in prompts.opened
    elif step == "trade":
        wanted = "sales" in prompts.opened or is_worth_a_deal(view, seat, choices, prompts)
    else:
        wanted = True
    return "" if wanted else DONE


def field_of(view: SuverenitaView, id: str) -> int:
    return next(at for at, place in enumerate(view.map.fields) if place.id == id)


def has_foes(view: SuverenitaView, seat: int, field: int) -> bool:
    """Whether units of a player without a treaty with this one are there."""
    return any(is_foe(view, seat, stack.owner) for stack in view.fields[field].stacks)


def is_foe(view: SuverenitaView, seat: int, other: int) -> bool:
    return other != seat and all({seat, other} != {treaty.superior, treaty.inferior} for treaty in view.treaties)


def has_sent_all(seat: int, choices: list[ParsedMove], prompts: PromptSettings) -> bool:
    """Whether all units but builders have marched."""
    own = [event.kind for event in prompts.past if event.seat == seat]
    return bool(own) and own[-1] in MARCHES and all(move.place == "site" for move in choices)


def fights_here(view: SuverenitaView) -> list[ForecastView]:
    """Those of the possible fights that the current step is about."""
    field = view.battle.field if view.battle is not None else view.question.field if view.question is not None else None
    return [fight for fight in view.forecasts if fight.field == field]


def is_hopeless(view: SuverenitaView, seat: int) -> bool:
    """Whether no assault of this step can breach the wall, and no battle has a 10 % chance of winning.

    Forecasts ignore charges, so with cavalry there is always a chance.
    """
    fights = fights_here(view)
    if not fights or (not fights[0].siege and has_cavalry(view, seat, fights[0].field)):
        return False
    return all(is_vain(fight) if fight.siege else fight.win < LEAST_HOPE for fight in fights)


def is_vain(fight: ForecastView) -> bool:
    """Whether it can neither be won nor kill a defender."""
    return fight.win == 0 and fight.losses[1] == 0.0


def has_cavalry(view: SuverenitaView, seat: int, field: int) -> bool:
    return any(stack.owner == seat and stack.type == "CA" for stack in view.fields[field].stacks)


def is_losing(view: SuverenitaView) -> bool:
    """Whether the battle is more likely lost than won; fleeing from one that is not would be a certain loss."""
    fights = fights_here(view)
    return not fights or any(fight.loss > fight.win for fight in fights)


def is_safe_outside(view: SuverenitaView, choices: list[ParsedMove]) -> bool:
    """Whether units would only leave the open, or their work, although the battles are as good as won."""
    ids = {move.fields[0] for move in choices}
    fights = [fight for fight in view.forecasts if view.map.fields[fight.field].id in ids]
    asked = {view.map.fields[fight.field].id for fight in fights}
    if asked != ids or any(move.word not in SHELTERING for move in choices):
        return False
    return all(fight.loss < LEAST_HOPE for fight in fights)


def has_idle_swords(view: SuverenitaView, seat: int) -> bool:
    """Whether some swords may find no target: only those are worth converting for the next round (9.5)."""
    battle = view.battle
    if battle is None:
        return True
    own = battle.sides.index(seat)
    return battle.swords[own] > battle.shields[1 - own] + battle.units[1 - own]


def is_worn_down(view: SuverenitaView, choices: list[ParsedMove]) -> bool:
    """Whether units could retreat from neutral land, where units are lost (8.5)."""
    return any(view.map.fields[field_of(view, move.fields[0])].neutral for move in choices)


def is_worth_plundering(view: SuverenitaView, seat: int, choices: list[ParsedMove], prompts: PromptSettings) -> bool:
    """Whether there is something to rob, or land that belonged to another until this season."""
    left = left_by_others(seat, prompts.past)
    for move in choices:
        id = move.fields[0]
        if move.word != "loot" or id in left or view.fields[field_of(view, id)].lord not in (None, seat):
            return True
    return False


def left_by_others(seat: int, past: list[Event]) -> list[str]:
    """Fields that others have left this season, or lost in a battle."""
    found: list[str] = []
    for event in reversed(past):
        if event.kind in LATE:
            break  # the previous season
        if event.kind == "battle-won" and event.seat == seat:
            found.append(str(event.facts["field"]))
        elif event.seat != seat and "from" in event.facts:
            found.append(str(event.facts["from"]))
    return found


def is_worth_a_deal(view: SuverenitaView, seat: int, choices: list[ParsedMove], prompts: PromptSettings) -> bool:
    """Whether something can be bought, or goods sold. Not if the player has just spent the last gold, or has no more
    than the winter of the first game costs."""
    player = view.players[seat]
    words = {move.word for move in choices if of_winter(view, move) is None}
    if words & {*GETTING} or player.wages > player.gold:
        return True
    own = [event.kind for event in prompts.past if event.seat == seat]
    return bool(words & {*SELLING}) and not (own and own[-1] in GOT)


def is_refused_again(view: SuverenitaView, seat: int, prompts: PromptSettings) -> bool:
    """Whether the player has refused the same offer of the same player before; not if it would win the game."""
    offer = view.offer
    if offer is None or (offer.ends and offer.superior == seat) or "offers" in prompts.opened:
        return False
    made = [at for at, event in enumerate(prompts.past) if is_offer(event, offer.by, seat)]
    if not made:
        return False
    now = made[-1]
    same = [at for at in made[:-1] if prompts.past[at].facts == prompts.past[now].facts]
    return bool(same) and is_refused(prompts.past[same[-1] : now], offer.by, seat)


def is_refused(since: list[Event], by: int, seat: int) -> bool:
    """Whether the offer that these events begin with was refused."""
    answers = [event for event in since if event.kind == "refusal" and event.seat == seat]
    return bool(answers) and answers[0].facts["partner"] == by


def is_offer(event: Event, by: int, to: int) -> bool:
    return event.kind == "offer" and event.seat == by and event.facts["partner"] == to


def acts_against(view: SuverenitaView, event: Event, seat: int) -> bool:
    """An attack, a robbery or an offer; or enemies entering the seat's land."""
    if event.seat < 0 or event.seat == seat:
        return False
    facts = event.facts
    if seat in (facts.get("other"), facts.get("partner"), facts.get("victor")):
        return True
    if event.kind not in MARCHES or "to" not in facts:
        return False
    field = view.fields[field_of(view, str(facts["to"]))]
    return seat in (field.lord, field.control) or any(stack.owner == seat for stack in field.stacks)
