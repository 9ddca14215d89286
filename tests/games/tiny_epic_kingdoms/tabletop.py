"""Setting up positions by hand, in the players' words.

Every home is `plebejsko` unless another side is given: a1 fields, a2 forest, a3 fields, a4 fields, a5 mountains, all of
them at the rim, with the ways 1-2, 1-4, 1-5, 2-3, 3-4 and 4-5.
"""

from __future__ import annotations

import koruna
from koruna.engine.position_items import read_items
from koruna.games.tiny_epic_kingdoms.rules import position
from koruna.games.tiny_epic_kingdoms.rules.course import begin
from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS
from koruna.games.tiny_epic_kingdoms.rules.numbers import LETTERS, STRIDE
from koruna.games.tiny_epic_kingdoms.rules.setup import OPTIONS, Setup
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDE_IDS, SIDES
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.tokens import TOKENS
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS, RUINS

HOME = "plebejsko"
PLAIN_OTHERS = ("orcs", "dwarves", "undead")  # beside a faction whose ability is tested


def start(seats: int, draft: bool = False, exploration: bool = False, **others: bool) -> TinyEpicKingdoms:
    """A game before anything has happened; all other options are at their defaults unless given."""
    defaults = {option.id: option.default for option in OPTIONS}
    return begin(Setup(seats, {**defaults, "draft": draft, "exploration": exploration, **others}))


def table(*factions: str, homes: str = "", exploration: bool = False, **options: bool) -> TinyEpicKingdoms:
    """Player 1 is about to choose the first action. Everybody has two figures in the first region of a home.

    Homes are given by the ids of their sides; the Lost Kingdom is one more `plebejsko` unless given.
    """
    game, seats = koruna.game("tiny_epic_kingdoms"), len(factions)
    sides = homes.split() or [HOME] * seats
    if seats == 2 and len(sides) == 2:
        sides.append(HOME)
    chosen = {"draft": True, "exploration": exploration, **options}
    head = [game.id, str(game.version), str(seats), *(f"{id}{'' if on else '=off'}" for id, on in chosen.items())]
    lands = [f"{letter}:{side}" for letter, side in zip(LETTERS, sides, strict=False)]
    items = ["agenda over select", "starter 0", "active 0", f"map {' '.join(lands)}"]
    if seats == 2:
        items.append(f"neutrals {' '.join(regions_of('c', sides[2]))}")
    for seat, faction in enumerate(factions):
        items.append(f"realm {seat} faction {faction}, figures {LETTERS[seat]}1 {LETTERS[seat]}1")
    state = game.at(" | ".join([" ".join(head), *items]))
    assert isinstance(state, TinyEpicKingdoms)
    return state


def regions_of(letter: str, side: str) -> list[str]:
    return [f"{letter}{number}" for number in range(1, len(SIDES[SIDE_IDS.index(side)].terrain) + 1)]


def lay(state: TinyEpicKingdoms, homes: list[str]) -> None:
    """Territories by the ids of their sides."""
    change(state, f"map {' '.join(f'{letter}:{side}' for letter, side in zip(LETTERS, homes, strict=False))}")


# --- figures, resources, levels ------------------------------------------------------------


def place(name: str) -> int:
    return STRIDE * LETTERS.index(name[0]) + int(name[1]) - 1


def change(state: TinyEpicKingdoms, items: str) -> None:
    """Give a state other items of a position; the rest stays."""
    read_items(position.items(), state, items.split(" | "))
    position.complete(state)


def stand(state: TinyEpicKingdoms, seat: int, where: str, hall: int = 0) -> None:
    """All figures of a seat: `a1 a1 b3`. Those in ruins lie."""
    names = [f"{name}~" if state.map.terrain[place(name)] == RUINS else name for name in where.split()]
    change(state, f"realm {seat} figures {' '.join(names)}, hall {hall}")


def have(state: TinyEpicKingdoms, seat: int, food: int = 0, ore: int = 0, mana: int = 0) -> None:
    change(state, f"realm {seat} stock {food} {ore} {mana}")


def learn(state: TinyEpicKingdoms, seat: int, level: int) -> None:
    """A seat has its magic at a level, without what happens on reaching it."""
    change(state, f"realm {seat} magic {level}")


def token(state: TinyEpicKingdoms, kind: str, where: str) -> None:
    """A token lies face up."""
    unseen = [left - (name == kind) for name, left in zip(TOKENS, state.unseen, strict=True)]
    change(state, f"{item(state, 'open_tokens')} {kind}:{where} | unseen {' '.join(map(str, unseen))}")


def hide(state: TinyEpicKingdoms, where: str) -> None:
    """Tokens lie face down."""
    change(state, f"{item(state, 'hidden')} {where}")


def item(state: TinyEpicKingdoms, name: str) -> str:
    """An item of the position of a state."""
    return next((line for line in state.position().split(" | ") if line.split()[0] == name), name)


def figures(state: TinyEpicKingdoms, seat: int) -> str:
    """Where the figures of a seat are; those that lie are in brackets."""
    realm, found = state.realms[seat], []
    for letter in LETTERS:
        for number in range(1, STRIDE + 1):
            name = f"{letter}{number}"
            lying = realm.lying_in(place(name))
            found += [f"({name})"] * lying + [name] * (realm.count_in(place(name)) - lying)
    return " ".join(found)


