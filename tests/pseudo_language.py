"""Languages made up for tests: English with accents, brackets around each message, and about a third longer."""

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from string import ascii_letters
from typing import Final

from fluent.syntax.ast import BaseNode, Message, Pattern, TextElement, Variant
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Transformer

from render.core.languages import ELSEWHERE, ENGLISH, LANGUAGES, offer
from render.locales.checks import files, parsed

ACCENTS: Final = {
    "eo": "àḃçďéƒǧĥíĵķĺɱñöṗɋŕšţüṽŵẋýžÀḂÇĎÉƑǦĤÍĴĶĹṀÑÖṖǬŔŠŢÜṼŴẊÝŽ",
    "vo": "äḅćḍęḟģḥïɉḱłṁṅőƥʠřśťůṿẃẍÿźÄḄĆḌĘḞĢḤÏɈḰŁḾṄŐƤɊŘŚŤŮṾẂẌŸŹ",
}
"""The letters of each of these languages, in the order of English ones, which they look like; none is in both."""

AS_IT_IS: Final = re.compile(r"(`[^`]*`|<[^>]*>|https?://\S+)")
"""What no language translates: commands, mentions, addresses."""

STEPS: Final = re.compile(r"\b[iudlr]+\b")
"""A way in letters, which are the same in every language."""

ENDS: Final = " .!?:"
"""With what a message ends that goes behind the bracket, since sentences are told apart by it."""

LONGER: Final = 0.35


class _Pseudo(Transformer):
    """Changes the words of messages, and leaves all else."""

    def __init__(self, letters: str) -> None:
        self._letters = str.maketrans(ascii_letters, letters)

    def visit_TextElement(self, node: TextElement) -> BaseNode:  # noqa: N802 - as the library calls it
        """Put accents on letters."""
        pieces = AS_IT_IS.split(node.value)
        return TextElement(
            "".join(piece if n % 2 else piece.translate(self._letters) for n, piece in enumerate(pieces))
        )

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
                _lengthen(pattern, "⟦", "⟧")
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


def make(folder: Path, code: str, *, discord: str) -> Path:
    """Write the files of a language that Discord's people of one of its languages get; return its folder."""
    there = folder / code
    there.mkdir()
    pseudo = _Pseudo(ACCENTS[code])
    for file in files(ENGLISH):
        resource = parsed(file).clone()  # which is changed here
        for entry in resource.body:
            pseudo.visit(entry)
        (there / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    about = f'name = "{code}"\ndiscord = ["{discord}"]\nstatus = "draft"\nread = "nobody"\n'
    (there / "about.toml").write_text(about, encoding="utf-8")
    return there


def languages_of(text: str, names: Collection[str] = ()) -> set[str]:
    """Return in which languages a text is: words that are names, or that no language translates, are in none."""
    said = STEPS.sub(" ", AS_IT_IS.sub(" ", text))
    for name in sorted(names, key=len, reverse=True):
        said = said.replace(name, " ")
    found = {code for code, letters in ACCENTS.items() if set(letters) & set(said)}
    return found | ({ENGLISH} if re.search(r"[A-Za-z]{3}", said) else set())


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
