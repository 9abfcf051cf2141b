"""What is wrong with a language's files: held against English, against its plurals and against its glossary."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from render.claustrophobia.text import rules as claustrophobia
from render.core.languages import ENGLISH, LOCALES
from render.core.words import FUNCTIONS, words_in
from render.fearsome_floors import rules as fearsome_floors

LONGER: Final = 1.6
"""A text may be so many times as long as the English one, and this much longer besides: buttons and lines have room."""
ROOM: Final = 24
_LONG: Final = 40
"""Characters from which on two equal texts, in both languages, are one that was not translated."""
_SHORT: Final = {"command-on-message-": 32, "command-": 100}
"""How many characters Discord takes of messages whose keys begin so."""
_AT_MOST: Final = re.compile(r"[Aa]t most (\d+) characters")
"""What a comment in the English file says of a message that is as short as Discord wants it."""
_FACTS: Final = {"name": 32, "who": 32, "act": 28, "aim": 24, "tiles": 50, "places": 28, "dice": 8, "tile": 3}
"""How long facts can be; all others take as much as a number, or as the name that they are."""
_NAMES: Final = {
    "human": "cl-human",
    "guard": "cl-human",
    "target": "cl-the-troglodytes",
    "card": "cl-advantage-card",
    "item": "cl-item",
    "direction": "cl-direction",
}
"""Facts that are names, by the messages that say them."""
_NUMBER: Final = 3
_OWN: Final = frozenset({"role", "count", "case"})
"""Facts that a translation may ask for though English does not."""
_BUILT_IN: Final = frozenset({"NUMBER", "DATETIME"})

MESSAGE: Final = 2000
"""So many characters Discord takes in a message."""

_PLURALS: Final = frozenset({"one", "few", "many"})
"""Keys of which one stands in a choice by a number; "two" alone may be an id."""

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
    """Parse a file of words, once for all who look at it: they do not change it."""
    return _parsed(file.read_text(encoding="utf-8"))


@lru_cache(64)
def _parsed(text: str) -> Resource:
    return FluentParser().parse(text)


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
    texts, theirs = ({key: Text.of(each) for key, each in some.items()} for some in (ours, english))
    helpers = {key for text in texts.values() for key in text.messages} - english.keys()
    yield from (f"{key}: English has no such message" for key in ours if key not in english and key not in helpers)
    terms = glossary(language)
    plurals = Locale.parse(language, sep="-").plural_form.tags | {"other"}
    limits = longest_allowed()
    for key, text in texts.items():
        yield from (f"{key}: {problem}" for problem in _plurals(text, plurals))
        yield from (
            f"{key}: there is no function {name}" for name in sorted(text.functions - FUNCTIONS.keys() - _BUILT_IN)
        )
        if key in theirs:
            facts, known = text.all_facts(texts), theirs[key].all_facts(theirs)
            yield from (f"{key}: does not tell ${fact}" for fact in sorted(theirs[key].needed(theirs) - facts))
            yield from (f"{key}: ${fact} is no fact that it is given" for fact in sorted(facts - known - _OWN))
            yield from (f"{key}: {problem}" for problem in _differences(text, theirs[key], terms))
        most, longest = limits.get(key), _longest(ours[key], {**english, **ours})
        if key in english and longest > LONGER * (said := _longest(english[key], english)) + ROOM:
            yield f"{key}: has {longest} characters with its longest facts where English has {said}"
        if most is not None and longest > most:
            yield f"{key}: has {longest} characters with its longest facts, more than the {most} that Discord takes"


def longest_allowed() -> Mapping[str, int]:
    """Return how many characters messages have at most, of those that Discord wants short."""
    found = {
        key: longest
        for key in messages(ENGLISH)
        for begin, longest in reversed(_SHORT.items())
        if key.startswith(begin)
    }
    for file in files(ENGLISH):
        for entry in parsed(file).body:
            if isinstance(entry, Message) and entry.comment and (said := _AT_MOST.search(entry.comment.content or "")):
                found[entry.id.name] = int(said[1])
    return found


def near_limits(language: str, *, times: float = 1.35) -> Iterator[str]:
    """Tell which messages of a language would be too long if they were so many times as long."""
    known = messages(language)
    for key, most in longest_allowed().items():
        if key in known and (longest := _longest(known[key], known)) * times > most:
            yield f"{key}: {longest} of {most} characters"


def _longest(node: object, known: Messages) -> int:  # noqa: PLR0911 - a kind of node each
    """Return how long a text is with its longest variants and facts."""
    match node:
        case Pattern(elements=elements):
            return sum(_longest(each, known) for each in elements)
        case TextElement(value=value) | StringLiteral(value=value):
            return len(value)
        case Placeable(expression=expression):
            return _longest(expression, known)
        case SelectExpression(variants=variants):
            return max(_longest(each.value, known) for each in variants if not _is_unknown(each.value))
        case MessageReference():
            return _longest(known.get(_key(node)), known)
        case FunctionReference(arguments=arguments):
            return _longest(arguments.positional[0], known)
        case VariableReference(id=Identifier(name=name)) if name in _NAMES:
            return _longest(known.get(_NAMES[name]), known)
        case VariableReference(id=Identifier(name=name)):
            return _FACTS.get(name, _NUMBER)
        case _:
            return 0


def _is_unknown(text: Pattern) -> bool:
    """Whether a text stands for a kind without words: "?jelly"."""
    return isinstance(text.elements[0], TextElement) and text.elements[0].value == "?"


def _key(node: MessageReference) -> str:
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name


def long_pages(language: str) -> Iterator[str]:
    """Tell which topics of the rules do not fit a message in a language, with all that belongs to them."""
    words = words_in(language)
    for rules in (fearsome_floors, claustrophobia):
        for key, title in rules.topics(words):
            shown = rules.picture(words, key)
            page = f"**{title}**\n{rules.topic(words, key)}" + (f"\n\n{shown.sentence}" if shown else "")
            if len(page) > MESSAGE:
                yield f"rules, {title}: {len(page)} characters where a message has {MESSAGE}"


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
        self.counted = set[str]()
        """Facts that are only counted, for which not every language has several forms."""
        self.messages = set[str]()
        """The keys of other messages that stand in it."""
        self.functions = set[str]()
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

    def all_facts(self, texts: Mapping[str, "Text"]) -> set[str]:
        """Return its facts, with those of the messages that stand in it."""
        return self.facts.union(self.counted, *(texts[key].all_facts(texts) for key in self.messages if key in texts))

    def needed(self, texts: Mapping[str, "Text"]) -> set[str]:
        """Return the facts that every language has to tell."""
        inside = (texts[key].needed(texts) for key in self.messages if key in texts)
        return self.facts.union(*inside) - _OWN

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Gather other messages."""
        self.messages.add(_key(node))

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        """Gather functions."""
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Gather facts."""
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """Gather the keys of a choice."""
        keys = [each.key for each in node.variants]
        names = frozenset(key.value if isinstance(key, NumberLiteral) else key.name for key in keys)
        counts = any(isinstance(key, NumberLiteral) for key in keys) or bool(names & _PLURALS)
        self.choices.append((names, counts))
        if counts and isinstance(node.selector, VariableReference):
            self.counted.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for each in node.variants:
            self.visit(each.value)


def _unreadable(language: str) -> Iterator[str]:
    for file in files(language):
        for entry in parsed(file).body:
            if isinstance(entry, Junk):
                yield f"{file.name}: cannot be read: {(entry.content or '').strip().splitlines()[0]}"


def _differences(text: Text, english: Text, terms: tuple[GlossaryTerm, ...]) -> Iterator[str]:
    ours, theirs = " ".join(text.words), " ".join(english.words)
    if ours == theirs and len(theirs) > _LONG:
        yield "is still English"
    for term in terms:
        if _names(term.english, theirs) and not any(_has(word, ours) for word in term.use):
            yield f"{term.english} is {' or '.join(term.use)} here"
        yield from (f"{word} is not what {term.english} is called" for word in term.never if _has(word, ours))


def _plurals(text: Text, plurals: frozenset[str]) -> Iterator[str]:
    for keys, counts in text.choices:
        named = {key for key in keys if not key.lstrip("-").isdigit()}
        lacking = plurals - named - {"many"}  # "many" is for millions where a language has it
        if counts and named & _PLURALS and lacking:
            yield f"has no words for {', '.join(sorted(lacking))}"


def _names(term: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(term)}s?\b", text, re.IGNORECASE) is not None


def _has(word: str, text: str) -> bool:
    edge = "(?<![0-9a-z_À-ɏ])" if word[:1].isascii() else ""  # Chinese may stand before it
    return re.search(edge + re.escape(word), text, re.IGNORECASE) is not None


def _serialized(pattern: Pattern) -> str:
    return FluentSerializer().serialize_entry(Message(id=Identifier("text"), value=pattern))
