"""What one player, or a spectator, may see: everything but bids that are still secret and the order of the pile.

Seats are numbered from 0, regions, continents, rounds and places in the row from 1. Goods are ruby, stone, wood, anvil
and carrot; actions are add, move (over land), sail (over land and sea), city and destroy.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from koruna.engine.library import game
from koruna.games.eight_minute_empire.rules import cards, scoring
from koruna.games.eight_minute_empire.rules.action import Action
from koruna.games.eight_minute_empire.rules.cards import GOODS, JOKER, POINTS, PRICES
from koruna.games.eight_minute_empire.rules.numbers import NEUTRAL

if TYPE_CHECKING:
    from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire

MOST_REMEMBERED = 256  # maps, and players

Step = Literal["deal", "neutral", "bid", "lot", "start", "take", "act", "over"]


class RegionView(Struct, frozen=True, cache_hash=True):
    """A region of the map with what stands in it. The drawing of the map is cached by the hashes of all regions."""

    number: int  # as in moves
    continent: int  # the number of its continent
    start: bool  # where everybody begins and new armies arrive
    triangle: bool  # where a goods token is laid when played with tokens
    token: str | None  # the good of the token that lies here
    armies: tuple[int, ...]  # by seat
    cities: tuple[int, ...]  # by seat
    neutral: int  # neutral armies
    controller: int | None  # the seat that has the most here; None for a tie, for nobody and for neutral armies


class ContinentView(Struct, frozen=True):
    """A continent, and who controls it."""

    number: int  # from 1
    regions: list[int]  # the numbers of its regions
    controlled: list[int]  # how many of its regions each seat controls
    neutral: int  # how many of them the neutral armies control
    controller: int | None  # the seat that controls most of them; None for a tie, for nobody and for neutral armies


class Act(Struct, frozen=True):
    """An action that a card allows."""

    action: str  # add, move, sail, city or destroy
    count: int  # how many armies, moves, cities


class CardView(Struct, frozen=True):
    """A card: its goods and its actions."""

    id: str  # its name in the data
    good: str  # one of the goods, or "joker"
    icons: int  # how many of the good the card counts for
    joined: str  # how two actions are joined: none, and, or
    acts: list[Act]  # one, or two


class Offer(Struct, frozen=True):
    """A card in the row."""

    place: int  # from 1
    price: int  # in coins
    card: CardView  # what lies there


class Acting(Struct, frozen=True):
    """An action in progress."""

    card: CardView  # the card taken, whose action it is
    left: list[Act]  # what can still be done
    either: bool  # only one of the two actions is allowed, and neither has begun


class GoodTable(Struct, frozen=True):
    """The points for each number of a good."""

    good: str  # one of the five goods
    points: list[int]  # for 0, 1, 2, ... of it; the last entry is the maximum
    steps: list[tuple[int, int]]  # the same as printed: how many for how many points


class GoodCount(Struct, frozen=True):
    """How many of one good a player has, and the points for them."""

    good: str  # one of the five goods
    cards: int  # icons on the cards taken
    tokens: int  # from regions controlled
    jokers: int  # assigned to it, in the best way for the player
    count: int  # all together
    points: int  # for that many


class PlayerView(Struct, frozen=True):
    """A player with pieces, cards and points."""

    seat: int  # who it is
    coins: int  # left to pay with
    supply: int  # armies not on the board
    on_board: int  # armies on the board
    cities_left: int  # not yet built
    cards: list[CardView]  # taken, in order
    goods: list[GoodCount]  # all five, including zeros
    jokers: int  # joker cards taken
    regions: list[int]  # controlled
    continents: list[int]  # controlled
    points_regions: int  # for regions controlled
    points_continents: int  # for continents controlled
    points_goods: int  # for goods, jokers assigned in the best way
    points: int  # all together
    rank: int  # place, from 1
    age: int  # 1 for the youngest
    has_bid: bool  # whether a bid was made
    bid: int | None  # the viewer's own at once, others' when all are in


class EightMinuteEmpireView(Struct, frozen=True):
    """What a seat, or a spectator, may see of a game of Eight-Minute Empire."""

    seat: int | None  # the viewer; None for a spectator
    seats: int  # how many play
    side: Literal["A", "B"]  # which side of the board is played
    step: Step  # the current decision, of a player or of chance
    turn: int | None  # the seat that decides; None for chance and after the end
    waiting: list[int]  # every seat that may decide now: several while bids are made
    starter: int | None  # the seat that takes the first card; None until it is known
    round: int  # from 1; 0 before the first card is taken
    rounds: int  # the cards each player takes
    taken: int  # cards by all players so far
    row: list[Offer]  # the cards on sale, the cheapest first
    pile: int  # cards face down
    acting: Acting | None  # the action in progress, if there is one
    neutral_left: int  # neutral armies still to be placed
    goods_tokens: bool  # whether the game is played with them
    neutral_armies: bool  # whether the game is played with them
    regions: list[RegionView]  # of the whole board, by number
    continents: list[ContinentView]  # of the whole board, by number
    goods: list[GoodTable]  # what each good is worth
    players: list[PlayerView]  # by seat
    scores: list[int]  # points by seat, as they stand now
    ranks: list[int]  # places by seat, from 1

    def _repr_svg_(self) -> str:
        """The drawing of the table, for notebooks."""
        return game("eight_minute_empire").svg(self)


def look(state: EightMinuteEmpire, seat: int) -> EightMinuteEmpireView:
    setup, turn = state.setup, state.turn()
    seats = range(setup.seats)
    held = scoring.control(state)
    ruled = scoring.continents(state, held)
    regions, continents = look_at_map(state, held, ruled)
    scores, ranks = state.scores(), state.ranks()
    return EightMinuteEmpireView(
        seat=seat if seat >= 0 else None,
        seats=setup.seats,
        side="B" if setup.side.letter == "B" else "A",
        step=state.step(),
        turn=turn if turn >= 0 else None,
        waiting=state.waiting(),
        starter=state.starter if state.starter >= 0 else None,
        round=round_of(state),
        rounds=setup.cards,
        taken=state.taken,
        row=[Offer(at + 1, PRICES[at], look_at_card(card)) for at, card in enumerate(state.row) if at != state.gap],
        pile=state.unseen_count,
        acting=None if state.action is None else look_at_action(state.action),
        neutral_left=state.neutral.supply,
        goods_tokens=setup.goods_tokens,
        neutral_armies=setup.neutral_armies > 0,
        regions=[*regions],
        continents=[*continents],
        goods=[good_table(good) for good in range(len(GOODS))],
        players=[remembered_player(state, player, seat, held, ruled, ranks[player]) for player in seats],
        scores=scores,
        ranks=ranks,
    )


def round_of(state: EightMinuteEmpire) -> int:
    """A round is one card each; a card whose action is in progress counts to the round it was taken in."""
    if state.starter < 0:
        return 0
    done = state.taken if state.action is None else state.taken - 1
    return min(done // state.setup.seats + 1, state.setup.cards)


@cache  # there are 42
def look_at_card(card: int) -> CardView:
    good = "joker" if cards.GOOD[card] == JOKER else GOODS[cards.GOOD[card]]
    acts = [Act(action, count) for action, count in zip(cards.ORDER[card], cards.COUNTS[card], strict=True)]
    return CardView(cards.IDS[card], good, cards.ICONS[card], cards.JOINED[card], acts)


def look_at_action(action: Action) -> Acting:
    left = [Act(name, action.left(name)) for name in cards.ORDER[action.card] if action.left(name)]
    return Acting(look_at_card(action.card), left, action.either)


# --- the map -------------------------------------------------------------------------------

Map = tuple[list[RegionView], list[ContinentView]]
remembered_maps: dict[tuple[Any, ...], Map] = {}  # by everything they are made of


def look_at_map(state: EightMinuteEmpire, held: list[int], ruled: list[int]) -> Map:
    """All regions and continents, looked at once for all viewers: who holds them follows from the pieces."""
    made_of = (state.setup, *state.tokens, *pieces_on_map(state))
    found = remembered_maps.get(made_of)
    if found is None:
        if len(remembered_maps) >= MOST_REMEMBERED:
            remembered_maps.clear()
        side = state.setup.side
        regions = [look_at_region(state, region, held) for region in range(1, side.regions + 1)]
        continents = [look_at_continent(state, number, held, ruled) for number in range(1, side.continents + 1)]
        found = remembered_maps[made_of] = regions, continents
    return found


def pieces_on_map(state: EightMinuteEmpire) -> list[tuple[int, int, int]]:
    return [(owner.armies_low, owner.armies_high, owner.cities) for owner in (*state.empires, state.neutral)]


def look_at_region(state: EightMinuteEmpire, region: int, held: list[int]) -> RegionView:
    side = state.setup.side
    return RegionView(
        number=region,
        continent=side.continent[region],
        start=region == side.start,
        triangle=region in side.triangles,
        token=token_in(state, region),
        armies=tuple(empire.armies_in(region) for empire in state.empires),
        cities=tuple(empire.cities_in(region) for empire in state.empires),
        neutral=state.neutral.armies_in(region),
        controller=seat_or_none(held[region]),
    )


def token_in(state: EightMinuteEmpire, region: int) -> str | None:
    """The token in a region; tokens are dealt in the order of the regions."""
    triangles = state.setup.side.triangles
    if region not in triangles or triangles.index(region) >= len(state.tokens):
        return None
    return GOODS[state.tokens[triangles.index(region)]]


def look_at_continent(state: EightMinuteEmpire, number: int, held: list[int], ruled: list[int]) -> ContinentView:
    side = state.setup.side
    regions = [region for region in range(1, side.regions + 1) if side.continent[region] == number]
    holders = [held[region] for region in regions]
    return ContinentView(
        number=number,
        regions=regions,
        controlled=[holders.count(seat) for seat in range(state.setup.seats)],
        neutral=holders.count(NEUTRAL),
        controller=seat_or_none(ruled[number]),
    )


def seat_or_none(owner: int) -> int | None:
    return owner if 0 <= owner < NEUTRAL else None


@cache
def good_table(good: int) -> GoodTable:
    points = POINTS[good]
    steps = [(count, points[count]) for count in range(1, len(points)) if points[count] > points[count - 1]]
    return GoodTable(GOODS[good], list(points), steps)


# --- the players ---------------------------------------------------------------------------

remembered_players: dict[tuple[Any, ...], PlayerView] = {}  # by everything they are made of


def remembered_player(
    state: EightMinuteEmpire, player: int, seat: int, held: list[int], ruled: list[int], rank: int
) -> PlayerView:
    """A player is looked at once for all who may see the same of the bid."""
    empire = state.empires[player]
    has_bid = state.bids[player] >= 0
    bid = state.bids[player] if has_bid and (player == seat or not state.is_bidding()) else None
    means = (empire.coins, empire.supply, empire.cities_left, empire.on_map(), tuple(empire.cards), *empire.goods)
    made_of = (state.setup, player, rank, has_bid, bid, *means, tuple(held), tuple(ruled), *state.tokens)
    found = remembered_players.get(made_of)
    if found is None:
        if len(remembered_players) >= MOST_REMEMBERED:
            remembered_players.clear()
        found = remembered_players[made_of] = look_at_player(state, player, has_bid, bid, held, ruled, rank)
    return found


def look_at_player(
    state: EightMinuteEmpire, player: int, has_bid: bool, bid: int | None, held: list[int], ruled: list[int], rank: int
) -> PlayerView:
    empire = state.empires[player]
    regions = [region for region, owner in enumerate(held) if owner == player]
    continents = [number for number, owner in enumerate(ruled) if owner == player]
    goods = count_goods(state, player, held)
    points_goods = sum(good.points for good in goods)
    return PlayerView(
        seat=player,
        coins=empire.coins,
        supply=empire.supply,
        on_board=empire.on_map(),
        cities_left=empire.cities_left,
        cards=[look_at_card(card) for card in empire.cards],
        goods=goods,
        jokers=empire.goods[JOKER],
        regions=regions,
        continents=continents,
        points_regions=len(regions),
        points_continents=len(continents),
        points_goods=points_goods,
        points=len(regions) + len(continents) + points_goods,
        rank=rank,
        age=state.setup.ages.index(player) + 1,
        has_bid=has_bid,
        bid=bid,
    )


def count_goods(state: EightMinuteEmpire, player: int, held: list[int]) -> list[GoodCount]:
    """The goods of a player with tokens and jokers, the jokers assigned for the highest score."""
    tokens = scoring.tokens_of(state, player, held)
    counts = scoring.goods_of(state, player, held)
    jokers = scoring.place_jokers(counts)
    found = []
    for good in range(len(GOODS)):
        count = counts[good] + jokers[good]
        points = scoring.worth(good, count)
        found.append(GoodCount(GOODS[good], counts[good] - tokens[good], tokens[good], jokers[good], count, points))
    return found
