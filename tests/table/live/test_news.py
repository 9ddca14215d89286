"""Waiting for changes of a table."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import ExitStack

from koruna.table.live.news import MOST_PLAYERS, NOTIFIED_TOGETHER, News, Subscriber


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


def test_those_who_watch_are_notified_a_few_at_a_time_and_players_at_once() -> None:
    """Whatever else there is to do is done in between: here, counting."""

    async def listen() -> tuple[list[int], list[int]]:
        news, turns = News(), 0

        async def count() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        async def wait(subscriber: Subscriber, at: list[int]) -> None:
            await subscriber.wait(5)
            at.append(turns)

        with ExitStack() as subscribed:
            watchers = [subscribed.enter_context(news.subscribe("a")) for _ in range(100)]
            players = [subscribed.enter_context(news.subscribe("a", plays=True)) for _ in range(4)]
            watched: list[int] = []
            played: list[int] = []
            waits = [wait(each, watched) for each in watchers] + [wait(each, played) for each in players]
            tasks = [asyncio.create_task(each) for each in waits]
            await asyncio.sleep(0)
            counting = asyncio.create_task(count())
            news.publish("a")
            news.publish("a")
            await asyncio.gather(*tasks)
            counting.cancel()
        return watched, played

    watched, played = asyncio.run(listen())
    assert len(watched) == 100
    assert max(Counter(watched).values()) <= NOTIFIED_TOGETHER
    assert set(played) == {min(watched)}


def test_many_windows_of_one_player_do_not_count_as_players() -> None:
    async def listen() -> int:
        news = News()
        with ExitStack() as subscribed:
            windows = [subscribed.enter_context(news.subscribe("a", plays=True)) for _ in range(100)]
            news.publish("a")
            return sum(window.notified for window in windows)

    assert asyncio.run(listen()) == MOST_PLAYERS + NOTIFIED_TOGETHER


def test_whoever_leaves_while_others_are_notified_is_forgotten() -> None:
    async def listen() -> None:
        news = News()
        with ExitStack() as subscribed:
            for _ in range(10):
                subscribed.enter_context(news.subscribe("a"))
            news.publish("a")
        assert news.due == {}
        await asyncio.sleep(0)

    asyncio.run(listen())
