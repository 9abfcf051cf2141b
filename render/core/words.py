"""Sentences: message keys and facts become text in a reader's language (Fluent files in `render/locales`)."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)

KEPT: Final = 8192
"""How many sentences are kept: from one picture to the next, most of an alt text stays, and so do most labels."""

ENTRY: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
"""A message of a file, and its key: all lines up to the next one that begins with a letter or a comment."""

REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*) *\}")
"""The key of a message that stands in another one."""


class Words:
    """The words of one language. Call it with a key and facts: `words("next-player", who="Ada")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._kept = lru_cache(KEPT)(self._said)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys = set[str]()
        self._unread = dict[str, str]()
        self.add(resources.files("render") / "locales" / language)

    def add(self, folder: Traversable) -> None:
        """Read the files of a folder, too. Raises ValueError for a key that has words already."""
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self._add(file.read_text(encoding="utf-8"))

    def _add(self, text: str) -> None:
        for entry in ENTRY.finditer(text):
            key = entry[1]
            if key in self._keys:
                raise ValueError(f"two texts for {key!r} in {self.language!r}")
            self._keys.add(key)
            self._unread[key] = entry[0]

    def _read(self, key: str) -> None:
        """Parse a message, with those that stand in it, when it is first wanted: all take a quarter of a second.

        It counts as unread until it can be used, so that no other thread misses it.
        """
        text = self._unread.get(key)
        if text is not None:
            for other in REFERENCE.findall(text):
                self._read(other)
            self._bundle.add_resource(FluentResource(text))
            self._unread.pop(key, None)

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """Return the sentence of a key. Raises LookupError for an unknown key or a missing fact."""
        return self._kept(key, *facts.items())

    def _said(self, key: str, *facts: tuple[str, str | int]) -> str:
        self._read(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise LookupError(f"no words for {key!r} in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise LookupError(f"the words for {key!r} in {self.language!r} failed: {errors}")
        return str(text)

    def series(self, items: Sequence[str]) -> str:
        """Put items in a row, as in "a, b, c"; nothing for no items."""
        row = "".join(items[:1])
        for item in items[1:]:
            row = self("list-more", items=row, item=item)
        return row

    def listing(self, items: Sequence[str]) -> str:
        """Put items in a row that ends as a sentence's list does, as in "a, b and c"; nothing for no items."""
        row = self.series(items[:-1])
        return self("list-last", items=row, item=items[-1]) if row else self.series(items)


def shortened(text: str, longest: int) -> str:
    """Return a text, or as many of its words as fit with an ellipsis behind them."""
    return text if len(text) <= longest else f"{text[: longest - 1].rsplit(' ', 1)[0]}…"


def add_locales(folder: Traversable) -> None:
    """Let a game that stands outside of this package bring its words: files in a folder for each language."""
    for language in LANGUAGES:
        words_in(language).add(folder / language)
    _added.append(folder)


def words_in(language: str) -> Words:
    """Return the words of a language, read once; English where we do not have it."""
    return _words(language if language in LANGUAGES else "en")


_added: list[Traversable] = []
"""The folders of games that stand outside of this package."""


@cache
def _words(language: str) -> Words:
    words = Words(language)
    for folder in _added:
        words.add(folder / language)
    return words
