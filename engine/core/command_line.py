"""Games on the command line: what each one answers, and which of them is asked."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

OPTION: Final = "--game"
"""By which a game is named, where the text does not name it."""


class CommandLine(NamedTuple):
    """A game on the command line."""

    notation: str
    """The word that its positions begin with."""

    answer: Callable[[str], dict[str, Any]]
    """Answer a line of text; whatever is wrong with it is `{"error": sentence}`."""


class UnknownGame(ValueError):  # noqa: N818 - said as the others are (BadNotation, NotAllowed)
    """No game is meant, or none that there is; the message is a sentence."""


def take_game(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the game that `--game KEY` or `--game=KEY` names among arguments, if they do, and the other arguments."""
    others = list(arguments)
    for place, argument in enumerate(others):
        option, has_value, named = argument.partition("=")
        if option == OPTION:
            after = place + 1 if has_value else place + 2
            return named or "".join(others[place + 1 : after]), others[:place] + others[after:]
    return None, others


def known_game(named: str, games: Mapping[str, CommandLine]) -> str:
    """Return the key of a game that is named as its key or as its folder. Raises UnknownGame."""
    key = named.replace("_", "-")
    if key not in games:
        raise UnknownGame(f"game: {named!r} is none of {', '.join(games)}.")
    return key


def game_in(text: str, games: Mapping[str, CommandLine]) -> str:
    """Return the key of the game whose notation a text names, or of the only game. Raises UnknownGame."""
    words = set(text.split())
    found = [key for key, game in games.items() if len(games) == 1 or game.notation in words]
    if len(found) != 1:
        notations = ", ".join(game.notation for game in games.values())
        raise UnknownGame(f"game: the text does not say which (one of {notations}); name it by {OPTION}.")
    return found[0]
