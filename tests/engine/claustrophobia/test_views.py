"""What each side and the public see (rules, section 10): hands, the prepared card, the order, the tiles of the Map."""

import random
from typing import Final

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.evolve.changes import as_bag
from engine.claustrophobia.moves import Prepare
from engine.claustrophobia.phases import Over
from engine.claustrophobia.state import State
from engine.core import Match, ScriptedChance, Seat
from tests.engine.claustrophobia.positions import demons_act, position
from tests.engine.claustrophobia.random_games import SETUPS, new_game, random_turn
from tests.every_game.matches import NOON

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
    return replace(FULL, stack=stack, guard="always")


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


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_positions_that_look_alike_to_a_viewer_are_alike_to_them_in_all_they_may_do(setup: Setup) -> None:
    luck = random.Random(11)
    match = new_game(setup, 11)
    while CLAUSTROPHOBIA.standings(match.state) is None:
        for viewer in (HUMANS, DEMONS):
            other = dealt_anew(match.state, viewer, luck)
            assert CLAUSTROPHOBIA.problems(other) == []
            assert CLAUSTROPHOBIA.see(other, viewer) == CLAUSTROPHOBIA.see(match.state, viewer)
            assert list(CLAUSTROPHOBIA.choices(other, viewer)) == list(CLAUSTROPHOBIA.choices(match.state, viewer))
            for about in (CLAUSTROPHOBIA.to_act, CLAUSTROPHOBIA.due, CLAUSTROPHOBIA.interrupts):
                assert about(other) == about(match.state)
        match = random_turn(match, luck)


def dealt_anew(state: State, viewer: Seat | None, luck: random.Random) -> State:
    """Another position that looks like this one to a viewer, or by chance the same."""
    side = None if viewer is None else state.side_at(viewer)
    if side != "humans":
        advantages = [*state.advantage_deck, *(card for card in state.advantage_hand if card is not None)]
        luck.shuffle(advantages)
        hand = len(state.advantage_hand)
        tiles = [*state.stack, *(tile for tile in state.known if tile is not None)]
        luck.shuffle(tiles)
        state = replace(
            state,
            advantage_hand=as_bag(advantages[:hand]),
            advantage_deck=as_bag(advantages[hand:]),
            known=tuple(tiles[: len(state.known)]),
            stack=as_bag(tiles[len(state.known) :]),
        )
    if side != "demons":
        events = [*state.event_deck, *(card for card in (*state.event_hand, *state.prepared) if card is not None)]
        luck.shuffle(events)
        preparable = [card for card in events if card in ("crisis", "panic")][: len(state.prepared)]
        for card in preparable:
            events.remove(card)
        hand = len(state.event_hand)
        state = replace(
            state,
            prepared=tuple(preparable),
            event_hand=as_bag(events[:hand]),
            event_deck=as_bag(events[hand:]),
            guard=luck.choice(("always", "never")),
        )
    return state
