"""What other programs can ask the engine in one line of text (`NOTATION.md`): moves, move, see, perft, odds."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Final

import msgspec

from engine.claustrophobia.choices.legal import choices, resolve, why_not
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.game import due, to_act
from engine.claustrophobia.moves import AnyMove, Break, Fight, Roll, SetGuard
from engine.claustrophobia.notation.actions import Action, GivenChance, read_action, write_move
from engine.claustrophobia.notation.position import read_position, write_position
from engine.claustrophobia.notation.words import MARK, name_in, write_dice
from engine.claustrophobia.odds import Result, attack_odds, break_odds, sets_by_slot, slot_odds, summon_places
from engine.claustrophobia.opponents.thought import OPPONENTS
from engine.claustrophobia.perft import MOST_OUTCOMES, TooManyOutcomes, perft
from engine.claustrophobia.positions.views import see
from engine.claustrophobia.reasons import KEY, plainly
from engine.claustrophobia.rounds.order import number_of_destiny_dice
from engine.claustrophobia.rounds.phases import Threat
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.core import UNHURRIED, CommandLine, NotAllowed, Play, RatedMove, Reason, Seat, SeededChance
from engine.core.command_line import SEED, Answer, Command, deadline_in, depth_in, level_in, motives_in_words
from engine.core.notation import BadNotation, bad

_VIEWERS: Final[Mapping[str, Side | None]] = {"humans": "humans", "demons": "demons", "public": None}
_BOUGHT: Final = {"troglodyte": False, "demon": True}


def seat_of(state: State, action: Action) -> Seat | None:
    """Return whose action it is: of the side that it names, the demons for an order, else whoever is to act.

    A roll that is due is nobody's, and whatever else is tried before it is as well anybody's.
    """
    if action.side is not None:
        return state.seat_of(action.side)
    if isinstance(action.move, SetGuard):
        return state.seat_of("demons")
    if due(state) is not None:
        return None if isinstance(action.move, Roll) else Seat(0)
    return min(to_act(state), default=None)


def _legal(state: State, words: str) -> Action:
    """Read an action. Raises NotAllowed where it is not legal."""
    action = read_action(words)
    reason = why_not(state, seat_of(state, action), action.move)
    if reason is not None:
        raise NotAllowed(KEY, reason)
    return action


def _moves(state: State) -> Answer:
    roll = due(state)
    seats = to_act(state)
    moves: Iterable[AnyMove] = (move for seat in seats for move in choices(state, seat))
    return {
        "side": next((state.side_at(seat) for seat in seats), None),
        "moves": [write_move(move) for move in (moves if roll is None else (roll,))],
    }


def _move(words: str, state: State) -> Answer:
    action = _legal(state, words)
    luck = GivenChance(action.luck)
    play = Play(state, evolve, luck)
    resolve(play, seat_of(state, action), action.move)
    luck.refuse_rest()
    return {"events": msgspec.to_builtins(play.events, str_keys=True), "position": write_position(play.state)}


def _see(words: str, state: State) -> Answer:
    side = _VIEWERS[name_in(_VIEWERS)("viewer", words)]
    return {"position": write_position(see(state, None if side is None else state.seat_of(side)))}


def _perft(words: str, state: State) -> Answer:
    depth = depth_in(words)
    try:
        return {"nodes": perft(state, depth)}
    except TooManyOutcomes:
        raise BadNotation(
            f"depth: counting to {depth} takes more than {MOST_OUTCOMES} outcomes; ask for a smaller one."
        ) from None


def _odds(words: str, state: State) -> Answer:
    first, _, rest = words.partition(" ")
    if first == "destiny":
        return _destiny(state, rest)
    if first == "summon":
        places = summon_places(state, is_demon=_BOUGHT[name_in(_BOUGHT)(first, rest)])
        return {"tiles": {str(tile): reason and plainly(reason) for tile, reason in places.items()}}
    move = _legal(state, words).move
    if isinstance(move, Break):
        return {"opens": str(break_odds(state, move))}
    if not isinstance(move, Fight):
        raise bad(
            "odds", first, "what there are odds of: fight ..., break ..., summon troglodyte, summon demon, destiny"
        )
    odds = attack_odds(state, move)
    facts = {
        "dice": odds.dice,
        "needed": odds.needed,
        "frantic": odds.is_frantic,
        "hits": str(odds.expected_hits),
        "results": [_result(result) for result in odds.results],
    }
    return facts | ({"guarded": [_result(result) for result in odds.if_guarded]} if odds.if_guarded else {})


def _result(result: Result) -> Answer:
    """Return what is told of a result; of what does not happen nothing."""
    facts = msgspec.structs.asdict(result) | {"chance": str(result.chance)}
    return {name: value for name, value in facts.items() if value or name == "hits"}


def _destiny(state: State, rest: str) -> Answer:
    if rest:
        raise bad("destiny", rest, "part of it; nothing follows")
    if not isinstance(state.phase, Threat):
        raise BadNotation("destiny: there are odds of it in a Threat phase only.")
    if state.phase.is_rolled:
        return {"sets": {slot: [*map(write_dice, sets)] for slot, sets in sets_by_slot(state).items()}}
    dice = number_of_destiny_dice(state)
    odds: Mapping[Any, Fraction] = slot_odds(dice)
    return {"dice": dice, "slots": {slot: str(chance) for slot, chance in odds.items()}}


def _best(level: str, seconds: str, state: State) -> Answer:
    """Answer with the move that a level would play, who sees what its side sees."""
    known, deadline, seat = level_in(OPPONENTS, level), deadline_in(seconds), _acting(state)
    chosen = OPPONENTS.choose(see(state, seat), seat, known, SeededChance(SEED), deadline)
    return {**_valued(chosen), "why": motives_in_words(chosen.motives)}


def _judge(level: str, state: State) -> Answer:
    """Answer with every move and its value, best first."""
    known, seat = level_in(OPPONENTS, level), _acting(state)
    return {"moves": [_valued(one) for one in OPPONENTS.judge(see(state, seat), seat, known, UNHURRIED)]}


def _explain(words: str, state: State) -> Answer:
    """Answer with what speaks for a move."""
    move, seat = _legal(state, words).move, _acting(state)
    motives = OPPONENTS.explain(see(state, seat), seat, move)
    return {
        "why": motives_in_words(motives),
        "motives": [{"key": motive.key, **motive.facts} for motive in motives],
    }


def _acting(state: State) -> Seat:
    """Return the seat that is to act. Raises NotAllowed where none is."""
    for seat in to_act(state):
        return seat
    raise NotAllowed(KEY, Reason.of("game-over") if due(state) is None else Reason.of("roll-first"))


def _valued(rated: RatedMove[AnyMove]) -> Answer:
    return {"move": write_move(rated.move), "value": round(rated.value, 4)}


COMMANDS: Final[Mapping[str, Command]] = {
    "moves": Command((), "who is to act, and every legal move", read_position, _moves),
    "move": Command(("MOVE",), "what a move makes happen, and the position after it", read_position, _move),
    "see": Command(("VIEWER",), "the position as humans, demons or public see it", read_position, _see),
    "perft": Command(("DEPTH",), "how many ways there are to go on", read_position, _perft),
    "odds": Command(("WHAT",), "how likely things are, as exact fractions", read_position, _odds),
    "best": Command(("LEVEL", "SECONDS"), "what an opponent would play within a time", read_position, _best),
    "judge": Command(("LEVEL",), "every move with its value, best first", read_position, _judge),
    "explain": Command(("MOVE",), "what speaks for a move", read_position, _explain),
}

COMMAND_LINE: Final = CommandLine(MARK, "CLN", COMMANDS, plainly)
