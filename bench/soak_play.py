"""Companies for `bench.soak`: people who sit down at tables together, play, leave, come back, and play again."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlencode

import koruna
from bench.setups import soak_share_of
from bench.soak_client import LANGUAGES, Browser, Tally, Window

GAMES = {game.id: soak_share_of(game.id) for game in koruna.all_games()}
NAMES = ("Eva", "Petr", "Jana", "Ivan", "Zuzana", "Matěj", "Ľuboš", "Žofie", "Tom", "Anna", "Šimon", "Ema")
MOST_PEOPLE = 4  # of one table; bots have the other seats
MOST_MOVES = (30, 150)  # after which a company leaves a game unfinished: somewhere between
SECONDS_UNNOTICED = 60.0  # until the connection of somebody who vanished is found to be dead
RECENT = 400  # tables that visitors look back at
INVITATION = re.compile(rb"/sit/([A-Za-z0-9_.-]+)")


class Club:
    """What all companies share."""

    def __init__(self, port: int, interval: float, end: float) -> None:
        self.port = port
        self.interval = interval  # between two moves of a company, on average
        self.end = end
        self.tally = Tally()
        self.recent: deque[tuple[str, int]] = deque(maxlen=RECENT)  # tables, and how many moves were made there
        self.vanished: list[tuple[float, Window]] = []  # and when
        self.people = 0

    def browser(self, rng: Random) -> Browser:
        """Somebody new, with an address of their own."""
        self.people += 1
        address = f"10.{self.people >> 16 & 255}.{self.people >> 8 & 255}.{self.people & 255}"
        return Browser(self.port, self.tally, address, rng.choice(LANGUAGES))

    def bury(self, age: float = SECONDS_UNNOTICED) -> None:
        """The connections of those who vanished so long ago are dead."""
        now = time.monotonic()
        for _, window in [each for each in self.vanished if now - each[0] >= age]:
            window.break_off()
        self.vanished = [each for each in self.vanished if now - each[0] < age]


class Player(NamedTuple):
    browser: Browser
    seat: int
    window: Window


class Company:
    """The people of one table: one coroutine plays for all of them, a move every interval."""

    def __init__(self, club: Club, rng: Random) -> None:
        self.club = club
        self.rng = rng
        self.tally = club.tally
        self.table = ""
        self.game = ""
        self.players: list[Player] = []
        self.away: list[Player] = []  # who vanished
        self.moves = 0

    async def keep_playing(self, delay: float) -> None:
        await asyncio.sleep(delay)
        while not self.is_late():
            people = await self.sit_down()
            while people and not self.is_late():
                await self.come_in(people)
                is_over = await self.play()
                self.club.recent.append((self.table, self.moves))
                rematch = await self.look_back() if is_over else ""
                self.leave()
                self.table, people = rematch, people if rematch else []

    def is_late(self) -> bool:
        return time.monotonic() >= self.club.end

    # --- sitting down -----------------------------------------------------------------------

    async def sit_down(self) -> list[Browser]:
        """Make a table, by the set-up page or the interface for programs, and have everybody take their seats."""
        rng = self.rng
        self.game = rng.choices(list(GAMES), [share.often for share in GAMES.values()])[0]
        count = rng.choice(GAMES[self.game].seats)
        people = rng.randint(1, min(count, MOST_PEOPLE))
        browsers = [self.club.browser(rng) for _ in range(people)]
        host = browsers[0]
        level = rng.choice(["greedy", "greedy", "greedy", "random"])
        if rng.random() < 0.5:
            form = {"seats": str(count), "who0": "me", "name0": NAMES[0], "pace": rng.choice(["usual", "fast"])}
            form |= {f"who{seat}": "link" if seat < people else f"bot:{level}" for seat in range(1, count)}
            form |= {"listed": "on"} if rng.random() < 0.3 else {}
            await host.get(f"/new/{self.game}?preset=friends")
            answer = await host.send(f"/new/{self.game}", form)
            self.table = answer.header(b"location").removeprefix("/t/").partition("/")[0]
            self.tally.done["tables made by the page"] += bool(self.table)
            tokens = INVITATION.findall((await host.get(f"/t/{self.table}/invite")).body) if people > 1 else []
            found = [token.decode() for token in dict.fromkeys(tokens)]
        else:
            guests = [{"kind": "person", "name": ""}] * (people - 1)
            bots = [{"kind": "bot", "level": level}] * (count - people)
            seats = [{"kind": "person", "name": NAMES[0]}, *guests, *bots]
            answer = await host.post(
                "/api/tables", {"game": self.game, "seats": seats, "clock": rng.choice([None, 120])}
            )
            made: dict[str, Any] = answer.json() if answer.status == 201 else {"table": "", "seats": []}
            self.table = made["table"]
            self.tally.done["tables made by programs"] += bool(self.table)
            host.key = made["seats"][0]["key"] if self.table else ""
            found = [seat["link"].rpartition("/")[2] for seat in made["seats"][1:people]]
        if not self.table:
            self.tally.fault(f"no table of {self.game} for {count}: {answer.status} {answer.body[:200]!r}")
            return []
        for guest, name, token in zip(browsers[1:], NAMES[1:], found, strict=False):
            await self.take_seat(guest, name, token)
        return browsers

    async def take_seat(self, guest: Browser, name: str, token: str) -> None:
        if self.rng.random() < 0.5:
            await guest.get(f"/t/{self.table}/sit/{token}")
            await guest.send(f"/t/{self.table}/sit/{token}", {"name": name, "value": str(self.rng.random())})
        else:
            answer = await guest.post(f"/api/tables/{self.table}/seats", {"token": token, "name": name})
            guest.key = answer.json()["key"] if answer.status == 201 else ""

    async def come_in(self, people: list[Browser]) -> None:
        """Everybody opens the page of the table."""
        self.players, self.away, self.moves = [], [], 0
        self.tally.acknowledged.setdefault(self.table, [])
        for browser in people:
            await browser.get(f"/t/{self.table}")
            now = await self.now(browser)
            if now is None or now["seat"] is None:
                self.tally.fault(f"nobody sits at {self.table}")
                continue
            self.players.append(Player(browser, now["seat"], await Window.look(browser, self.table)))

    def leave(self) -> None:
        """Most close their windows; some just go."""
        for player in self.players:
            if self.rng.random() < 0.3:
                self.vanish(player)
            else:
                player.window.close()
            player.browser.close()

    async def now(self, browser: Browser) -> dict[str, Any] | None:
        answer = await browser.get(f"/api/tables/{self.table}")
        return answer.json() if answer.status == 200 else None

    # --- playing ----------------------------------------------------------------------------

    async def play(self) -> bool:
        """Until the game is over, or they have had enough; whether it is over."""
        waited, most = 0, self.rng.randint(*MOST_MOVES)
        while self.moves < most and self.players and not self.is_late():
            began = time.monotonic()
            movers = [player for player in self.players if player.window.moves]
            if movers:
                waited = 0
                if await self.move(self.rng.choice(movers)):
                    await self.do_something_else()
            else:
                waited += 1
                if waited % 4 == 0 and await self.is_over():  # else bots play, or somebody is away
                    return True
            pause = self.club.interval * self.rng.uniform(0.5, 1.5)
            await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        return False

    async def move(self, player: Player) -> bool:
        """Whether it was accepted, and reached the player's page."""
        text = self.rng.choice(player.window.moves)
        began = time.monotonic()
        answer = await player.browser.post(f"/api/tables/{self.table}/moves", {"seq": player.window.seq, "move": text})
        if answer.status == 409:  # somebody else was faster
            self.tally.done["moves that came too late"] += 1
            return False
        if answer.status != 200:
            self.tally.fault(f"{text!r} at {self.table}: {answer.status} {answer.body[:200]!r}")
            return False
        self.moves += 1
        self.tally.acknowledged[self.table].append((player.seat, text))
        if not await player.window.reach(answer.json()["seq"]):
            self.tally.fault(f"{text!r} at {self.table} did not reach its page")
            await self.reopen(player)
            return False
        self.tally.times.append((began, player.window.at - began))
        return True

    async def is_over(self) -> bool:
        """Look at the table, and let bots play for those who do not come back."""
        player = self.players[0]
        now = await self.now(player.browser)
        if now is None or now["over"]:
            return True
        for gone in self.away:
            if gone.seat in now["vacant"]:
                await player.browser.post(f"/api/tables/{self.table}/seats/{gone.seat}/bot", {"level": "greedy"})
                self.tally.done["bots for those away"] += 1
        for each in [each for each in self.players if each.window.ended]:
            await self.reopen(each)
        return False

    # --- what people do besides ----------------------------------------------------------------

    async def do_something_else(self) -> None:
        """Now and then, after a move."""
        player, chance = self.rng.choice(self.players), self.rng.random()
        path, api = f"/t/{self.table}", f"/api/tables/{self.table}"
        if chance < 0.03 and player.window.moves:
            self.tally.done["hints"] += (await player.browser.send(f"{path}/hint", {})).status == 200
        elif chance < 0.07:
            await self.undo(player)
        elif chance < 0.09:
            await self.reopen(player)
        elif chance < 0.10 and len(self.players) > 1:
            self.players.remove(player)
            self.away.append(player)
            self.vanish(player)
        elif chance < 0.13 and self.away:
            await self.come_back(self.away.pop())
        elif chance < 0.15:
            await player.browser.get(f"{path}/now")
            _, text = self.tally.acknowledged[self.table][-1]
            await player.browser.get(f"{path}/why?{urlencode({'move': text})}")
        elif chance < 0.16:
            await player.browser.post(f"{api}/seats/{player.seat}/bot", {"level": "greedy"})
            await asyncio.sleep(self.club.interval)
            answer = await player.browser.delete(f"{api}/seats/{player.seat}/bot")
            self.tally.done["seats lent to a bot"] += answer.status == 200
        elif chance < 0.18:
            await player.browser.get(f"{path}/moments?event=0")

    async def undo(self, player: Player) -> None:
        """The others agree, or not."""
        answer = await player.browser.send(f"/api/tables/{self.table}/undo", {})
        self.tally.done["undos"] += answer.status == 200
        for other in self.players:
            if other is not player and answer.status == 200:
                said = {"answer": self.rng.choice(["yes", "no"])}
                await other.browser.send(f"/t/{self.table}/undo-answer/{other.seat}", said)

    async def reopen(self, player: Player) -> None:
        """Reload the page, or let its stream reconnect."""
        if player in self.players:
            player.window.close()
            if self.rng.random() < 0.5:
                await player.browser.get(f"/t/{self.table}")
            window = await Window.look(player.browser, self.table)
            self.players[self.players.index(player)] = player._replace(window=window)
            self.tally.done["streams opened again"] += 1

    async def come_back(self, player: Player) -> None:
        await player.browser.get(f"/t/{self.table}")
        await player.browser.delete(f"/api/tables/{self.table}/seats/{player.seat}/bot")
        self.players.append(player._replace(window=await Window.look(player.browser, self.table)))
        self.tally.done["people who came back"] += 1

    def vanish(self, player: Player) -> None:
        player.window.vanish()
        self.club.vanished.append((time.monotonic(), player.window))
        self.tally.done["people who vanished"] += 1

    async def look_back(self) -> str:
        """After a game: its replay and record. The table of the rematch, if they want one."""
        self.tally.done["games finished"] += 1
        browser, made = self.players[0].browser, ""
        for path in ("replay/0", f"replay/{self.moves}", "moments?event=-1", "older", "record", "draw"):
            await browser.get(f"/t/{self.table}/{path}")
        await browser.get("/")
        if not self.away and self.rng.random() < 0.5:
            for player in self.players:
                answer = await player.browser.send(f"/t/{self.table}/rematch", {})
                made = answer.header(b"location").removeprefix("/t/").partition("/")[0]
            self.tally.done["rematches"] += bool(made)
        return made
