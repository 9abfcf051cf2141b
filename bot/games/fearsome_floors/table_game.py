"""Fearsome Floors at a table: people choose colours, and the board waits with a button for the pad of its phase.

Beside it what people may guess, what is played for who does the least, and hints: the best moves of a token.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.games.fearsome_floors.attempt import Attempt
from bot.games.fearsome_floors.notation import record_text
from bot.games.fearsome_floors.options import (
    FearsomeFloorsSettings,
    frozen_settings,
    must_foresee,
    options_again,
    options_text,
    read_options,
    setup,
)
from bot.games.fearsome_floors.pad import GOES_ON
from bot.games.fearsome_floors.plan_pad import PLANNING
from bot.games.fearsome_floors.puzzles import PUZZLES
from bot.games.fearsome_floors.whereabouts import WHEREABOUTS
from bot.table.game import (
    Acting,
    CommonMove,
    Guessing,
    Hints,
    Options,
    Programs,
    Sides,
    TableGame,
    Teaching,
    TextRecord,
    Waiting,
)
from engine.core import Chance, Fate, Reason, Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.draft import placements
from engine.fearsome_floors.events import CardRevealed, TokenEaten
from engine.fearsome_floors.moves import AnyMove, GameTurn, MoveToken, PlaceRest, Resign
from engine.fearsome_floors.path import results
from engine.fearsome_floors.records import read_record
from engine.fearsome_floors.rounds import fated_card, unmoved
from engine.fearsome_floors.state import DraftPhase, State, TokenPhase
from engine.fearsome_floors.tokens import COLOURS, GONE, OFF_BOARD, Colour, TokenName, colours_for
from render import SHOWS
from render.core import Words
from render.fearsome_floors.labels import colour_name, owned_token, place_name
from render.fearsome_floors.review import hint_frame, level_about, level_name, why
from render.fearsome_floors.rules import PRIMER, TOPIC_GROUPS, picture, primer_card, topic, topics
from render.fearsome_floors.show import monster_frame

NOBODY: Final = "nobody"

WHY_NO_HINT: Final = {"after": "ff-forecast-after", "never": "ff-forecast-never"}
"""Why no hint is given, by the table's setting `forecast`, since a hint tells what the next card could do."""


def _is_draft(state: State) -> bool:
    return isinstance(state.phase, DraftPhase)


def _rest_at_random(state: State) -> CommonMove[AnyMove] | None:
    """Return how all leave the rest of a draft to chance."""
    if not _is_draft(state):
        return None
    facts = {"count": len(state.draft)}
    return CommonMove(move=PlaceRest(), label="ff-draft-rest", asked="ff-draft-rest-asked", facts=facts)


def _choices(words: Words, names: Sequence[str], state: State) -> Sequence[tuple[str, str]]:
    """Return the tokens on the board, and nobody, if there is a token there and the round's card is still to come."""
    if not isinstance(state.phase, TokenPhase):
        return ()
    tokens = [
        (token, words("ff-guess", token=owned_token(words, names, state, token), place=place_name(words, place)))
        for token, place in state.tokens.items()
        if place not in OFF_BOARD
    ]
    return (*tokens, (NOBODY, words("ff-guess-nobody"))) if tokens else ()


def _right(turn: GameTurn) -> frozenset[str] | None:
    """Return whom the monster ate on a walk."""
    if not any(isinstance(event, CardRevealed) for event in turn.events):
        return None
    return frozenset(_eaten(turn)) or frozenset({NOBODY})


def _text(words: Words, names: Sequence[str], state: State, turn: GameTurn) -> str:
    """Say whom the monster ate on a walk."""
    tokens = [owned_token(words, names, state, token) for token in _eaten(turn)]
    return words("ff-guessed", count=len(tokens), tokens=words.listing(tokens))


def _eaten(turn: GameTurn) -> tuple[TokenName, ...]:
    """Name those whom the monster ate on a walk, each once, in their order."""
    return tuple(dict.fromkeys(event.token for event in turn.events if isinstance(event, TokenEaten)))


