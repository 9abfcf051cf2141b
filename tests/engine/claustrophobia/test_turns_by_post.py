"""What one post tells: the acts of a warrior, those of troglodytes on a tile, and the dice with what is done first."""

from engine.claustrophobia import CLAUSTROPHOBIA as GAME
from engine.claustrophobia.beginning.setup import Setup
from engine.claustrophobia.moves import AnyMove, Assign, End, Fight, Go
from engine.claustrophobia.state import State
from engine.core import turns_by_post
from tests.engine.claustrophobia.opponents.balance import whole_game
from tests.engine.claustrophobia.positions import after, demons_act, position

ROOMS = "plain-a@0,0 plain-b@1,0 plain-c@2,0"


def opened(state: State, *moves: AnyMove) -> list[bool]:
    """Say of each move whether a new post begins with it; all dice miss."""
    found = list[bool]()
    for move in moves:
        dice = {"troglodyte": "1", "demon": "1111"}[move.warrior] if isinstance(move, Fight) else ""
        following = after(state, move, luck=dice)
        found.append(GAME.opens(state, following))
        state = following
    return found


def test_troglodytes_that_come_to_a_tile_or_attack_are_told_together() -> None:
    state = demons_act(position(ROOMS, "B1@1:1 K1@1:1 t@0*2 t@2"))
    assert opened(
        state,
        Go("troglodyte", "e", at=0),
        Go("troglodyte", "e", at=0),
        Fight("troglodyte", "B1"),
        Go("troglodyte", "w", at=2),
    ) == [False, False, False, False]


def test_troglodytes_of_other_tiles_and_other_warriors_are_told_by_themselves() -> None:
    state = demons_act(position(ROOMS, "B1@1:1 K1@2:1 t@1 t@2 combat@1"))
    moves = Fight("troglodyte", "B1", at=1), Fight("troglodyte", "K1", at=2)
    assert opened(state, *moves) == [False, True]
    assert opened(state, moves[0], Fight("demon", "B1"))[1:] == [True]


def test_the_dice_are_told_with_what_is_done_first() -> None:
    match = whole_game(Setup("barrels"), 1)
    turns = match.journal.turns
    ends = {group.stop - 1 for group in turns_by_post(turns)}
    given = [number for number, turn in enumerate(turns) if isinstance(turn.move, Assign)]
    assert given
    assert not [number for number in given if number in ends]


def test_the_board_of_destiny_and_the_end_of_a_round_end_a_post() -> None:
    turns = whole_game(Setup("barrels"), 1).journal.turns
    ends = {group.stop - 1 for group in turns_by_post(turns)}
    phases = [number for number, turn in enumerate(turns) if isinstance(turn.move, End)]
    assert phases
    assert all(number in ends or turns[number + 1].seat is None for number in phases)
