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
from engine.claustrophobia.perft import MOST_OUTCOMES, TooManyOutcomes, perft
from engine.claustrophobia.positions.views import see
from engine.claustrophobia.reasons import KEY, plainly
from engine.claustrophobia.rounds.order import number_of_destiny_dice
from engine.claustrophobia.rounds.phases import Threat
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.core import CommandLine, NotAllowed, Play, Seat
from engine.core.command_line import Answer, Command, depth_in
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


COMMANDS: Final[Mapping[str, Command]] = {
    "moves": Command((), "who is to act, and every legal move", read_position, _moves),
    "move": Command(("MOVE",), "what a move makes happen, and the position after it", read_position, _move),
    "see": Command(("VIEWER",), "the position as humans, demons or public see it", read_position, _see),
    "perft": Command(("DEPTH",), "how many ways there are to go on", read_position, _perft),
    "odds": Command(("WHAT",), "how likely things are, as exact fractions", read_position, _odds),
}

COMMAND_LINE: Final = CommandLine(MARK, "CLN", COMMANDS, plainly)