WHOM_DOES_IT_EAT: Final = Guessing(
    question="ff-board-guess", help="ff-help-guess", choices=_choices, right=_right, result_text=_text
)


def idle_move(state: State, seat: Seat, chance: Chance) -> AnyMove:
    """Return the move of a seat: its first token that may stays, or goes a shortest way; in the draft, by chance."""
    if isinstance(state.phase, DraftPhase):
        numbered = {str(number): placement for number, placement in enumerate(placements(state))}
        return numbered[chance.pick("placement", tuple(numbered))]
    moves = [
        MoveToken(token, result.path)
        for token in unmoved(state, state.colours[seat])
        for result in results(state, token)[:1]
    ]
    return min(moves, key=lambda move: len(move.path))


def gone(state: State) -> frozenset[Seat]:
    """Return the seats that have resigned or have no tokens left."""
    left = {colour for colour in state.colours if not GONE.issuperset(map(state.tokens.get, state.tokens_of(colour)))}
    return frozenset(
        Seat(seat) for seat, colour in enumerate(state.colours) if colour not in left - set(state.resigned)
    )


def _why_not(settings: FearsomeFloorsSettings, state: State) -> Reason | None:
    if isinstance(state.phase, DraftPhase):
        return Reason.of("ff-hint-draft")
    reason = WHY_NO_HINT.get(settings.forecast)
    return None if reason is None else Reason.of(reason)


def _known(state: State, fate: Fate) -> State:
    """Return the position as it is known to players: if an undo has made the next card certain, with that one alone."""
    fated = fated_card(state, fate)
    return state if fated is None else replace(state, cards=(fated,))


def _plays(move: AnyMove) -> tuple[str, str]:
    if not isinstance(move, MoveToken):
        raise TypeError(f"{move} is no move of a token")
    return "ff-go", str(Attempt(move.token, move.path))


HINTS: Final = Hints(
    level="master", why_not=_why_not, known=_known, frame=hint_frame, plays=_plays, back=("ff-pad", GOES_ON)
)

FEARSOME_FLOORS_AT_TABLE: Final = TableGame[State, AnyMove](
    rules=FEARSOME_FLOORS,
    show=SHOWS[FEARSOME_FLOORS.key],
    sides=Sides(
        all=COLOURS,
        fitting=colours_for,
        name=lambda side, words: colour_name(words, msgspec.convert(side, Colour)),
        of=lambda state: state.colours,
        another="ff-lobby-another-colour",
    ),
    options=Options(
        setup=setup,
        settings=FearsomeFloorsSettings,
        frozen=frozen_settings,
        text=options_text,
        picture=lambda options, words: monster_frame(read_options(options).kit, words),
        again=options_again,
    ),
    acting=Acting(
        resign=Resign(),
        gone=gone,
        idle_move=idle_move,
        board_verbs=lambda state: (
            ("ff-draft", "ff-board-place") if _is_draft(state) else ("ff-pad", "ff-board-move"),
        ),
        common_move=_rest_at_random,
        commands=("move", "stay", "place"),
        help=lambda state: ("ff-help-place",) if _is_draft(state) else ("ff-help-move", "ff-help-odds", "ff-help-hint"),
    ),
    teaching=Teaching(
        about=("ff-aim", "ff-length"),
        primer=tuple(PRIMER),
        primer_card=primer_card,
        topics=topics,
        topic=topic,
        picture=picture,
        topic_groups=TOPIC_GROUPS,
    ),
    programs=Programs(
        level_name=level_name, level_about=level_about, motives_text=why, must_foresee=must_foresee, hints=HINTS
    ),
    record=TextRecord(record_text, lambda text: read_record(text).match),
    waiting=Waiting(guessing=WHOM_DOES_IT_EAT, planning=PLANNING),
    whereabouts=WHEREABOUTS,
    puzzles=PUZZLES,
)
