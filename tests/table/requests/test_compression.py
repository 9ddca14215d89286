"""What is compressed, and what is not."""

from __future__ import annotations

import zlib

from tests.table.browsing import Browser

ZIPPED = {"Accept-Encoding": "gzip"}
PLAIN = {"Accept-Encoding": "identity"}


def test_a_compressed_page_has_the_length_of_what_is_sent(server: Browser) -> None:
    with server.client.stream("GET", "/", headers=ZIPPED) as answer:
        sent = b"".join(answer.iter_raw())
    plain = server.client.get("/", headers=PLAIN)
    assert "content-encoding" not in plain.headers
    assert answer.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in answer.headers["vary"]
    assert int(answer.headers["content-length"]) == len(sent) < len(plain.content)
    assert zlib.decompress(sent, wbits=31) == plain.content


def test_a_small_answer_is_sent_as_it_is(server: Browser) -> None:
    answer = server.client.get("/api/tables/nowhere", headers=ZIPPED)
    assert answer.status_code == 404
    assert "content-encoding" not in answer.headers
    assert int(answer.headers["content-length"]) == len(answer.content)
