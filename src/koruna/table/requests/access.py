"""Access control: who the viewer of a table is, and for which seat a request may act. Only this module decides that:
other modules are given a seat.

A seat belongs to the client that has its key. Without a key the viewer is a spectator, with the key of a seat that
seat. The creator of a table is its host, and may invite people and free seats. A browser with several seats is shared
by several people: it views the table as the seat that has to decide, but if players have secrets, only after somebody
has said who holds the device. A pending undo request is put to each of them before anything else is shown. At a frozen
table nobody can say who holds the device, so there they are spectators. Once a game is over, anybody may view it as any
seat.
"""

from __future__ import annotations

from typing import NamedTuple

from litestar.exceptions import NotAuthorizedException, NotFoundException, PermissionDeniedException

from koruna.engine.state import SPECTATOR
from koruna.table.live.frozen import Frozen
from koruna.table.live.live_table import Live
from koruna.table.live.remarks import EVERYTHING, NOTHING
from koruna.table.live.table_summary import TableSummary
from koruna.table.live.table_view import can_rest, free_seats
from koruna.table.requests.request_identity import AnyRequest, keys_sent
from koruna.table.schemas import Seq
from koruna.table.store.digests import digest


class TableViewer(NamedTuple):
    own: list[int]  # the seats that the keys of the request open
    seat: int  # the seat it views the table as, or SPECTATOR
    must_hand_over: bool = False  # several people share the browser, and nobody has said who holds it


def viewer_of(request: AnyRequest, table: Live, asked: int | None = None) -> TableViewer:
    """The viewer of a request, which may ask for a certain seat; refused if it may not see what that seat sees."""
    own = own_seats(request, table)
    if asked is not None:
        if asked not in own and asked != SPECTATOR and not (table.match.over() and 0 <= asked < len(table.names)):
            raise PermissionDeniedException("at-replay-seats-later")
        return TableViewer(own, asked)
    if len(own) < 2:
        return TableViewer(own, only_seat(own))
    if asked_here(table, own):
        return TableViewer(own, SPECTATOR, True)
    held = holder(request, table, own)
    return TableViewer(own, SPECTATOR, True) if held is None else TableViewer(own, held)


def viewer_of_frozen(request: AnyRequest, frozen: Frozen) -> TableViewer:
    own = own_seats(request, frozen)
    return TableViewer(own, only_seat(own))


def acting_seat(request: AnyRequest, table: Live, asked: int | None = None) -> int:
    """The seat to act for: the requested one, else the one that has to decide. It must be the client's own."""
    own = own_seats(request, table)
    if not keys_sent(request, table.head.id):
        raise NotAuthorizedException("table-no-key")
    if not own or asked not in (None, *own):
        raise PermissionDeniedException("table-not-your-seat")
    if asked is not None:
        return asked
    return next((seat for seat in table.match.state.waiting() if seat in own), own[0])


def deciding_seat(request: AnyRequest, table: Live, asked: int | None = None) -> int:
    """The seat to act for, which must have to decide now."""
    seat = acting_seat(request, table, asked)
    if seat not in table.match.state.waiting():
        raise PermissionDeniedException("table-refused")
    return seat


def resting_seat(request: AnyRequest, table: Live, asked: int | None = None) -> int:
    """The seat to act for, which must be able to say "nothing more this season"."""
    seat = acting_seat(request, table, asked)
    if not can_rest(table, seat):
        raise PermissionDeniedException("table-refused")
    return seat


def may_talk(table: Live, own: list[int]) -> str:
    """What the holder of these seats may say to the others and hear from them; NOTHING for spectators, and without
    other players."""
    others = [seat for seat in table.people() if seat not in own]
    return table.talk if own and others else NOTHING


def talking_seat(request: AnyRequest, table: Live, asked: int | None, in_own_words: bool) -> int:
    """The seat that makes a remark, which the table must allow."""
    seat = acting_seat(request, table, asked)
    allowed = may_talk(table, own_seats(request, table))
    if allowed == NOTHING or (in_own_words and allowed != EVERYTHING):
        raise PermissionDeniedException("talk-not-here")
    return seat


def may_give_to_bot(request: AnyRequest, table: Live, seat: int, vacant: list[int]) -> None:
    """Refuse a client that may not give this seat to a bot: it must be the client's own, or vacant."""
    acting_seat(request, table)
    must_be_seat(table, seat)
    if seat not in own_seats(request, table) and seat not in vacant:
        raise PermissionDeniedException("table-seat-taken")


def must_be_seat(table: Live, seat: int) -> None:
    if not 0 <= seat < len(table.names):
        raise NotFoundException("table-no-seat")


def must_be_player(request: AnyRequest, table: Live) -> list[int]:
    """The seats of a player; anybody else is refused."""
    own = own_seats(request, table)
    if not own:
        raise PermissionDeniedException("table-no-key")
    return own


def only_when_over(table: Live, refusal: str) -> None:
    """Refuse what is not allowed before the game is over."""
    if not table.match.over():
        raise PermissionDeniedException(refusal)


