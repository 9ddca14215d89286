"""A note about a game, as a comment in the head of its record: a mark, and one word after it."""

from __future__ import annotations

from koruna.engine.record import COMMENT, Record


def note(record: Record, mark: str) -> str:
    """The word after a mark; "" if there is none."""
    for remarks in record.head_remarks.values():
        for remark in remarks:
            word = word_in(remark, mark)
            if word:
                return word
    return ""


def write_note(record: Record, mark: str, word: str) -> None:
    """Write the word after a mark, replacing an earlier one; "" removes it."""
    for line, remarks in record.head_remarks.items():
        record.head_remarks[line] = [remark for remark in remarks if not word_in(remark, mark)]
    if word:
        record.remark_in_head(f"{mark} {word}")


def word_in(remark: str, mark: str) -> str:
    start = f"{COMMENT} {mark} "
    word = remark.removeprefix(start)
    return word if word != remark and len(word.split()) == 1 else ""
