"""Reading what players type as a token's path: letters, arrows, counted steps, or the square to go to.

`uull`, `↑↑←←`, `nnww`, `u2 l2`, `2u, 2l`, `k5`, `-` or `stay`, `x` or `out`, `in` or `enter`.
A waiting token enters by itself.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from engine.core import NotAllowed, Reason
from engine.fearsome_floors.board import ORDER, Square
from engine.fearsome_floors.legal import follow_path, why_not_token
from engine.fearsome_floors.path import ENTER, LEAVE, Result, results
from engine.fearsome_floors.reasons import KEY, refuse
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tiles import FLOORS, floors_by_square
from engine.fearsome_floors.tokens import OUT, WAITING, TokenName

LETTER_OF: Final[Mapping[str, str]] = {
    written: letter
    for letter, signs in {"u": "un↑⬆🔼▲", "d": "ds↓⬇🔽▼", "l": "lw←⬅◀", "r": "re→➡▶", ENTER: "i", LEAVE: "x"}.items()
    for written in signs
}
"""From each sign that players may write to the letter of the notation."""

PATHS: Final[Mapping[str, str]] = {"-": "", "stay": "", WAITING: ENTER, "enter": ENTER}
"""From each word that is a path of its own to that path, however its letters could be read."""

LEAVING: Final = frozenset({OUT, LEAVE})
LONGEST_TEXT: Final = 100
"""Characters; no sensible path comes near."""

_SIGN: Final = f"[{''.join(LETTER_OF)}]"
_COUNT: Final = "[1-9][0-9]?"
_WORD: Final = re.compile(rf"(?:{_SIGN}(?:{_COUNT})?)+|(?:{_COUNT}{_SIGN})+")
_SIGN_THEN_COUNT: Final = re.compile(rf"({_SIGN})({_COUNT})?")
_COUNT_THEN_SIGN: Final = re.compile(rf"({_COUNT})({_SIGN})")
_PRESENTATION: Final = re.compile("[\ufe0e\ufe0f]")
"""The invisible signs that choose between an arrow's text and emoji looks."""


def read_path(state: State, token: TokenName, text: str) -> tuple[Result, ...]:
    """Return what a player can mean by a path: one result, or several where it is for them to choose.

    Several differ in the tiles that are pushed on the way to the square that was named, or come from a word like `d4`
    that is both a square and four steps down. Raises NotAllowed with the reason where nothing legal is meant.
    """
    refuse(why_not_token(state, token))
    typed = _PRESENTATION.sub("", text).strip(" ,;\t\n").lower()
    meant = [*_as_goal(state, token, typed), *_as_letters(state, token, typed)]
    if not meant:
        raise NotAllowed(KEY, Reason.of("path-unreadable", text=text[:LONGEST_TEXT]))
    legal = [result for result in meant if isinstance(result, Result)]
    if not legal:
        raise NotAllowed(KEY, next(result for result in meant if isinstance(result, Reason)))
    return _different(legal)


def _as_goal(state: State, token: TokenName, typed: str) -> tuple[Result | Reason, ...]:
    """Read a square, or the word for leaving, as every different result that ends there."""
    place = OUT if typed in LEAVING else typed
    if place != OUT and place not in ORDER:
        return ()
    found = tuple(result for result in results(state, token) if result.place == place)
    return found or (_out_of_reach(state, token, place),)


def _out_of_reach(state: State, token: TokenName, place: Square) -> Reason:
    if place == OUT:
        return Reason.of("exit-out-of-reach", token=token, number=state.number_of(token))
    if place == state.monster.square:
        return Reason.of("square-of-monster", token=token, square=place)
    floor = floors_by_square(state.patches, state.teleporters).get(place)
    if floor is not None and FLOORS[floor].closed:
        return Reason.of("square-of-floor", token=token, square=place, floor=floor)
    other = next((other for other, at in state.tokens.items() if at == place and other != token), None)
    if other is not None:
        return Reason.of("square-taken", token=token, square=place, other=other)
    return Reason.of("square-out-of-reach", token=token, square=place, number=state.number_of(token))


def _as_letters(state: State, token: TokenName, typed: str) -> tuple[Result | Reason, ...]:
    """Read letters, arrows and counted steps as the one result of walking just so."""
    path = PATHS[typed] if typed in PATHS else _letters(typed)
    if path is None:
        return ()
    if path and state.tokens[token] == WAITING and not path.startswith(ENTER):
        path = ENTER + path
    reached = follow_path(state, token, path)
    return (reached,) if isinstance(reached, Reason) else (Result(path, reached.place, reached.ground.tiles),)


def _letters(typed: str) -> str | None:
    words = re.split(r"[\s,;]+", typed) if len(typed) <= LONGEST_TEXT else [typed]
    if len(typed) > LONGEST_TEXT or not all(_WORD.fullmatch(word) for word in words):
        return None
    return "".join(_counted(word) for word in words)


def _counted(word: str) -> str:
    """Write out a word of steps, each with its count before it (`3l`), behind it (`l3`) or without one."""
    if word[0].isdigit():
        return "".join(LETTER_OF[sign] * int(count) for count, sign in _COUNT_THEN_SIGN.findall(word))
    return "".join(LETTER_OF[sign] * int(count or 1) for sign, count in _SIGN_THEN_COUNT.findall(word))


def _different(found: Iterable[Result]) -> tuple[Result, ...]:
    """Keep the first of those that come to the same."""
    kept: list[Result] = []
    for result in found:
        if not any(result.place == other.place and result.tiles == other.tiles for other in kept):
            kept.append(result)
    return tuple(kept)
