"""Waiting for changes of a table."""

from __future__ import annotations

import asyncio

from koruna.table.live.news import News


def test_what_is_told_while_nobody_listens_is_heard_at_the_next_listening() -> None:
    async def listen() -> list[bool]:
        news = News()
        with news.of("a") as ear:
            news.tell("a")
            news.tell("a")
            return [await ear.heard(0.01), await ear.heard(0.01)]

    assert asyncio.run(listen()) == [True, False]


def test_everybody_at_a_table_hears_and_nobody_at_another() -> None:
    async def listen() -> list[bool]:
        news = News()
        with news.of("a") as one, news.of("a") as two, news.of("b") as other:
            ears = asyncio.gather(one.heard(5), two.heard(5), other.heard(0.05))
            await asyncio.sleep(0)
            news.tell("a")
            return list(await ears)

    assert asyncio.run(listen()) == [True, True, False]


def test_whoever_left_is_forgotten() -> None:
    news = News()
    with news.of("a"), news.of("a"):
        assert len(news.ears["a"]) == 2
    assert news.ears == {}
    news.tell("a")