def stock(state: TinyEpicKingdoms, seat: int) -> tuple[int, int, int]:
    """Food, ore and mana."""
    food, ore, mana = state.realms[seat].stock
    return food, ore, mana


# --- playing -------------------------------------------------------------------------------


def happen(state: TinyEpicKingdoms, *outcomes: str) -> None:
    for text in outcomes:
        assert state.turn() == koruna.CHANCE, f"{text}: no chance now, but {state.step_name()}"
        outcome = state.read(text)
        assert outcome in [possible for possible, _ in state.odds()], text
        state.play(outcome)


def deal(state: TinyEpicKingdoms) -> None:
    """Play the lowest outcome for as long as chance decides."""
    while state.turn() == koruna.CHANCE:
        state.play(min(outcome for outcome, _ in state.odds()))


def play(state: TinyEpicKingdoms, *moves: str, seat: int | None = None) -> None:
    """Play moves for the seat to move, or for a given seat; every one of them must be legal."""
    for text in moves:
        who = state.turn() if seat is None else seat
        assert refusal(state, text, who) is None, f"{text}: {state.why_not(text, who)} at {state.step_name()}"
        state.play(state.read(text, who), who)


def refusal(state: TinyEpicKingdoms, text: str, seat: int | None = None) -> str | None:
    """The rule that forbids a move. Checks that the list of moves agrees."""
    who = state.turn() if seat is None else seat
    reason = state.why_not(text, who)
    legal = [state.write(move, who) for move in state.moves(who)]
    assert (reason is None) == (text in legal), f"{text}: {reason}, yet the moves are {legal}"
    return None if reason is None else reason.rule


def legal(state: TinyEpicKingdoms, word: str = "", seat: int | None = None) -> list[str]:
    """The legal moves, all or those that begin with a word."""
    who = state.turn() if seat is None else seat
    texts = [state.write(move, who) for move in state.moves(who)]
    return sorted(text for text in texts if text.split()[0] == word or not word)


def choose(state: TinyEpicKingdoms, action: str) -> None:
    """The active player chooses an action."""
    assert action in ACTIONS
    play(state, f"choose {action}")


def until(state: TinyEpicKingdoms, seat: int) -> None:
    """Everybody before this seat passes or collects, until the seat is offered the action."""
    while not (state.step_name() == "offer" and state.turn() == seat):
        idle(state)


def idle(state: TinyEpicKingdoms) -> None:
    """Make the current decision in the least eventful way."""
    texts = legal(state)
    for quiet in ("pass", "collect", "done", "decline"):
        if quiet in texts:
            play(state, quiet)
            return
    play(state, texts[0])


def end_turn(state: TinyEpicKingdoms) -> None:
    """Nobody does anything until the next action is to be chosen, or the game is over."""
    while state.step_name() not in ("select", "over"):
        idle(state)


def round_of(state: TinyEpicKingdoms, *actions: str) -> None:
    """Turns in which nobody does anything but collect."""
    for action in actions:
        choose(state, action)
        end_turn(state)


def fight(state: TinyEpicKingdoms, attack: int, defence: int) -> None:
    """Both set a number, 0 for the flag."""
    assert state.step_name() == "dial"
    war = state.war
    assert war is not None
    for seat, number in ((war.attacker, attack), (war.defender, defence)):
        play(state, f"war {number}" if number else "flag", seat=seat)


# --- factions ------------------------------------------------------------------------------


def able(faction: str, level: int, homes: str = "", exploration: bool = False, **options: bool) -> TinyEpicKingdoms:
    """Player 1 has a faction at a level; the two others have no magic."""
    others = [other for other in PLAIN_OTHERS if other != faction][:2]
    state = table(faction, *others, homes=homes, exploration=exploration, **options)
    learn(state, 0, level)
    return state


def researching(faction: str, level: int, homes: str = "", exploration: bool = False) -> TinyEpicKingdoms:
    """Player 1 is about to reach a level."""
    state = able(faction, level - 1, homes, exploration)
    have(state, 0, mana=level)
    choose(state, "research")
    return state


def war_of(
    attacker: str,
    level: int,
    defender: str,
    defender_level: int,
    target: str = "a2",
    origin: str = "a1",
    third: str = "",
    shared: str = "",
) -> TinyEpicKingdoms:
    """Player 1 has just attacked player 2; both have figures elsewhere, and no resources yet."""
    rest = next(faction for faction in FACTIONS if faction not in (attacker, defender))
    state = table(attacker, defender, third or rest)
    learn(state, 0, level)
    learn(state, 1, defender_level)
    stand(state, 0, f"{origin} a1 a1 {shared}" if origin != "a1" else f"a1 a1 {shared}")
    stand(state, 1, f"{target} b4 b4 {shared}")
    by = "patrol" if origin[0] == target[0] else "quest"
    choose(state, by)
    play(state, f"{by} {origin}-{target}")
    return state


def most(state: TinyEpicKingdoms, seat: int) -> int:
    """The highest number a side may set."""
    return len(legal(state, "war", seat))


def winner(state: TinyEpicKingdoms) -> int:
    assert state.war is not None
    return state.war.winner