def may_join(table: Live, listed: list[str]) -> None:
    """Refuse to join without a link, unless the lobby lists the table."""
    if table.head.id not in listed:
        raise PermissionDeniedException("sit-not-open")


# --- keys and invitations ---------------------------------------------------------------------


def own_seats(request: AnyRequest, table: Live | Frozen | TableSummary) -> list[int]:
    return table.seat_keys.seats_of(keys_sent(request, table.head.id))


def seq_of(request: AnyRequest, table: Live, lines: int) -> Seq:
    """How many changes the client has seen after that many lines of the log."""
    return Seq(table.visible_lines.count(own_seats(request, table), lines))


def hosting_key(request: AnyRequest, table: Live) -> str:
    """The client's key if it is the host's; "" for all others.

    At a table that is older than invitations, all its players are hosts.
    """
    for key in keys_sent(request, table.head.id):
        if table.seat_keys.is_host([key]) or (not table.seat_keys.host and table.seat_keys.seats_of([key])):
            return key
    return ""


def must_be_host(request: AnyRequest, table: Live) -> str:
    """The key of the host; anybody else is refused."""
    key = hosting_key(request, table)
    if not key:
        raise PermissionDeniedException("sit-not-host")
    return key


def inviting_key(request: AnyRequest, table: Live, seat: int) -> str:
    """The key of the client, which must be allowed to make a link to a seat: the host while it is free, else its
    player."""
    must_be_seat(table, seat)
    if seat in free_seats(table):
        return must_be_host(request, table)
    for key in keys_sent(request, table.head.id):
        if seat in table.seat_keys.seats_of([key]):
            return key
    raise PermissionDeniedException("table-not-your-seat")


def link_token(request: AnyRequest, table: Live, seat: int) -> str:
    """The token of the link to a seat, for the client that made it; "" for all others, and without a link."""
    tokens = [table.seat_keys.token(table.head.id, seat, key) for key in keys_sent(request, table.head.id)]
    return next(filter(None, tokens), "")


def may_free(request: AnyRequest, table: Live, seat: int) -> None:
    """Refuse a client that may not free a seat: only the host and its player may."""
    if seat not in own_seats(request, table):
        must_be_host(request, table)
    must_be_seat(table, seat)


def seat_of_link(table: Live, secret: str) -> int:
    """The seat that a link is for: with a one-time token, or with a key."""
    if is_used(table, secret):
        raise PermissionDeniedException("sit-used-link")
    seat = table.seat_keys.seat_of_token(secret)
    return table.seat_keys.seats_of([secret])[0] if seat is None else seat


def is_invitation(table: Live, secret: str) -> bool:
    return table.seat_keys.seat_of_token(secret) is not None


def is_used(table: Live, secret: str) -> bool:
    """Whether a link is invalid, or used already."""
    return not is_invitation(table, secret) and not table.seat_keys.seats_of([secret])


def digests_sent(request: AnyRequest) -> list[str]:
    """The hashes of the keys sent with a request."""
    return [digest(key) for key in keys_sent(request)]


# --- a browser that several people share --------------------------------------------------------


def only_seat(own: list[int]) -> int:
    """The seat of a browser that belongs to one person; SPECTATOR if it has none or several."""
    return own[0] if len(own) == 1 else SPECTATOR


def holder(request: AnyRequest, table: Live, own: list[int]) -> int | None:
    """Among several seats of one browser, the one that decides; if there are secrets, only after a hand-over."""
    waiting = [seat for seat in table.deciding() if seat in own]
    cookie = request.cookies.get(holder_cookie(table.head.id), "")
    last = next((seat for seat in own if str(seat) == cookie), None)
    if table.match.over() or not has_secrets(table, own[0]):
        return waiting[0] if waiting else last_to_decide(table, own)
    if last is not None and (last in waiting or not waiting):
        return last
    return None


def reader(seat: int, own: list[int]) -> int:
    """The seat that texts address as "you": none if several people share the browser."""
    return seat if len(own) < 2 else SPECTATOR


def may_hold(table: Live, own: list[int]) -> list[int]:
    """The seats of a shared browser offered at a hand-over: those asked for an undo, else those that have to decide."""
    return asked_here(table, own) or [seat for seat in table.deciding() if seat in own] or own


def asked_here(table: Live, own: list[int]) -> list[int]:
    """Among several seats of one browser, those that have to answer an undo request."""
    return [seat for seat in table.asked_to_agree() if seat in own] if len(own) > 1 else []


def has_secrets(table: Live, seat: int) -> bool:
    """Whether any seat sees or has learned something that others do not know."""
    if table.match.game.all_open:
        return False
    if any(event.secret for event in table.match.events()):
        return True
    view = table.view(seat)
    return any(table.view(other) != view for other in range(len(table.names)) if other != seat)


def last_to_decide(table: Live, own: list[int]) -> int:
    return next((by for by, _ in reversed(table.match.record.lines) if by in own), own[0])


def holder_cookie(table_id: str) -> str:
    return f"holder_{table_id}"
