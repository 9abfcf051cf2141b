"""What each side and the public see (rules, section 10): hands, the prepared card, the order, the tiles of the Map."""

import random
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.choices.moments import moment_of
from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.rounds import AdvantagePlayed, EventPlayed
from engine.claustrophobia.events.tunnels import TileDrawn
from engine.claustrophobia.moves import AnyMove, Fight, Go, PlayEvent, Prepare, Roll
from engine.claustrophobia.rounds.phases import Over
from engine.claustrophobia.state import State
from engine.core import (
    AnyMatch,
    Drawn,
    Match,
    NotAllowed,
    ScriptedChance,
    Seat,
    SeededChance,
    turns_by_post,
    write_journal,
)
from tests.engine.claustrophobia.look_alikes import LOOK_ALIKE, dealt_anew
from tests.engine.claustrophobia.positions import demons_act, position
from tests.engine.claustrophobia.random_games import every_setup, new_game, random_choice, random_game, random_turn
from tests.every_game.look_alikes import HiddenChance, NotedChance
from tests.every_game.matches import NOON
from tests.length import length

SHOWING: Final = (TileDrawn, EventPlayed, AdvantagePlayed)
SEEN: Final = length(1, long=2) / 2
"""How many of the positions of a game are looked at where most of them are, `OFTEN`; of the others all are."""
OFTEN: Final = ("human-action", "threat", "demon-action")

HUMANS: Final = Seat(0)
DEMONS: Final = Seat(1)

FULL: Final = demons_act(
    position(
        "plain-a@0,0",
        "R@0 t@0",
        event_hand=("crisis", "lost"),
        advantage_hand=("nerves", "parry"),
        known=("plain-b", "den-a"),
    )
)


def hiding() -> State:
    stack = tuple(tile for tile in FULL.stack if tile not in FULL.known)
    return replace(FULL, stack=stack, guards=("never", "always"))


def test_the_humans_do_not_see_the_hand_the_prepared_card_and_the_order() -> None:
    seen = CLAUSTROPHOBIA.see(hiding(), HUMANS)
    assert (seen.event_hand, seen.guard) == ((None, None), None)
    assert {"crisis", "lost"} <= set(seen.event_deck)
    assert (seen.advantage_hand, seen.known) == (("nerves", "parry"), ("plain-b", "den-a"))


def test_the_demons_do_not_see_the_hand_and_the_tiles_of_the_map() -> None:
    seen = CLAUSTROPHOBIA.see(hiding(), DEMONS)
    assert (seen.advantage_hand, seen.known) == ((None, None), (None, None))
    assert {"plain-b", "den-a"} <= set(seen.stack)
    assert (seen.event_hand, seen.guard) == (("crisis", "lost"), "always")


def test_the_public_sees_neither_and_everybody_sees_all_when_the_game_is_over() -> None:
    seen = CLAUSTROPHOBIA.see(hiding(), None)
    assert (seen.event_hand, seen.advantage_hand, seen.known, seen.guard) == (
        (None,) * 2,
        (None,) * 2,
        (None,) * 2,
        None,
    )
    over = Match.begin(CLAUSTROPHOBIA, replace(hiding(), phase=Over("resigned", "humans")))
    assert over.seen(None) is over


def test_a_card_that_is_laid_face_down_is_unknown_to_all_others() -> None:
    match = Match.begin(CLAUSTROPHOBIA, hiding()).play(DEMONS, Prepare("crisis"), chance=ScriptedChance([]), at=NOON)
    assert match.state.prepared == ("crisis",)
    for viewer in (None, HUMANS):
        seen = match.seen(viewer)
        assert seen.state.prepared == (None,)
        assert seen.journal.turns[-1].move == Prepare(None)
        assert "crisis" not in str(seen.journal.turns[-1])
    assert match.seen(DEMONS).journal.turns[-1] == match.journal.turns[-1]


def all_moves(setup: Setup) -> list[AnyMove]:
    """Every move that anybody could make in a game, each once: most are refused at other times."""
    match = random_game(setup, 3)
    found: dict[AnyMove, None] = {}
    for state, turn in match.played_since(0):
        for seat in CLAUSTROPHOBIA.to_act(state):
            found |= dict.fromkeys(CLAUSTROPHOBIA.choices(state, seat))
        found[turn.move] = None
    return list(found)


