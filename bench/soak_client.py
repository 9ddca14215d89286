"""People for `bench.soak`: browsers that ask, windows with an event stream, and what all of them count together."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections import Counter
from typing import Any, NamedTuple
from urllib.parse import urlencode

import msgspec

from bench.browser import Page, head

LANGUAGES = ("cs", "sk", "en")
LATE = 30.0  # seconds after which an answer counts as lost
SECONDS_CONNECTED = 5.0  # after which a browser opens a new connection; the server closes idle ones later than that


class Answer(NamedTuple):
    status: int
    headers: bytes  # in lower case, but for the values of cookies and locations
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    def header(self, name: bytes) -> str:
        for line in self.headers.split(b"\r\n"):
            called, _, value = line.partition(b": ")
            if called.lower() == name:
                return value.decode()
        return ""


class Tally:
    """Counts of what was done, the latency of moves, and everything that must not happen."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()  # by kind
        self.statuses: Counter[int] = Counter()
        self.times: list[tuple[float, float]] = []  # of each move: when it was sent, seconds until its page had it
        self.faults: list[str] = []
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}  # by table: seats and their moves, in order

    def answered(self, what: str, status: int) -> None:
        self.statuses[status] += 1
        if status >= 500:
            self.fault(f"{status} {what}")

    def fault(self, what: str) -> None:
        self.faults.append(what)


class Browser:
    """One person's browser, with its own address in a proxy header, so that every person counts as a separate
    client."""

    def __init__(self, port: int, tally: Tally, address: str, language: str, key: str = "") -> None:
        self.port = port
        self.tally = tally
        self.address = address
        self.language = language
        self.key = key  # of its session
        self.used = 0.0  # when the connection was last used
        self.link: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def cookies(self) -> str:
        return f"session={self.key}; lang={self.language}" if self.key else f"lang={self.language}"

    def head(self, method: str, path: str, more: str = "") -> bytes:
        return head(method, path, self.cookies(), f"X-Forwarded-For: {self.address}\r\n{more}\r\n")

    async def get(self, path: str) -> Answer:
        return await self.ask("GET", path, b"", "Accept-Encoding: gzip\r\n")

    async def delete(self, path: str) -> Answer:
        return await self.ask("DELETE", path)

    async def post(self, path: str, wish: object) -> Answer:
        return await self.ask("POST", path, msgspec.json.encode(wish), "Content-Type: application/json\r\n")

    async def send(self, path: str, form: dict[str, str]) -> Answer:
        """Submit a form. Keeps a session cookie from the response."""
        more = "Content-Type: application/x-www-form-urlencoded\r\n"
        answer = await self.ask("POST", path, urlencode(form).encode(), more)
        for line in answer.headers.split(b"\r\n"):
            name, _, value = line.partition(b": ")
            if name.lower() == b"set-cookie" and value.startswith(b"session="):
                self.key = value.partition(b"=")[2].partition(b";")[0].decode()
        return answer

    async def ask(self, method: str, path: str, body: bytes = b"", more: str = "") -> Answer:
        length = f"Content-Length: {len(body)}\r\n" if body else ""
        what = f"{method} {path}"
        try:
            async with asyncio.timeout(LATE):
                reader, writer = await self.connection()
                writer.write(self.head(method, path, more + length) + body)
                answer = await read_answer(reader)
        except (OSError, EOFError, TimeoutError) as error:
            self.close()
            self.tally.fault(f"{what}: {error!r}")
            return Answer(0, b"", b"")
        self.used = time.monotonic()
        if answer.header(b"connection") == "close":
            self.close()
        self.tally.answered(what, answer.status)
        return answer

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.link is None or time.monotonic() - self.used > SECONDS_CONNECTED:
            self.close()
            self.link = await asyncio.open_connection("127.0.0.1", self.port)
        return self.link

    def close(self) -> None:
        if self.link is not None:
            self.link[1].close()
            self.link = None


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    headers = await reader.readuntil(b"\r\n\r\n")
    answer = Answer(int(headers[9:12]), headers, b"")
    if answer.header(b"transfer-encoding") == "chunked":
        body = b""
        while size := int(await reader.readline(), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readline()
    else:
        body = await reader.readexactly(int(answer.header(b"content-length") or 0))
    return answer._replace(body=zlib.decompress(body, zlib.MAX_WBITS | 16) if body[:2] == b"\x1f\x8b" else body)


class Window(Page):
    """A page of a table in one browser. It may vanish: stop reading without closing the connection."""

    ended = False

    @staticmethod
    async def look(browser: Browser, table: str) -> Window:
        reader, writer = await asyncio.open_connection("127.0.0.1", browser.port)
        window = Window(browser.cookies(), writer)
        writer.write(browser.head("GET", f"/t/{table}/stream?have=", "Accept-Encoding: gzip\r\n"))
        window.reading = asyncio.create_task(window.watch(reader, browser.tally, table))
        return window

    async def watch(self, reader: asyncio.StreamReader, tally: Tally, table: str) -> None:
        """Read until the stream ends. Ends by the server are counted."""
        try:
            headers = await reader.readuntil(b"\r\n\r\n")
            tally.answered(f"GET stream of {table}", int(headers[9:12]))
            await self.read_events(reader)
            tally.done["streams that the server ended"] += 1
        except (OSError, EOFError, ValueError) as error:
            tally.fault(f"stream of {table}: {error!r}")
        finally:
            self.ended = True
            self.changed.set()

    async def reach(self, seq: int) -> bool:
        """Wait until it shows this change; False after a timeout."""
        try:
            async with asyncio.timeout(LATE):
                while self.seq < seq and not self.ended:
                    self.changed.clear()
                    await self.changed.wait()
        except TimeoutError:
            return False
        return self.seq >= seq

    def vanish(self) -> None:
        if self.reading is not None:
            self.reading.cancel()

    def break_off(self) -> None:
        """Abort the connection of a vanished window."""
        self.vanish()
        self.writer.transport.abort()
