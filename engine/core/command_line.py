"""Games on the command line: what each one answers, and which of them is asked."""

import re
from collections.abc import Callable, Iterable, Mapping
from time import monotonic
from typing import Any, Final, NamedTuple

from engine.core.notation import BadNotation, bad, plain_sentence
from engine.core.opponents import AnyOpponents, Deadline, Motive, UnknownLevel
from engine.core.record import NotAllowed, Reason

Answer = dict[str, Any]
"""What can be written as one JSON object."""

_DEPTH: Final = re.compile("[0-9]{1,2}", re.ASCII)


class Command(NamedTuple):
    """What a game can be asked."""

    words: tuple[str, ...]
    """What comes between its name and the position; the last one takes all that is left there."""
    about: str
    """What it answers, in a line."""
    read: Callable[[str], Any]
    """Reads the position. Raises BadNotation."""
    answer: Callable[..., Answer]
    """Answers, from the words and the position. Raises BadNotation and NotAllowed."""


class CommandLine(NamedTuple):
    """A game on the command line."""

    notation: str
    """The word that its positions begin with."""
    position: str
    """How a position is called."""
    commands: Mapping[str, Command]
    """What it can be asked, by name."""
    plainly: Callable[[Reason], str]
    """Tells why something is not allowed, in a sentence."""

    def answer(self, text: str) -> Answer:
        """Answer a line: a command, its words and a position. Whatever is wrong with it is `{"error": sentence}`."""
        try:
            return self._answer(text)
        except BadNotation as error:
            return {"error": str(error)}
        except NotAllowed as error:
            return {"error": self.plainly(error.reason)}

    def usage(self, name: str) -> str:
        """Return how a command is written."""
        return " ".join((name, *self.commands[name].words, self.position))

    def _answer(self, text: str) -> Answer:
        before, mark, fields = f" {' '.join(text.split())} ".partition(f" {self.notation} ")
        name, *rest = before.split(maxsplit=1) or [""]
        if name not in self.commands:
            raise bad("command", name, f"one of {'; '.join(map(self.usage, self.commands))}")
        command = self.commands[name]
        words = "".join(rest).split(maxsplit=len(command.words) - 1)
        if not mark or len(words) != len(command.words):
            raise BadNotation(f"{name}: something is missing or too much; it is written {self.usage(name)}.")
        return command.answer(*(word.strip() for word in words), command.read(f"{self.notation} {fields}"))


def depth_in(written: str) -> int:
    """Return how deep a count is to go. Raises BadNotation."""
    if not _DEPTH.fullmatch(written):
        raise bad("depth", written, "a whole number from 0 to 99")
    return int(written)


_SECONDS: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?", re.ASCII)

SEED: Final = 1
"""The luck of what a program answers: the same question has the same answer."""


def deadline_in(written: str) -> Deadline:
    """Return when somebody has to have thought who has so many seconds from now. Raises BadNotation."""
    if not _SECONDS.fullmatch(written):
        raise bad("seconds", written, "a number from 0 to 999.999")
    return Deadline(float(written), monotonic)


def level_in(opponents: AnyOpponents, key: str) -> str:
    """Return the key of a level that there is. Raises BadNotation."""
    try:
        return opponents.level(key).key
    except UnknownLevel as error:
        raise BadNotation(str(error)) from None


def motives_in_words(motives: Iterable[Motive]) -> str:
    """Return motives as plain sentences for other programs, made of their keys and facts."""
    return " ".join(plain_sentence(motive.key.replace("-", " ").capitalize(), motive.facts) for motive in motives)


class UnknownGame(ValueError):  # noqa: N818 - said as the others are (BadNotation, NotAllowed)
    """No game is meant, or none that there is; the message is a sentence."""


def game_in(text: str, games: Mapping[str, CommandLine], named: str | None = None) -> str:
    """Return the key of the game that is named, by its key or its folder, else of the one that a text is about.

    That is the game whose notation it names, or the only one. Raises UnknownGame.
    """
    if named is not None:
        key = named.replace("_", "-")
        if key not in games:
            raise UnknownGame(f"game: {named!r} is none of {', '.join(games)}.")
        return key
    words = set(text.split())
    found = [key for key, game in games.items() if len(games) == 1 or game.notation in words]
    if len(found) != 1:
        notations = ", ".join(game.notation for game in games.values())
        raise UnknownGame(
            f"game: the text does not say which (one of {notations}); name it by --game, or ask for help."
        )
    return found[0]
