"""Kingdoms the slow and obvious way, square by square: what the bits are checked against."""

from __future__ import annotations

from koruna.games.kingdomino.rules import dominoes

Place = tuple[int, int]
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))
CASTLE = "castle"


class Land:
    """Terrain and crowns by place; the castle is at (0, 0)."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.squares: dict[Place, tuple[str, int]] = {(0, 0): (CASTLE, 0)}
        self.corners: list[Place] = [(0, 0), (0, 0)]  # the south-western and the north-eastern corner of the kingdom

    def fits(self, domino: int, a: Place, b: Place) -> bool:
        both = [*self.corners, a, b]
        wide = max(x for x, _ in both) - min(x for x, _ in both)
        tall = max(y for _, y in both) - min(y for _, y in both)
        if a in self.squares or b in self.squares or max(wide, tall) >= self.size:
            return False
        (terrain_a, _), (terrain_b, _) = halves(domino)
        return self.touches(a, terrain_a) or self.touches(b, terrain_b)

    def touches(self, place: Place, terrain: str) -> bool:
        return any(self.squares.get(near, ("", 0))[0] in (CASTLE, terrain) for near in neighbours(place))

    def placements(self, domino: int) -> set[tuple[Place, Place]]:
        """All legal (a, b). A double turned round counts once, its western or southern square first."""
        edge = {near for place in self.squares for near in neighbours(place)}
        pairs = {(a, b) for a in edge for b in neighbours(a)}
        found = {(a, b) for p, q in pairs for a, b in ((p, q), (q, p)) if self.fits(domino, a, b)}
        a, b = halves(domino)
        return {(min(p, q), max(p, q)) for p, q in found} if a == b else found

    def lay(self, domino: int, a: Place, b: Place) -> None:
        self.squares[a], self.squares[b] = halves(domino)
        xs, ys = zip(*self.squares, strict=True)
        self.corners = [(min(xs), min(ys)), (max(xs), max(ys))]

    def areas(self) -> list[tuple[str, int, int]]:
        """Terrain, squares and crowns of every area."""
        found = []
        left = {place for place in self.squares if place != (0, 0)}
        while left:
            todo = [left.pop()]
            terrain = self.squares[todo[0]][0]
            area = []
            while todo:
                place = todo.pop()
                area.append(place)
                for near in neighbours(place):
                    if near in left and self.squares[near][0] == terrain:
                        left.remove(near)
                        todo.append(near)
            found.append((terrain, len(area), sum(self.squares[place][1] for place in area)))
        return sorted(found)

    def points(self) -> int:
        return sum(squares * crowns for _, squares, crowns in self.areas())


def neighbours(place: Place) -> list[Place]:
    return [(place[0] + dx, place[1] + dy) for dx, dy in STEPS]


def halves(domino: int) -> tuple[tuple[str, int], tuple[str, int]]:
    return (
        (dominoes.TERRAINS[dominoes.TERRAIN_A[domino]], dominoes.CROWNS_A[domino]),
        (dominoes.TERRAINS[dominoes.TERRAIN_B[domino]], dominoes.CROWNS_B[domino]),
    )
