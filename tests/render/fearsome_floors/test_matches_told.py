"""Random matches by the real rules, told from beginning to end."""

import random
from datetime import UTC, datetime
from typing import Any

import pytest

from engine.core import Match, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.draft import placements
from engine.fearsome_floors.moves import GameTurn, MoveToken, RevealCard
from engine.fearsome_floors.path import results
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.setup import Dungeon
from engine.fearsome_floors.state import DraftPhase, State, TokenPhase
from engine.fearsome_floors.tokens import TokenName, colours_for
from render.core.show import LONGEST_ALT
from render.fearsome_floors import alt_text, commentary, labels
from render.fearsome_floors.commentary import step
from render.fearsome_floors.film import frames
from render.fearsome_floors.scene import Piece
from render.fearsome_floors.turn_text import board_caption, caption
from tests.render.fearsome_floors.tables import NAMES, WORDS

MESSAGE = 2000
PICTURES = 10


def random_turn(match: Match[State, Any, Any], luck: random.Random) -> Match[State, Any, Any]:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    phase = match.state.phase
    if isinstance(phase, DraftPhase):
        seat = Seat(match.state.colours.index(phase.colour))
        return match.play(seat, luck.choice(list(placements(match.state))), chance=SeededChance(0), at=at)
    if not isinstance(phase, TokenPhase):
        return match.play(None, RevealCard(), chance=SeededChance(luck.randrange(1000)), at=at)
    token = luck.choice(unmoved(match.state, phase.colour))
    choices = results(match.state, token)
    (seat,) = FEARSOME_FLOORS.to_act(match.state)
    move = MoveToken(token, luck.choice(choices[-10:]).path)
    after = match.play(seat, move, chance=SeededChance(0), at=at)
    events = after.journal.turns[-1].events
    for told in (labels.path_label, labels.goal_label, labels.goal_note):
        assert len(told(WORDS, match.state, move, events)) <= labels.LONGEST
    return after


def moved_piece(before: State, turn: GameTurn, token: TokenName) -> Piece | None:
    """Return the token that was moved as the picture of its turn shows it, in the fortress or outside the exit."""
    (shot,) = frames(before, turn)
    return shot.scene.action.escaped or shot.scene.tokens.get(shot.after.tokens[token])


@pytest.mark.parametrize("dungeon", ["basic", "advanced", "quick"])
@pytest.mark.parametrize("players", [2, 4, 7])
def test_every_turn_of_random_matches_has_words_within_the_limits(players: int, dungeon: Dungeon) -> None:
    luck = random.Random(players)
    names = [name * 8 for name in NAMES[:players]]
    setup = Setup(colours_for(players)[:players], dungeon)
    match = Match.begin(FEARSOME_FLOORS, FEARSOME_FLOORS.begin(setup, SeededChance(players)))
    for _ in range(170):
        if FEARSOME_FLOORS.standings(match.state) is not None:
            match = Match.begin(FEARSOME_FLOORS, FEARSOME_FLOORS.begin(setup, SeededChance(players)))
        before = match.state
        match = random_turn(match, luck)
        turn = match.journal.turns[-1]
        walked = frames(before, turn) if isinstance(turn.move, RevealCard) else ()
        told = [step(WORDS, names, shot.before, shot.events) for shot in walked]
        assert max(map(len, told), default=0) <= commentary.LONGEST
        headline = caption(WORDS, names, before, turn)
        assert len("\n".join([headline, *told[:PICTURES]])) <= MESSAGE
        piece = moved_piece(before, turn, turn.move.token) if isinstance(turn.move, MoveToken) else None
        assert piece is None or f": {piece.colour} {piece.number} " in headline, "the number that the picture shows"
        for sentence in (headline, *told, board_caption(WORDS, names, match.state)):
            assert len(alt_text.alt_text(WORDS, names, match.state, sentence)) <= LONGEST_ALT
