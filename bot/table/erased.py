"""A person taken out of what is written: their names and their account, wherever a text or a post has them."""

import re
from collections.abc import Collection, Iterator
from typing import Any, Final

import msgspec

from bot.table.texts import LONGEST_NAME, file_letters, plain, visible

PROSE: Final = frozenset({"alt", "board", "label", "line", "name", "otherwise", "ping", "text"})
"""The parts of posts, and of scenes in them, that are read by people; of others only an account is taken out."""


class Erased:
    """A person who wishes not to be known any more."""

    def __init__(self, person_id: int, names: Collection[str], *, former: str) -> None:
        """Take out an account and these names, in whose place `former` stands."""
        self._id, self._former = person_id, former
        spelled = {form for name in names for form in _spelled(name)}
        self._mention = re.compile(rf"<@!?{person_id}>")
        self._account = re.compile(rf"(?<!\d){person_id}(?!\d)")
        # The longest first: a name may begin with another one.
        self._names = [re.compile(_alone(form)) for form in sorted(spelled, key=len, reverse=True)]
        self.account: Final = str(person_id)
        """The account, as a text or JSON has it in it."""
        self.signs: Final = frozenset({self.account, *map(_in_json, spelled)})
        """What a text or JSON has in it of which something is to be taken out."""

    def text(self, text: str) -> str:
        """Return a text without this person."""
        text = self._unknown(text)
        for name in self._names:
            text = name.sub(self._former, text)
        return text

    def json(self, packed: bytes) -> bytes:
        """Return JSON without this person: a post, say, which calls them no more."""
        return msgspec.json.encode(self._value(msgspec.json.decode(packed), ""))

    def _unknown(self, text: str) -> str:
        return self._account.sub("0", self._mention.sub(self._former, text))

    def _value(self, value: Any, key: str) -> Any:
        match value:
            case str():
                return self.text(value) if key in PROSE else self._unknown(value)
            case dict():
                if key == "call" and value.get("person") == self._id:
                    return None
                return {name: self._value(part, name) for name, part in value.items()}
            case list():
                return [self._value(part, key) for part in value if part != self._id]
            case self._id:
                return None
            case _:
                return value


def _spelled(name: str) -> Iterator[str]:
    """Yield a name as it may stand in a message, in a picture or in the name of a file."""
    yield from filter(None, (name, visible(name), visible(name)[:LONGEST_NAME].rstrip(), file_letters(name)))
    if visible(name):
        yield plain(name)


def _alone(form: str) -> str:
    """Return the pattern of a name that is not part of a longer word."""
    before, after = (r"(?<![^\W_])" if form[0].isalnum() else ""), (r"(?![^\W_])" if form[-1].isalnum() else "")
    return f"{before}{re.escape(form)}{after}"


def _in_json(text: str) -> str:
    return msgspec.json.encode(text).decode()[1:-1]