@every_setup
def test_positions_that_look_alike_to_a_viewer_are_alike_to_them_in_all_they_may_do(setup: Setup) -> None:
    luck = random.Random(11)
    match, tried = new_game(setup, 11), all_moves(setup)
    while CLAUSTROPHOBIA.standings(match.state) is None:
        some, is_seen = luck.sample(tried, 40), luck.random() < SEEN or moment_of(match.state) not in OFTEN
        for viewer in (HUMANS, DEMONS) if is_seen else ():
            other = dealt_anew(match.state, viewer, luck)
            assert CLAUSTROPHOBIA.problems(other) == []
            assert CLAUSTROPHOBIA.see(other, viewer) == CLAUSTROPHOBIA.see(match.state, viewer)
            assert list(CLAUSTROPHOBIA.choices(other, viewer)) == list(CLAUSTROPHOBIA.choices(match.state, viewer))
            assert list(CLAUSTROPHOBIA.orders(other, viewer)) == list(CLAUSTROPHOBIA.orders(match.state, viewer))
            for move in some:
                assert CLAUSTROPHOBIA.why_not(other, viewer, move) == CLAUSTROPHOBIA.why_not(match.state, viewer, move)
            for about in (CLAUSTROPHOBIA.to_act, CLAUSTROPHOBIA.due, CLAUSTROPHOBIA.interrupts):
                assert about(other) == about(match.state)
        match = random_turn(match, luck)


@every_setup
def test_turns_that_look_alike_to_a_viewer_are_alike_in_all_that_they_are_told_and_when(setup: Setup) -> None:
    """Luck, events, posts and prompts of the next turn are the same, and what can be saved of it and undone."""
    luck, followed = random.Random(12), 0
    match = new_game(setup, 12)
    while CLAUSTROPHOBIA.standings(match.state) is None:
        seat, move = random_choice(match, luck)
        given = NotedChance(SeededChance(luck.getrandbits(32)))
        after = Match.begin(CLAUSTROPHOBIA, match.state).play(seat, move, chance=given, at=NOON)
        for viewer in (None, HUMANS, DEMONS):
            other = Match.begin(CLAUSTROPHOBIA, dealt_anew(match.state, viewer, luck))
            told = in_its_place(other, viewer, seat, move, given.given, luck)
            if told is None or comes_to_light(after, told):
                continue
            followed += 1
            assert saved(after, viewer) == saved(told, viewer)
            assert list(turns_by_post(after.journal.turns)) == list(turns_by_post(told.journal.turns))
            for about in (CLAUSTROPHOBIA.to_act, CLAUSTROPHOBIA.due, CLAUSTROPHOBIA.interrupts):
                assert about(told.state) == about(after.state)
            if after.journal.turns:
                assert saved(after.undo(1), viewer) == saved(told.undo(1), viewer)
        match = match.play(seat, move, chance=ScriptedChance(given.given), at=NOON)
    assert followed > len(match.journal.turns)


def saved(match: AnyMatch, viewer: Seat | None) -> bytes:
    return write_journal(match.seen(viewer).journal)


def in_its_place(
    other: AnyMatch, viewer: Seat | None, seat: Seat | None, move: AnyMove, given: list[Drawn], luck: random.Random
) -> AnyMatch | None:
    """What looks to the viewer like the same turn, in a position that looks the same; None if nothing can."""
    is_own = seat is not None and seat == viewer
    chance = HiddenChance(given, frozenset() if is_own else LOOK_ALIKE.luck(move), luck)
    meant = move if is_own else LOOK_ALIKE.move(other.state, seat, move, luck)
    try:
        return other.play(seat, meant, chance=chance, at=NOON)
    except (NotAllowed, LookupError):
        return None


def comes_to_light(one: AnyMatch, other: AnyMatch) -> bool:
    """Whether the last turn shows what was hidden, a card, a tile of the Map or the order, or the game is over."""
    if CLAUSTROPHOBIA.standings(one.state) is not None or CLAUSTROPHOBIA.standings(other.state) is not None:
        return True
    shown = [[event for event in events_of(match) if isinstance(event, SHOWING)] for match in (one, other)]
    differs = shown[0] != shown[1] or [*map(type, events_of(one))] != [*map(type, events_of(other))]
    assert not differs or isinstance(one.journal.turns[-1].move, Roll | Go | Fight | PlayEvent)
    return differs


def events_of(match: AnyMatch) -> list[AnyEvent]:
    return [event for turn in match.journal.turns for event in turn.events]
