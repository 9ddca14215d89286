"""A battle or siege that is being fought."""

from __future__ import annotations


class Battle:
    field: int

    def copy(self) -> Battle:
        raise NotImplementedError
