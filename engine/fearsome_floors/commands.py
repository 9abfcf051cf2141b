"""What other programs can ask the engine in one line of text (`NOTATION.md`): walk, moves, move, perft, opponents.

Order of play plays no part in `walk`, `moves` and `move`: any token that can still move in the round does, and any card
is played, whoever's turn it is and whatever the bag holds. Only while a draft goes on nothing walks. `perft` counts as
long as there are no more than `MOST_ACTIONS` to look at.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from itertools import groupby
from typing import Any, Final

from engine.core import CommandLine, NotAllowed, Play, Reason, ScriptedChance, Value
from engine.core.notation import LONGEST_QUOTE, BadNotation, bad
from engine.fearsome_floors import opponent_commands
from engine.fearsome_floors.cards import CARDS, card_named
from engine.fearsome_floors.events import (
    AnyEvent,
    MonsterLooked,
    MonsterSlid,
    MonsterStepped,
    MonsterTeleported,
    TokenEaten,
    TokenTurned,
)
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.legal import follow_path, why_not_token, why_nothing_walks
from engine.fearsome_floors.notation import read_midway, read_position, write_position
from engine.fearsome_floors.notation.signs import MARK, STAYS
from engine.fearsome_floors.path import Reached
from engine.fearsome_floors.perft import MOST_ACTIONS, TooManyActions, perft
from engine.fearsome_floors.reasons import KEY, plainly
from engine.fearsome_floors.results import results
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import TOKENS, TokenName
from engine.fearsome_floors.walk import walk

Answer = dict[str, Any]
"""What can be written as one JSON object."""

_DEPTH: Final = re.compile("[0-9]{1,2}", re.ASCII)


class Command(Value, frozen=True):
    """What the engine can be asked."""

    words: tuple[str, ...]
    """What comes between its name and the position."""
    read: Callable[[str], State]
    """Reads the position."""
    answer: Callable[..., Answer]
    """Answers, from the words and the position."""


def answer(line: str) -> Answer:
    """Answer one line: a command, its words and a position. Whatever is wrong with it is `{"error": sentence}`."""
    try:
        return _answer(line)
    except BadNotation as error:
        return {"error": str(error)}
    except NotAllowed as error:
        return {"error": plainly(error.reason)}


def _answer(line: str) -> Answer:
    name, *rest = line.split(maxsplit=1) or [""]
    if name not in COMMANDS:
        raise bad("command", name, f"one of {'; '.join(_usage(name) for name in COMMANDS)}")
    command = COMMANDS[name]
    words = "".join(rest).split(maxsplit=len(command.words))
    if len(words) <= len(command.words):
        raise BadNotation(f"{name}: something is missing; it is written {_usage(name)}.")
    *words, ffn = words
    return command.answer(*words, command.read(ffn))


def _usage(name: str) -> str:
    return " ".join((name, *COMMANDS[name].words, "FFN"))


def _read_dungeon(ffn: str) -> State:
    """Read a position in which tokens and the monster can walk. Raises BadNotation, or NotAllowed in a draft."""
    state = read_midway(ffn)
    _refuse(why_nothing_walks(state))
    return state


def _refuse(reason: Reason | None) -> None:
    if reason is not None:
        raise NotAllowed(KEY, reason)


def _walk(card: str, state: State) -> Answer:
    named = card_named(card, longer=state.longer)
    if named is None:
        raise bad("card", card, f"a card ({', '.join(CARDS)})")
    play = Play(state, evolve, ScriptedChance(()))
    walk(play, named)
    return {
        "steps": list(_steps(state, play.events)),
        "facing": play.state.monster.facing,
        "position": write_position(play.state),
    }


def _steps(state: State, events: list[AnyEvent]) -> Iterator[Answer]:
    """Return what is told of each step; a look parts it from the next one."""
    for is_look, part in groupby(events, key=lambda event: isinstance(event, MonsterLooked)):
        happened = list(part)
        state = reduce(evolve, happened, state)
        if not is_look:
            yield {
                "at": state.monster.square,
                "facing": state.monster.facing,
                "eaten": [event.token for event in happened if isinstance(event, TokenEaten)],
                "through": [
                    event.target
                    for event in happened
                    if isinstance(event, MonsterStepped | MonsterSlid | MonsterTeleported)
                ],
            }


def _moves(token: str, state: State) -> Answer:
    name = _movable(token, state)
    ends = ((result.path, follow_path(state, name, result.path)) for result in results(state, name))
    return {
        "moves": [
            {"path": path or STAYS, "position": _after(state, name, end)}
            for path, end in ends
            if isinstance(end, Reached)
        ]
    }


def _move(token: str, path: str, state: State) -> Answer:
    name = _movable(token, state)
    end = follow_path(state, name, "" if path == STAYS else path)
    if isinstance(end, Reason):
        raise NotAllowed(KEY, end)
    return {"position": _after(state, name, end)}


def _movable(token: str, state: State) -> TokenName:
    """Return the token that is named so. Raises NotAllowed if there is none, or it cannot move."""
    if token not in TOKENS:
        raise NotAllowed(KEY, Reason.of("unknown-token", token=token[:LONGEST_QUOTE]))
    _refuse(why_not_token(state, token))
    return token


def _after(state: State, token: TokenName, end: Reached) -> str:
    """Write the position after a token's move, before anything else happens."""
    return write_position(reduce(evolve, (*end.events, TokenTurned(token)), state))


def _perft(depth: str, state: State) -> Answer:
    if not _DEPTH.fullmatch(depth):
        raise bad("depth", depth, "a whole number from 0 to 99")
    try:
        return {"nodes": perft(state, int(depth), most=MOST_ACTIONS)}
    except TooManyActions:
        raise BadNotation(
            f"depth: counting to {int(depth)} from there takes more than {MOST_ACTIONS} actions; ask for a smaller one."
        ) from None


COMMANDS: Final[Mapping[str, Command]] = {
    "walk": Command(("CARD",), _read_dungeon, _walk),
    "moves": Command(("TOKEN",), _read_dungeon, _moves),
    "move": Command(("TOKEN", "PATH"), _read_dungeon, _move),
    "perft": Command(("DEPTH",), read_position, _perft),
    "best": Command(("LEVEL", "SECONDS"), read_position, opponent_commands.best),
    "judge": Command(("LEVEL",), read_position, opponent_commands.judge),
    "explain": Command(("TOKEN", "PATH"), read_position, opponent_commands.explain),
}

COMMAND_LINE: Final = CommandLine(MARK, answer)
