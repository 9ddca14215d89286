"""Waiting for changes of a table."""

from __future__ import annotations

import asyncio

from koruna.table.live.news import News


def test_a_change_while_nobody_waits_counts_at_the_next_wait_and_many_count_once() -> None:
    async def listen() -> list[bool]:
        news = News()
        with news.subscribe("a") as subscriber:
            news.publish("a")
            news.publish("a")
            return [await subscriber.wait(0.01), await subscriber.wait(0.01)]

    assert asyncio.run(listen()) == [True, False]


def test_everybody_at_a_table_is_notified_and_nobody_at_another() -> None:
    async def listen() -> list[bool]:
        news = News()
        with news.subscribe("a") as one, news.subscribe("a") as two, news.subscribe("b") as other:
            waits = asyncio.gather(one.wait(5), two.wait(5), other.wait(0.05))
            await asyncio.sleep(0)
            news.publish("a")
            return list(await waits)

    assert asyncio.run(listen()) == [True, True, False]


def test_whoever_left_is_forgotten() -> None:
    news = News()
    with news.subscribe("a"), news.subscribe("a"):
        assert len(news.subscribers["a"]) == 2
    assert news.subscribers == {}
    news.publish("a")


def test_all_streams_are_woken_to_end() -> None:
    async def listen() -> tuple[list[bool], bool]:
        news = News()
        with news.subscribe("a") as one, news.subscribe("b") as other:
            waits = asyncio.gather(one.wait(5), other.wait(5))
            await asyncio.sleep(0)
            news.end_streams()
            return list(await waits), news.ended

    assert asyncio.run(listen()) == ([True, True], True)
