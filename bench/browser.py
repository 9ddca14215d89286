"""A minimal client that behaves like a browser at a table, cheap enough that the server dominates the measurement."""

from __future__ import annotations

import asyncio
import time
import zlib
from typing import Any

import msgspec


class MoveSeen(msgspec.Struct):
    text: str


class UpdateSeen(msgspec.Struct):
    """The fields of an update that the script needs; the rest is skipped."""

    seq: int
    mine: bool
    moves: list[MoveSeen]


UPDATE = msgspec.json.Decoder(UpdateSeen)


class Page:
    """An open page of a table: the last update it received, and when."""

    def __init__(self, cookie: str, writer: asyncio.StreamWriter) -> None:
        self.cookie = cookie
        self.writer = writer
        self.seq = -1
        self.at = 0.0
        self.moves: list[str] = []
        self.changed = asyncio.Event()
        self.reading: asyncio.Task[None] | None = None

    @staticmethod
    async def open(port: int, table: str, key: str, more: str = "") -> Page:
        """`more` are further headers."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        page = Page(f"session={key}", writer)
        more = f"Accept-Encoding: gzip\r\n{more}"
        writer.write(head("GET", f"/t/{table}/stream?have=", page.cookie, more) + b"\r\n")
        page.reading = asyncio.create_task(page.read(reader))
        return page

    async def read(self, reader: asyncio.StreamReader) -> None:
        await reader.readuntil(b"\r\n\r\n")
        await self.read_events(reader)

    async def read_events(self, reader: asyncio.StreamReader) -> None:
        """Read events until the server ends the stream."""
        unpack = zlib.decompressobj(zlib.MAX_WBITS | 16)
        text = b""
        while size := int(await reader.readline(), 16):
            text += unpack.decompress((await reader.readexactly(size + 2))[:-2])
            *whole, text = text.split(b"\r\n\r\n")
            for event in whole:
                self.see(event)

    def see(self, event: bytes) -> None:
        data = event.partition(b"data: ")[2]
        if data:
            told = UPDATE.decode(data)
            self.seq, self.at = told.seq, time.monotonic()
            self.moves = [move.text for move in told.moves] if told.mine else []
            self.changed.set()

    async def wait_for(self, seq: int) -> None:
        while self.seq < seq:
            self.changed.clear()
            await self.changed.wait()

    def close(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
        self.writer.close()


class Moves:
    """The connection that a browser keeps open for its requests."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, more: str) -> None:
        self.reader = reader
        self.writer = writer
        self.more = more  # headers of every request

    @staticmethod
    async def open(port: int, more: str = "") -> Moves:
        return Moves(*await asyncio.open_connection("127.0.0.1", port), more)

    async def post(self, path: str, wish: object, cookie: str = "") -> dict[str, Any]:
        body = msgspec.json.encode(wish)
        more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n{self.more}"
        return await self.decoded(head("POST", path, cookie, more) + b"\r\n" + body)

    async def get(self, path: str, cookie: str = "") -> dict[str, Any]:
        return await self.decoded(head("GET", path, cookie, self.more) + b"\r\n")

    async def decoded(self, request: bytes) -> dict[str, Any]:
        answer: dict[str, Any] = msgspec.json.decode(await self.ask(request))
        return answer

    async def ask(self, request: bytes) -> bytes:
        """The body of the answer."""
        self.writer.write(request)
        told = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        size = int(told.partition(b"content-length: ")[2].partition(b"\r\n")[0])
        return await self.reader.readexactly(size)

    def close(self) -> None:
        self.writer.close()


def head(method: str, path: str, cookie: str, more: str) -> bytes:
    cookies = f"Cookie: {cookie}\r\n" if cookie else ""
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookies}{more}".encode()
