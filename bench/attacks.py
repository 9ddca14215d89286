"""Attacks on a server while others play there, each by strangers who come through a proxy.

They run in a separate process at low priority, as if the attackers had their own machines.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from random import Random

import koruna
from bench.browser import Moves, Page, head

ASKING = 8  # spectators
HALF_SENT = 240  # requests
WATCHING = 400  # streams of one client, above its limit
TABLES_OF_BOTS = 60  # as many as a visitor may make in a minute
PATIENCE = 2.0  # seconds until an attacker gives up on a response and retries
GONE = (OSError, EOFError, TimeoutError)  # the server has closed the connection, or does not answer
NICENESS = 10


def stranger(number: int) -> str:
    """The header with which a proxy names its client."""
    return f"X-Forwarded-For: 192.0.2.{number}\r\n"


async def ask_for_all_moments(port: int, table: str, game: str) -> None:
    """Spectators who keep requesting the whole replay of a long game."""

    async def ask(number: int) -> None:
        request = head("GET", f"/t/{table}/moments?event=-1", "", stranger(number)) + b"\r\n"
        while True:
            with suppress(*GONE):
                moves = await Moves.open(port)
                try:
                    async with asyncio.timeout(PATIENCE):
                        while True:
                            await moves.ask(request)
                            await asyncio.sleep(0.01)
                finally:
                    moves.close()

    await asyncio.gather(*(ask(number) for number in range(1, ASKING + 1)))


async def hold_connections(port: int, table: str, game: str) -> None:
    """Incomplete requests, and streams of one client at a table where it moves itself."""
    half = head("POST", "/api/tables", "", f"{stranger(20)}Content-Length: 10\r\n") + b"\r\n"
    for _ in range(HALF_SENT):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(half)
    people = [{"kind": "person", "name": name} for name in ("Eva", "Petr")]
    if 2 not in koruna.game(game).seats:
        people = people[:1]
    async with asking(port, 21) as moves:
        made = await moves.post("/api/tables", {"game": game, "seats": people})
        id, rng = made["table"], Random(1)
        players = [await Page.open(port, id, seat["key"], stranger(21)) for seat in made["seats"]]
        watching = [await Page.open(port, id, "none", stranger(21)) for _ in range(WATCHING)]
        while watching:
            mover = next((page for page in players if page.moves), None)
            if mover is not None:
                move = {"seq": mover.seq, "move": rng.choice(mover.moves)}
                await moves.post(f"/api/tables/{id}/moves", move, mover.cookie)
            await asyncio.sleep(0.2)


async def let_bots_think(port: int, table: str, game: str) -> None:
    """One visitor creates and watches tables of bots, and asks for hints at another."""
    bots = [{"kind": "bot", "level": "greedy"}] * max(koruna.game(game).seats)
    person = [{"kind": "person", "name": "Eva"}, *bots[1:]]
    async with asking(port, 30) as moves:
        mine = await moves.post("/api/tables", {"game": game, "seats": person})
        made = [await moves.post("/api/tables", {"game": game, "seats": bots}) for _ in range(TABLES_OF_BOTS)]
        tables = [answer["table"] for answer in made if "table" in answer]
        cookie = f"session={mine['seats'][0]['key']}"
        for number in count():
            if tables:
                await moves.get(f"/api/tables/{tables[number % len(tables)]}")
            await moves.post(f"/t/{mine['table']}/hint", {}, cookie)
            await asyncio.sleep(0.05)


@asynccontextmanager
async def asking(port: int, number: int) -> AsyncIterator[Moves]:
    moves = await Moves.open(port, stranger(number))
    try:
        yield moves
    finally:
        moves.close()


Attack = Callable[[int, str, str], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    "spectators of a long table": ask_for_all_moments,
    "connections that are held": hold_connections,
    "tables of bots": let_bots_think,
}


@asynccontextmanager
async def attacked(attack: str, port: int, table: str, game: str) -> AsyncIterator[None]:
    """Attack a server until the end of the block. `table` is a long public one."""
    command = [sys.executable, "-m", "bench.attacks", attack, str(port), table, game]
    process = await asyncio.create_subprocess_exec(*command)
    try:
        yield
        if process.returncode is not None:
            raise SystemExit(f"The attack has ended by itself: {attack}")
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGKILL)
        await process.wait()


def main() -> None:
    attack, port, table, game = sys.argv[1:]
    os.nice(NICENESS)
    asyncio.run(run(ATTACKS[attack](int(port), table, game)))


async def run(attack: Awaitable[None]) -> None:
    await attack


if __name__ == "__main__":
    main()
