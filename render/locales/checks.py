"""What is wrong with a language's files: held against English, against its plurals and against its glossary."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    Pattern,
    Resource,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from render.core.languages import ENGLISH, LOCALES

LONGER: Final = 1.6
"""A text may be so many times as long as the English one, and this much longer besides: buttons and lines have room."""
ROOM: Final = 24
_LONG: Final = 40
"""Characters from which on two equal texts, in both languages, are one that was not translated."""
_SHORT: Final = {"command-on-message-": 32, "command-": 100}
"""How many characters Discord takes of messages whose keys begin so."""
_OWN: Final = frozenset({"role", "count", "case"})
"""Facts that a translation may ask for though English does not."""

Messages = Mapping[str, Pattern]
"""Texts by key, an attribute's as `key.attribute`."""


class GlossaryTerm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a thing is called in a language."""

    english: str
    """The thing, as English names it."""
    use: tuple[str, ...]
    """Beginnings of the words it may have; one of them stands where English names it."""
    never: tuple[str, ...] = ()
    """Beginnings of words that nobody uses for it."""
    source: str = ""
    """Where players know it from."""


class _Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `glossary.toml` holds."""

    terms: tuple[GlossaryTerm, ...] = ()
    """The things that it names."""


def files(language: str) -> Iterator[Traversable]:
    """Return the files of words of a language, by name."""
    folder = LOCALES / language
    return iter(sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name))


def parsed(file: Traversable) -> Resource:
    """Parse a file of words."""
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def messages(language: str) -> Messages:
    """Return all messages of a language and their attributes; terms are its own affair."""
    found: dict[str, Pattern] = {}
    for file in files(language):
        for entry in parsed(file).body:
            if isinstance(entry, Message):
                found |= {entry.id.name: entry.value} if entry.value else {}
                found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def problems(language: str) -> Iterator[str]:
    """Tell what is wrong with a language, a line for each."""
    yield from _unreadable(language)
    if language == ENGLISH:
        return
    ours, english = messages(language), messages(ENGLISH)
    yield from (f"{key}: missing" for key in english if key not in ours)
    yield from (f"{key}: English has no such message" for key in ours if key not in english)
    terms = glossary(language)
    plurals = Locale.parse(language).plural_form.tags | {"other"}
    for key in ours.keys() & english.keys():
        text = Text.of(ours[key])
        yield from (f"{key}: {problem}" for problem in _differences(text, Text.of(english[key]), terms))
        yield from (f"{key}: {problem}" for problem in _plurals(text, plurals))
        longest = next((longest for begin, longest in _SHORT.items() if key.startswith(begin)), None)
        if longest and len("".join(text.words)) > longest:
            yield f"{key}: has more than the {longest} characters that Discord takes"


def glossary(language: str) -> tuple[GlossaryTerm, ...]:
    """Return the terms of a language's `glossary.toml`."""
    file = LOCALES / language / "glossary.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Glossary).terms if file.is_file() else ()


def fingerprint(pattern: Pattern) -> str:
    """Return some letters that are others once a text is another one."""
    return sha256(_serialized(pattern).encode()).hexdigest()[:8]


class Text(Visitor):
    """What stands in a message: its words, its facts, and the keys of what it chooses by."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.facts = set[str]()
        self.choices: list[tuple[frozenset[str], bool]] = []
        """The keys of each selector, and whether it is a number that it chooses by."""

    @classmethod
    def of(cls, pattern: Pattern) -> "Text":
        """Look through a text."""
        text = cls()
        text.visit(pattern)
        return text

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - as the library calls it
        """Gather words."""
        self.words.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Gather facts."""
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """Gather the keys of a choice."""
        keys = [each.key for each in node.variants]
        names = frozenset(key.value if isinstance(key, NumberLiteral) else key.name for key in keys)
        counts = any(isinstance(key, NumberLiteral) for key in keys) or bool(names & {"one", "two", "few", "many"})
        self.choices.append((names, counts))
        self.generic_visit(node)


def _unreadable(language: str) -> Iterator[str]:
    for file in files(language):
        for entry in parsed(file).body:
            if isinstance(entry, Junk):
                yield f"{file.name}: cannot be read: {(entry.content or '').strip().splitlines()[0]}"


def _differences(text: Text, english: Text, terms: tuple[GlossaryTerm, ...]) -> Iterator[str]:
    for fact in sorted(english.facts - text.facts - _OWN):
        yield f"does not tell ${fact}"
    for fact in sorted(text.facts - english.facts - _OWN):
        yield f"${fact} is no fact that it is given"
    ours, theirs = " ".join(text.words), " ".join(english.words)
    if ours == theirs and len(theirs) > _LONG:
        yield "is still English"
    if len(ours) > LONGER * len(theirs) + ROOM:
        yield f"has {len(ours)} characters where English has {len(theirs)}"
    for term in terms:
        if _names(term.english, theirs) and not any(_has(word, ours) for word in term.use):
            yield f"{term.english} is {' or '.join(term.use)} here"
        yield from (f"{word} is not what {term.english} is called" for word in term.never if _has(word, ours))


def _plurals(text: Text, plurals: frozenset[str]) -> Iterator[str]:
    for keys, counts in text.choices:
        named = {key for key in keys if not key.lstrip("-").isdigit()}
        lacking = plurals - named - {"many"}  # "many" is for millions where a language has it
        if counts and named & {"one", "two", "few", "many"} and lacking:
            yield f"has no words for {', '.join(sorted(lacking))}"


def _names(term: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(term)}s?\b", text, re.IGNORECASE) is not None


def _has(word: str, text: str) -> bool:
    edge = r"\b" if word[:1].isascii() else ""
    return re.search(edge + re.escape(word), text, re.IGNORECASE) is not None


def _serialized(pattern: Pattern) -> str:
    return FluentSerializer().serialize_entry(Message(id=Identifier("text"), value=pattern))
