"""Languages made up for tests: English with accents, brackets around each message, and about a third longer."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.syntax.ast import BaseNode, Message, Pattern, TextElement, Variant
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Transformer

from render.core.languages import ELSEWHERE, ENGLISH, LANGUAGES, offer
from render.locales.checks import files, parsed

ACCENTS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "àḃçďéƒǧĥíĵķĺɱñöṗɋŕšţüṽŵẋýžÀḂÇĎÉƑǦĤÍĴĶĹṀÑÖṖɊŔŠŢÜṼŴẊÝŽ"
)
"""From each letter to the one that it looks like."""

AS_IT_IS: Final = re.compile(r"(`[^`]*`|<[^>]*>|https?://\S+)")
"""What no language translates: commands, mentions, addresses."""

ENDS: Final = " .!?:"
"""With what a message ends that goes behind the bracket, since sentences are told apart by it."""

LONGER: Final = 0.35


class _Pseudo(Transformer):
    """Changes the words of messages, and leaves all else."""

    def __init__(self, brackets: str) -> None:
        self._brackets = brackets

    def visit_TextElement(self, node: TextElement) -> BaseNode:  # noqa: N802 - as the library calls it
        """Put accents on letters."""
        pieces = AS_IT_IS.split(node.value)
        return TextElement("".join(piece if n % 2 else piece.translate(ACCENTS) for n, piece in enumerate(pieces)))

    def visit_Variant(self, node: Variant) -> BaseNode:  # noqa: N802
        """Make each variant longer, too."""
        self.generic_visit(node)
        _lengthen(node.value)
        return node

    def visit_Message(self, node: Message) -> BaseNode:  # noqa: N802
        """Put brackets around a message, and around its attributes."""
        self.generic_visit(node)
        for pattern in (node.value, *(each.value for each in node.attributes)):
            if pattern is not None:
                _lengthen(pattern, *self._brackets)
        return node


def _lengthen(pattern: Pattern, begin: str = "", end: str = "") -> None:
    """Make a text longer that has words of its own."""
    own = "".join(each.value for each in pattern.elements if isinstance(each, TextElement))
    if not any(letter.isalpha() for letter in own):
        return
    last, rest = pattern.elements[-1], ""
    if isinstance(last, TextElement):
        kept = last.value.rstrip(ENDS)
        rest = last.value[len(kept) :]
        pattern.elements[-1] = TextElement(kept)
    around = TextElement(begin), TextElement("~" * int(len(own) * LONGER) + end + rest)
    pattern.elements[:] = [each for each in (around[0], *pattern.elements, around[1]) if getattr(each, "value", "…")]


def make(folder: Path, code: str, *, discord: str, brackets: str = "⟦⟧") -> None:
    """Write the files of a language that Discord's people of one of its languages get."""
    there = folder / code
    there.mkdir()
    pseudo = _Pseudo(brackets)
    for file in files(ENGLISH):
        resource = parsed(file)
        for entry in resource.body:
            pseudo.visit(entry)
        (there / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    about = f'name = "{code}"\ndiscord = ["{discord}"]\nstatus = "draft"\nread = "nobody"\n'
    (there / "about.toml").write_text(about, encoding="utf-8")


@contextmanager
def offered_too(*folders: Traversable) -> Iterator[None]:
    """Offer languages beside the others for a while."""
    before = dict(LANGUAGES)
    for folder in folders:
        offer(folder)
    try:
        yield
    finally:
        LANGUAGES.clear()
        LANGUAGES.update(before)
        ELSEWHERE.clear()
