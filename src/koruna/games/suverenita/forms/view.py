"""What one player, or a spectator, may see: everything, once start parts and hidden orders are revealed.

While they are sealed, the others are shown as they were before. Seats are numbered from 0; fields, units, herds and
buildings have ids.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

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
from koruna.games.suverenita.forms.field_view import FieldView, somebody, views_of_fields
from koruna.games.suverenita.forms.gains_view import GainsView, harbours_of, view_of_gains
from koruna.games.suverenita.forms.map_view import MapView, view_of_map
from koruna.games.suverenita.forms.plan_view import DeedView, view_of_plan
from koruna.games.suverenita.forms.player_view import PlayerView, view_of_player
from koruna.games.suverenita.forms.question_view import QuestionView, view_of_question
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.options import edition_of
from koruna.games.suverenita.rules.numbers import SEASONS, TREATIES
from koruna.games.suverenita.rules.pacts import offering, treaties
from koruna.games.suverenita.rules.setup import MODES
from koruna.games.suverenita.rules.values import Values
from koruna.games.suverenita.rules.winning import VICTORIES

if TYPE_CHECKING:
    from koruna.games.suverenita.rules.state import Suverenita


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
        fields=views_of_fields(state, seat),
        players=[
            view_of_player(state, player, seat, scores[player], ranks[player]) for player in range(state.setup.seats)
        ],
        treaties=view_of_treaties(state),
        offer=view_of_offer(state),
        question=view_of_question(state),
        winner=somebody(state.winner),
        victory=VICTORIES[state.victory],
        scores=scores,
        ranks=ranks,
        **own_part(state, seat),
    )
    view.__dict__["values"] = state.setup.values  # custom numbers cannot be found by their name
    return view


def look_beside(state: Suverenita, seat: int, other: SuverenitaView) -> SuverenitaView:
    """The view of a seat, given that of another at the same moment: unless something is sealed, they differ only in
    what the viewer may do."""
    if state.shown is not None or state.kind() == steps.PARTS:
        return look(state, seat)
    view = replace(other, seat=somebody(seat), **own_part(state, seat))
    view.__dict__["values"] = state.setup.values
    return view


def own_part(state: Suverenita, seat: int) -> dict[str, Any]:
    """What a viewer is told of its own choices."""
    return {
        "battle": None if state.battle is None else view_of_battle(state, state.battle, seat),
        "plan": view_of_plan(state, seat),
        "gains": view_of_gains(state, seat),
        "harbours": harbours_of(state, seat),
        "forecasts": forecasts(state, seat),
        "marches": views_of_marches(state, seat),
    }


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
