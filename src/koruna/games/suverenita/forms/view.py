"""What one player, or a spectator, may see: everything, once start parts and hidden orders are revealed.

While they are sealed, the others are shown as they were before. Seats are numbered from 0; fields, units, herds and
buildings have ids.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from koruna.engine.library import game
from koruna.engine.state import OVER
from koruna.games.suverenita.forms.battle_view import (
    BattleView,
    ForecastView,
    MarchView,
    forecasts,
    view_of_battle,
    views_of_marches,
)
from koruna.games.suverenita.forms.gains_view import GainsView, harbours_of, view_of_gains
from koruna.games.suverenita.forms.map_view import MapView, view_of_map
from koruna.games.suverenita.forms.plan_view import DeedView, view_of_plan
from koruna.games.suverenita.forms.player_view import PlayerView, view_of_player
from koruna.games.suverenita.forms.question_view import QuestionView, view_of_question
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import is_encircled, is_locked
from koruna.games.suverenita.rules.board.options import edition_of
from koruna.games.suverenita.rules.farm.larder import HUNGRY_COUNT_BIT, HUNGRY_KEY_BIT
from koruna.games.suverenita.rules.notation import write_item
from koruna.games.suverenita.rules.numbers import (
    BUILDINGS,
    COUNT_BIT,
    HERD_FED,
    HERD_INSIDE,
    HERD_KILLED,
    HERDS,
    IN_TRAINING,
    ITEM,
    LEVELS,
    MOVED,
    PLACES,
    SEASONS,
    TREATIES,
    TYPES,
    herd_kind,
    herd_owner,
    owner_of,
)
from koruna.games.suverenita.rules.pacts import offering, treaties
from koruna.games.suverenita.rules.setup import MODES
from koruna.games.suverenita.rules.values import Values
from koruna.games.suverenita.rules.winning import VICTORIES

if TYPE_CHECKING:
    from koruna.games.suverenita.rules.state import Suverenita

DOCKYARDS = ["", "dock", "harbour"]


class StackView(Struct, frozen=True):
    """Equal units in one place."""

    owner: int  # the seat whose units they are
    type: str  # LI, HI, SE, CA, TR, WS, ME or CO, as in moves
    level: str  # recruit, standard, experienced, veteran or elite
    place: str  # open, inside, site, dock or aboard
    count: int  # how many equal units
    moved: bool  # they have used up their movement
    training: bool  # they are being trained


class HerdView(Struct, frozen=True):
    """A herd on a field or in its settlement."""

    owner: int  # the seat whose herd it is
    kind: str  # sheep, pigs, cows or horses
    inside: bool  # in the settlement, not on the field
    fate: str  # this winter, as decided so far: fed, killed, or nothing yet


class FieldView(Struct, frozen=True, omit_defaults=True):
    """What is on a field now; in the same order as in the map."""

    control: int | None = None  # the seat that controls it
    locked: bool = False  # hostile units stand here in the open
    settlement: str = ""  # village or city
    lord: int | None = None  # the owner of the settlement
    encircled: bool = False  # hostile units are around the settlement, and none of its side
    dockyard: str = ""  # dock or harbour
    fort: bool = False  # whether one stands here
    site: str = ""  # the building under construction
    site_owner: int | None = None  # who builds it
    site_done: int = 0  # how much of it is built, in per cent
    crop: int = 0  # tokens of sown grain
    crop_owner: int | None = None  # who sowed it
    herds: tuple[HerdView, ...] = ()  # on it and in its settlement
    plundered: bool = False  # whether it was plundered
    grain: int = 0  # stored in the settlement
    fish: int = 0  # stored in the dockyard
    stacks: tuple[StackView, ...] = ()  # all units here
    hungry: tuple[str, ...] = ()  # who goes hungry here this winter, as decided so far


class TreatyView(Struct, frozen=True):
    """A treaty in force between two players."""

    kind: str  # aid, tribute, ransom or vassalage
    superior: int  # the seat above
    inferior: int  # the seat below
    ends: int | None  # the round in which it ends; None for never
    paid: bool  # whether the first payment was made


class OfferView(Struct, frozen=True):
    """A treaty that is offered and not answered yet."""

    by: int  # the seat that offers
    to: int  # the seat that answers
    kind: str  # aid, tribute, ransom or vassalage
    superior: int  # the seat that would be above
    inferior: int  # the seat that would be below
    amount: int  # of the payment
    coin: str  # the payment: gold, or a good
    ends: bool  # signing it would end the game (17.1)


class SuverenitaView(Struct, frozen=True, dict=True):
    """What a seat, or a spectator, may see of a game of Suverenita."""

    seat: int | None  # the viewer; None for a spectator
    seats: int  # how many play
    mode: str  # first_game, basic or advanced
    content: str  # the name of the numbers and maps it is played with
    over: bool  # whether the game has ended
    step: str  # the current decision; "" while chance decides
    turn: int | None  # the seat that decides; None for chance and after the end
    waiting: list[int]  # every seat that may decide now: several in a simultaneous step
    year: int  # 0 in the prelude
    years: int  # after this many, points decide
    season: str  # spring, summer, autumn or winter; "" in the prelude
    round: int  # from 1, one a season; 0 in the prelude
    subphase: int  # from 1 to 10; 0 in the prelude
    first: int  # the seat that starts this round
    hidden: bool  # whether the others' orders or start parts are not revealed yet
    map: MapView  # what never changes
    fields: list[FieldView]  # what is on each field of the map
    players: list[PlayerView]  # by seat
    treaties: list[TreatyView]  # in force
    battle: BattleView | None  # the fight that goes on, if any
    offer: OfferView | None  # the one waiting for an answer
    question: QuestionView | None  # for a step that is about one place
    plan: list[DeedView]  # what the proposal would do for the viewer, if there is one
    gains: GainsView  # what the viewer's moves would bring in gold
    harbours: list[int]  # fields from which the trading viewer sells at harbour prices
    forecasts: list[ForecastView]  # of fights the viewer may begin
    marches: list[MarchView]  # attacks the viewer could order now, the least certain first
    winner: int | None  # None before the end, and if points decide
    victory: str  # dominance, power, sovereignty, lead, significance or last; "" before the end
    scores: list[int]  # total points by seat, as they stand now
    ranks: list[int]  # places by seat, from 1

    @cached_property
    def values(self) -> Values:
        """The numbers it is played with: not data of its own, but what `content` names."""
        return edition_of(self.content).values

    def _repr_svg_(self) -> str:
        """The drawing of the table, for notebooks."""
        return game("suverenita").svg(self)


def somebody(seat: int) -> int | None:
    return seat if seat >= 0 else None


def look(state: Suverenita, seat: int) -> SuverenitaView:
    turn = state.turn()
    ranks = state.ranks()
    scores = state.scores()
    view = SuverenitaView(
        seat=somebody(seat),
        seats=state.setup.seats,
        mode=MODES[state.setup.mode],
        content=state.setup.values.name,
        over=turn == OVER,
        step=state.step_name(),
        turn=somebody(turn),
        waiting=state.waiting(),
        year=state.year() if state.round else 0,
        years=state.setup.values.years,
        season=SEASONS[state.season()] if state.round else "",
        round=state.round,
        subphase=state.subphase,
        first=state.first,
        hidden=state.shown is not None,
        map=view_of_map(state.setup.world),
        fields=[view_of_field(state, field, seat) for field in range(len(state.armies))],
        players=[
            view_of_player(state, player, seat, scores[player], ranks[player]) for player in range(state.setup.seats)
        ],
        treaties=view_of_treaties(state),
        battle=None if state.battle is None else view_of_battle(state, state.battle, seat),
        offer=view_of_offer(state),
        question=view_of_question(state),
        plan=view_of_plan(state, seat),
        gains=view_of_gains(state, seat),
        harbours=harbours_of(state, seat),
        forecasts=forecasts(state, seat),
        marches=views_of_marches(state, seat),
        winner=somebody(state.winner),
        victory=VICTORIES[state.victory],
        scores=scores,
        ranks=ranks,
    )
    view.__dict__["values"] = state.setup.values  # custom numbers cannot be found by their name
    return view


def view_of_field(state: Suverenita, field: int, seat: int) -> FieldView:
    lord = state.lord[field]
    sealed = state.kind() == steps.PARTS and lord != seat  # start parts of others
    return FieldView(
        control=somebody(state.control[field]),
        locked=is_locked(state, field),
        settlement=BUILDINGS[state.settlement[field]],
        lord=somebody(lord),
        encircled=is_encircled(state, field),
        dockyard="" if sealed else DOCKYARDS[state.dockyard[field]],
        fort=state.fort[field] == 1,
        site=BUILDINGS[state.site[field]],
        site_owner=somebody(state.site_owner[field]),
        site_done=state.site_done[field],
        crop=state.crop[field],
        crop_owner=somebody(state.crop_owner[field]),
        herds=() if sealed else tuple([view_of_herd(herd) for herd in state.herds[field]]),
        plundered=state.plundered[field] == 1,
        grain=0 if sealed else state.grain[field],
        fish=state.fish[field],
        hungry=view_of_hungry(state, field),
        stacks=tuple([view_of_stack(units) for units in seen_stacks(state, field, seat)]),
    )


def seen_stacks(state: Suverenita, field: int, seat: int) -> list[int]:
    """The stacks on a field: the seat's own as they are, others' as they were if orders are hidden."""
    stacks = state.armies[field]
    if state.shown is None:
        return stacks
    others = [units for units in state.shown[field] if owner_of(units) != seat]
    return sorted([units for units in stacks if owner_of(units) == seat] + others)


@lru_cache(maxsize=4096)
def view_of_stack(units: int) -> StackView:
    return StackView(
        owner=int(owner_of(units)),
        type=TYPES[units & 7],
        level=LEVELS[units >> 3 & 7],
        place=PLACES[units >> 6 & 7],
        count=units >> COUNT_BIT,
        moved=units & MOVED != 0,
        training=units & IN_TRAINING != 0,
    )


@lru_cache(maxsize=256)
def view_of_herd(herd: int) -> HerdView:
    fate = "fed" if herd & HERD_FED else "killed" if herd & HERD_KILLED else ""
    return HerdView(int(herd_owner(herd)), HERDS[herd_kind(herd)], herd & HERD_INSIDE != 0, fate)


def view_of_hungry(state: Suverenita, field: int) -> tuple[str, ...]:
    """Units as in moves; a settlement by its name."""
    if not state.hungry:
        return ()
    found: list[str] = []
    for entry in state.hungry:
        if entry & 255 == field:
            units = entry >> HUNGRY_KEY_BIT
            name = write_item(units & ITEM) if units else BUILDINGS[state.settlement[field]]
            count = entry >> HUNGRY_COUNT_BIT if units else 1
            found.append(f"{name}*{count}")
    return tuple(sorted(found))


def view_of_treaties(state: Suverenita) -> list[TreatyView]:
    found: list[TreatyView] = []
    seats = state.setup.seats
    for lower in range(seats):
        for higher in range(lower + 1, seats):
            pair = lower * seats + higher
            if state.treaty[pair]:
                superior = state.superior[pair]
                found.append(
                    TreatyView(
                        kind=TREATIES[state.treaty[pair]],
                        superior=superior,
                        inferior=lower + higher - superior,
                        ends=state.ends_in[pair] or None,
                        paid=state.is_paid[pair] == 1,
                    )
                )
    return found


def view_of_offer(state: Suverenita) -> OfferView | None:
    if not state.offer or state.kind() != steps.ANSWER:
        return None
    offer = state.offer
    superior, inferior = offering.sides_of(offer)
    terms = treaties.terms_of(state)
    return OfferView(
        by=offer >> offering.BY_BIT,
        to=offer & 15,
        kind=str(terms["treaty"]),
        superior=superior,
        inferior=inferior,
        amount=offer >> offering.NUMBER_BIT & 255,
        coin=str(terms["coin"]),
        ends=treaties.would_end(state, superior, inferior),
    )
