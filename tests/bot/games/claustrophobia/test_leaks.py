"""What one player is offered tells nothing of what the other hides: with hands swapped it is the same to the byte."""

from pathlib import Path
from typing import Any

import pytest

from bot.games.claustrophobia.pad import hand_text, order_buttons
from bot.games.claustrophobia.screens import Sight, rows_of, screen_of
from bot.table import TableView
from engine.claustrophobia import CLAUSTROPHOBIA as GAME
from engine.core import Seat
from render.claustrophobia.show import pad_frames
from tests.every_game.at_tables import AtTable, person_at
from tests.every_game.outputs import leaving
from tests.every_game.test_leaks import STEPS, alike, go_on

SEEDS = 4


def pad(view: TableView, seat: Seat) -> dict[str, Any]:
    """Return the screens of a pad that its first one leads to, and its pictures; the hand, and its buttons."""
    words, state = view.words, view.started_match.state
    found: dict[str, Any] = {"hand": hand_text(words, view, seat), "orders": order_buttons(words, view, seat)}
    if seat in GAME.to_act(state):
        sight = Sight(words, view, state, seat, tuple(GAME.choices(state, seat)))
        first = screen_of(sight, "")
        paths = ["", *(option.path for group in first.groups for option in group if option.move is None)]
        found["screens"] = [(screen_of(sight, path), rows_of(sight, screen_of(sight, path), path)) for path in paths]
        found["frames"] = pad_frames(state, view.names, words)
    return found


async def offered(at: AtTable, seat: Seat) -> dict[str, Any]:
    view = (await at.table()).seen_by(person_at(seat).id)
    return pad(view, seat)


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1)])
async def test_pads_and_hands_tell_nothing_of_the_other_hand(viewer: Seat, tmp_path: Path) -> None:
    differing = 0
    for seed in range(SEEDS):
        async with alike(tmp_path, GAME.key, viewer, seed) as pair:
            for _ in range(STEPS):
                assert await offered(pair.one, viewer) == await offered(pair.other, viewer)
                if not await go_on(pair):
                    break
            differing += (await pair.one.table()).match != (await pair.other.table()).match
    assert differing


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1)])
async def test_files_are_named_alike_whatever_is_hidden(viewer: Seat | None, tmp_path: Path) -> None:
    async with alike(tmp_path, GAME.key, viewer, 1) as pair:
        told = [await leaving(at, viewer) for at in (pair.one, pair.other)]
        assert told[0]["export"] == told[1]["export"]
        assert b"claustrophobia_" in told[0]["export"]
