"""One press plays several moves: each is a turn of its own, up to the first one that is not legal any more."""

from pathlib import Path

import pytest

from bot.games.claustrophobia.pad import why_stopped
from bot.play.consent import undo
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.moves import AnyMove, Fight, Go, Summon
from engine.claustrophobia.notation.position import read_position
from engine.core import AnyMatch, Drawn, Match, NotAllowed, Seat
from render.core import words_in
from tests.every_game.at_tables import HERE, AtTable, at_table, person_at

WORDS = words_in("en")
DEMONS = Seat(1)
PLACES = "cl1 scenario=air tiles=start-a@0,0,plain-e@0,-1,plain-f@-1,0,plain-h@-1,-1/90 "
HUMANS = "humans=R@0:1+done,B1@0:3+done "


def begun(position: str) -> AnyMatch:
    """A match that begins from a position."""
    return Match.begin(CLAUSTROPHOBIA, read_position(PLACES + position))


async def played(at: AtTable, *moves: AnyMove, luck: str = "") -> list[object]:
    """Let the demons press what plays some moves, and return those that were played."""
    at.chance.give([Drawn("combat-die", face) for face in luck])
    before = (await at.table()).turn
    await at.tables.play(HERE, person_at(DEMONS), moves[0], then=moves[1:])
    return [turn.move for turn in (await at.table()).started_match.journal.turns[before:] if turn.is_chosen]


async def test_troglodytes_that_are_summoned_at_once_are_taken_back_one_by_one(tmp_path: Path) -> None:
    summon = Summon(is_demon=False, tile=1)
    async with at_table(tmp_path / "db", begun(HUMANS + "phase=threat:- tp=5")) as at:
        assert await played(at, summon, summon, summon) == [summon] * 3
        for left in (2, 1):
            await undo(at.tables, HERE, person_at(DEMONS))
            assert (await at.table()).started_match.state.troglodytes[1].fresh == left


async def test_troglodytes_go_together_as_many_as_there_is_room_for_and_it_is_said_why_no_more(tmp_path: Path) -> None:
    go = Go("troglodyte", "w", 1)
    async with at_table(tmp_path / "db", begun(HUMANS + "phase=demon-action troglodytes=1:3,3:2")) as at:
        assert await played(at, go, go, go) == [go]
        after = (await at.table()).seen_by(person_at(DEMONS).id)
        why = why_stopped(WORDS, after, DEMONS, [go, go])
        assert why.startswith("It stops there. There is no room for a troglodyte on T3")
        assert why_stopped(WORDS, after, DEMONS, []) == ""


async def test_nothing_is_played_where_the_first_move_is_not_legal(tmp_path: Path) -> None:
    async with at_table(tmp_path / "db", begun(HUMANS + "phase=threat:- tp=5")) as at:
        with pytest.raises(NotAllowed):
            await played(at, Summon(is_demon=False, tile=0), Summon(is_demon=False, tile=1))
        assert (await at.table()).turn == 0


async def test_an_attack_that_somebody_has_to_answer_lets_the_rest_wait(tmp_path: Path) -> None:
    both = (Go("troglodyte", "s", 1), Fight("troglodyte", "R"))
    async with at_table(tmp_path / "db", begun(HUMANS + "phase=demon-action troglodytes=1:2")) as at:
        assert await played(at, *both, *both, luck="6") == [*both]
        after = (await at.table()).seen_by(person_at(DEMONS).id)
        assert why_stopped(WORDS, after, DEMONS, both) == "The rest waits until that is answered."
