"""Sentences: message keys and facts become text in a reader's language (Fluent files in `render/locales`)."""

import logging
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from render.core.languages import ELSEWHERE, ENGLISH, LANGUAGES, LOCALES

_log: Final = logging.getLogger(__name__)

KEPT: Final = 8192
"""How many sentences are kept: from one picture to the next, most of an alt text stays, and so do most labels."""

ENTRY: Final = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
"""A message or a term of a file, and its key: all lines up to the next one that begins with a letter or a comment."""

REFERENCE: Final = re.compile(r"(?:\{ *|[A-Z]\( *)(-?[a-z][\w-]*)[ .(,)}]")
"""The key of a message or a term that stands in another one, by itself or as what a function is of."""

_GROUPED: Final = 1000
"""From here on a number would be written with a separator: "No. 1,234"."""


Fact: TypeAlias = "str | int | float | Name"
"""What a sentence is given; a float, such as an average, is written with one decimal."""


def _in_role(fact: object, role: object = "subject") -> str:
    return fact.in_role(str(role)) if isinstance(fact, Name) else str(fact)


def _at_start(fact: object, role: object = "subject") -> str:
    text = _in_role(fact, role)
    return text[:1].upper() + text[1:]


FUNCTIONS: Final[dict[str, Any]] = {"ROLE": _in_role, "START": _at_start}
"""What messages say names with: in a role, and in a role at the start of a sentence."""


class Words:
    """The words of one language. Call it with a key and facts: `words("next-player", who="Ada")`.

    A fact that is a `Name` is said in the role that the sentence gives it, `{ ROLE($human, "object") }`, or at its
    start, `{ START($human) }`; the words of the name choose by `$role`. Without either it is a "subject".
    """

    def __init__(self, language: str, fallback: "Words | None" = None) -> None:
        """Read a language; another one says what this one has no words for, a whole message at a time."""
        self.language = language
        self._fallback = fallback
        self._kept = lru_cache(KEPT)(self._said)
        self._bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        self._keys = set[str]()
        self._unread = dict[str, str]()
        self._lacking = set[str]()
        self.add(ELSEWHERE.get(language, LOCALES / language))

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
        return key in self._keys or (self._fallback is not None and key in self._fallback)

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """Return the sentence of a key, or of an attribute as in `key.label`.

        Raises LookupError for an unknown key or a missing fact that no fallback knows better.
        """
        return self._kept(key, *facts.items())

    def _said(self, key: str, *facts: tuple[str, Fact]) -> str:
        try:
            return self._formatted(key, {"role": "subject"} | {name: _number(fact) for name, fact in facts})
        except LookupError as error:
            if self._fallback is None:
                raise
            if key not in self._lacking:
                self._lacking.add(key)
                _log.warning("words said in %s: %s", self._fallback.language, error)
            return self._fallback(key, **dict(facts))

    def _formatted(self, key: str, facts: dict[str, object]) -> str:
        name, _, attribute = key.partition(".")
        self._read(name)
        message = self._bundle.get_message(name) if self._bundle.has_message(name) else None
        pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"no words for {key!r} in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"the words for {key!r} in {self.language!r} failed: {errors}")
        return str(text)

    def name(self, key: str, /, **facts: Fact) -> "Name":
        """Return what something is called, for sentences that say it in the role that it has there."""
        return _Named(self, key, tuple(facts.items()))

    def names(self, names: Sequence["Name"]) -> "Name":
        """Return a `listing` of names, each of which is said in the role that the sentence gives all of them."""
        return _Listed(self, tuple(names))

    def sentences(self, sentences: Iterable[str]) -> str:
        """Let sentences follow each other, those that say nothing left out.

        Where nothing is between them, one bold sentence goes on as the next: Discord would show the asterisks.
        """
        return self("between-sentences").join(filter(None, sentences)).replace("****", "")

    def series(self, items: Sequence[Fact]) -> str:
        """Put items in a row, as in "a, b, c"; nothing for no items."""
        row = "".join(map(str, items[:1]))
        for item in items[1:]:
            row = self("list-more", items=row, item=item)
        return row

    def listing(self, items: Sequence[Fact]) -> str:
        """Put items in a row that ends as a sentence's list does, as in "a, b and c"; nothing for no items."""
        row = self.series(items[:-1])
        return self("list-last", items=row, item=items[-1]) if row else self.series(items)


class Name(FluentType):
    """What something is called, in whichever role a sentence gives it: `str` says it as the subject."""

    def in_role(self, role: str) -> str:
        """Return the name as it stands in a role."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.in_role("subject")

    def format(self, _locale: object) -> str:
        """Return the name where a sentence gives it no role."""
        return str(self)


@dataclass(frozen=True)
class _Named(Name):
    """A name that is a message."""

    words: Words
    """Which say it."""
    key: str
    """The message."""
    facts: tuple[tuple[str, Fact], ...]
    """Its facts besides the role."""

    def in_role(self, role: str) -> str:
        return self.words(self.key, **dict(self.facts), role=role)


@dataclass(frozen=True)
class _Listed(Name):
    """Names in a row."""

    words: Words
    """Which say the row."""
    items: tuple[Name, ...]
    """Each of them."""

    def in_role(self, role: str) -> str:
        return self.words.listing([item.in_role(role) for item in self.items])


def shortened(text: str, longest: int) -> str:
    """Return a text, or as many of its words as fit with an ellipsis behind them."""
    return text if len(text) <= longest else f"{text[: longest - 1].rsplit(' ', 1)[0]}…"


def _number(fact: Fact) -> object:
    if isinstance(fact, float):
        return fluent_number(fact, useGrouping=False, minimumFractionDigits=1, maximumFractionDigits=1)
    return fluent_number(fact, useGrouping=False) if isinstance(fact, int) and fact >= _GROUPED else fact


def add_locales(folder: Traversable) -> None:
    """Let a game that stands outside of this package bring its words: files in a folder for each language it has."""
    for language in LANGUAGES:
        _add(words_in(language), folder)
    _added.append(folder)


def words_in(language: str) -> Words:
    """Return the words of a language, read once; English where we do not have it."""
    known = language if language in LANGUAGES else ENGLISH
    return _words(known, str(ELSEWHERE.get(known, LOCALES)))


_added: list[Traversable] = []
"""The folders of games that stand outside of this package."""


@cache
def _words(language: str, _folder: str) -> Words:
    words = Words(language, None if language == ENGLISH else words_in(ENGLISH))
    for folder in _added:
        _add(words, folder)
    return words


def _add(words: Words, folder: Traversable) -> None:
    if (folder / words.language).is_dir():
        words.add(folder / words.language)
