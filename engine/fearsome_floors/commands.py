"""What other programs can ask the engine in one line of text (`NOTATION.md`): of the rules, and of the opponents.

Order of play plays no part in `walk`, `moves` and `move`: any token that can still move in the round does, and any card
is played, whoever's turn it is and whatever the bag holds. Only while a draft goes on nothing walks. `perft` counts as
long as there are no more than `MOST_ACTIONS` to look at. Here the engine looks at a clock, for whoever asks `best` says
how long an answer may take.
"""

from collections.abc import Iterator, Mapping
from functools import reduce
from itertools import groupby
from typing import Final

from engine import core
from engine.core.command_line import SEED, Answer, Command, deadline_in, depth_in, level_in, motives_in_words
from engine.core.notation import LONGEST_QUOTE, BadNotation, bad
from engine.fearsome_floors.cards import CARDS, card_named
from engine.fearsome_floors.events import (
    AnyEvent,
    MonsterLooked,
    TokenEaten,
    TokenTurned,
)
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.forecast import Went, why_no_forecast
from engine.fearsome_floors.legal import follow_path, why_not, why_not_token, why_nothing_walks
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceTile
from engine.fearsome_floors.notation import read_midway, read_position, write_position
from engine.fearsome_floors.notation.position import MARK, STAYS
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.path import Reached, results
from engine.fearsome_floors.perft import MOST_ACTIONS, TooManyActions, perft
from engine.fearsome_floors.reasons import KEY, allowed, plainly, refuse
from engine.fearsome_floors.state import DraftPhase, State, TokenPhase
from engine.fearsome_floors.tokens import TOKEN_NAMED, TOKENS, TokenName
from engine.fearsome_floors.walk import walk


def _read_dungeon(ffn: str) -> State:
    """Read a position in which tokens and the monster can walk. Raises BadNotation, or NotAllowed in a draft."""
    state = read_midway(ffn)
    refuse(why_nothing_walks(state))
    return state


def _walk(card: str, state: State) -> Answer:
    named = card_named(card, longer=state.longer)
    if named is None:
        raise bad("card", card, f"a card ({', '.join(CARDS)})")
    play = core.Play(state, evolve, core.ScriptedChance(()))
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
                "through": [event.target for event in happened if isinstance(event, Went)],
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
    end = allowed(follow_path(state, name, "" if path == STAYS else path))
    return {"position": _after(state, name, end)}


def _movable(token: str, state: State) -> TokenName:
    """Return the token that is named so. Raises NotAllowed if there is none, or it cannot move."""
    if token not in TOKENS:
        raise core.NotAllowed(KEY, core.Reason.of("unknown-token", token=token[:LONGEST_QUOTE]))
    refuse(why_not_token(state, token))
    return token


def _after(state: State, token: TokenName, end: Reached) -> str:
    """Write the position after a token's move, before anything else happens."""
    return write_position(reduce(evolve, (*end.events, TokenTurned(token)), state))


def _perft(depth: str, state: State) -> Answer:
    deep = depth_in(depth)
    try:
        return {"nodes": perft(state, deep, most=MOST_ACTIONS)}
    except TooManyActions:
        raise BadNotation(
            f"depth: counting to {deep} from there takes more than {MOST_ACTIONS} actions; ask for a smaller one."
        ) from None


def _best(level: str, seconds: str, state: State) -> Answer:
    """Answer with the move that a level would play."""
    known, deadline = level_in(OPPONENTS, level), deadline_in(seconds)
    chosen = OPPONENTS.choose(state, _seat(state), known, core.SeededChance(SEED), deadline)
    return {**_valued(chosen), "why": motives_in_words(chosen.motives)}


def _judge(level: str, state: State) -> Answer:
    """Answer with every move and its value, best first."""
    return {
        "moves": [
            _valued(one) for one in OPPONENTS.judge(state, _seat(state), level_in(OPPONENTS, level), core.UNHURRIED)
        ]
    }


def _explain(token: str, path: str, state: State) -> Answer:
    """Answer with what speaks for a move."""
    move = MoveToken(TOKEN_NAMED.get(token, "g1"), "" if path == STAYS else path)
    if token not in TOKEN_NAMED:
        raise core.NotAllowed(KEY, core.Reason.of("unknown-token", token=token[:2]))
    seat = _seat(state)
    refuse(why_not(state, seat, move))
    motives = OPPONENTS.explain(state, seat, move)
    return {
        "why": motives_in_words(motives),
        "motives": [{"key": motive.key, **motive.facts} for motive in motives],
    }


def _seat(state: State) -> core.Seat:
    """Return the seat that is to act. Raises NotAllowed where none is."""
    if isinstance(state.phase, DraftPhase | TokenPhase):
        return core.Seat(state.colours.index(state.phase.colour))
    raise core.NotAllowed(KEY, why_no_forecast(state) or core.Reason.of("card-next"))


def _valued(rated: core.RatedMove[AnyMove]) -> Answer:
    match rated.move:
        case PlaceTile(tile=tile, square=square, direction=direction):
            said: Answer = {"tile": tile, "square": square, "direction": direction}
        case MoveToken(token=token, path=path):
            said = {"token": token, "path": path or STAYS}
        case move:
            raise TypeError(f"no opponent plays {move!r}")
    return {**said, "value": round(rated.value, 4)}


COMMANDS: Final[Mapping[str, Command]] = {
    "walk": Command(("CARD",), "how the monster walks by a card", _read_dungeon, _walk),
    "moves": Command(("TOKEN",), "every result that a move of a token can have", _read_dungeon, _moves),
    "move": Command(("TOKEN", "PATH"), "the position after a move, or why it is not legal", _read_dungeon, _move),
    "perft": Command(("DEPTH",), "how many ways there are to go on", read_position, _perft),
    "best": Command(("LEVEL", "SECONDS"), "what an opponent would play within a time", read_position, _best),
    "judge": Command(("LEVEL",), "every move with its value, best first", read_position, _judge),
    "explain": Command(("TOKEN", "PATH"), "what speaks for a move", read_position, _explain),
}

COMMAND_LINE: Final = core.CommandLine(MARK, "FFN", COMMANDS, plainly)
