"""Reads a QR code as far as our links need it: square modules, one text in byte mode, no error correction."""

from __future__ import annotations

import re
from collections.abc import Callable

# By version, with correction of the level M: in how many blocks the text lies, and how many bytes each has of it.
BLOCKS = {2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
MASKS: list[Callable[[int, int], bool]] = [
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (y // 2 + x // 3) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
]
MASK_OF_FORMAT = 0b101010000010010
LEVEL_M = 0b00
BYTES = 0b0100


def squares_of(svg: str) -> list[list[bool]]:
    """The dark squares of a code, drawn as strokes of height one, without the quiet border."""
    wide = int(re.findall(r'viewBox="0 0 (\d+) ', svg)[0])
    [strokes] = re.findall(r'stroke="#000" d="([^"]+)"', svg)
    dark = [[False] * wide for _ in range(wide)]
    x = y = 0.0
    for command, numbers in re.findall(r"([Mmh])([^Mmh]*)", strokes):
        given = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if command == "M":
            x, y = given
        elif command == "m":
            x, y = x + given[0], y + given[1]
        else:
            for at in range(int(x), int(x + given[0])):
                dark[int(y)][at] = True
            x += given[0]
    rows = [at for at, row in enumerate(dark) if any(row)]
    return [row[rows[0] : rows[-1] + 1] for row in dark[rows[0] : rows[-1] + 1]]


def read(svg: str) -> str:
    dark = squares_of(svg)
    size = len(dark)
    version = (size - 17) // 4
    form = [dark[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [dark[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    format_bits = int("".join(str(int(bit)) for bit in form), 2) ^ MASK_OF_FORMAT
    assert format_bits >> 13 == LEVEL_M
    mask = MASKS[format_bits >> 10 & 7]
    bits = [dark[y][x] != mask(x, y) for x, y in way(size, version)]
    codes = [int("".join(str(int(bit)) for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    blocks, each = BLOCKS[version]
    text = [codes[at * blocks + block] for block in range(blocks) for at in range(each)]
    stream = "".join(f"{code:08b}" for code in text)
    assert int(stream[:4], 2) == BYTES
    length = int(stream[4:12], 2)
    return bytes(int(stream[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def way(size: int, version: int) -> list[tuple[int, int]]:
    """The squares of the text in their order: two columns at a time, up and down, past what every code has."""
    found: list[tuple[int, int]] = []
    upwards = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        rows = range(size - 1, -1, -1) if upwards else range(size)
        found += [(x, y) for y in rows for x in (right, right - 1) if not is_fixed(x, y, size, version)]
        upwards = not upwards
    return found


def is_fixed(x: int, y: int, size: int, version: int) -> bool:
    corner = (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (x >= size - 8 and y < 9)
    aligned = version > 1 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return corner or aligned or 6 in (x, y)
