"""Lets the reference show the comment behind an attribute as its description, and examples as code."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from griffe import Docstring, Extension

from docs.described import comments_in

# As doctest reads it: an example goes on to the next empty line.
EXAMPLE = re.compile(r"^>>> .*?(?=^\s*$|\Z)", re.MULTILINE | re.DOTALL)


class CommentsDescribe(Extension):  # type: ignore[misc, unused-ignore]
    def on_attribute_instance(self, *, node: Any, attr: Any, **_: Any) -> None:
        if attr.docstring is None and isinstance(node, ast.AnnAssign | ast.Assign) and isinstance(attr.filepath, Path):
            about = comments_in(attr.filepath).get(node.end_lineno or node.lineno, "")
            if about:
                attr.docstring = Docstring(about[0].upper() + about[1:] + ".", lineno=node.lineno, parent=attr)

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(
                lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", obj.docstring.value
            )
