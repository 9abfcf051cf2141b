"""What a player has to do who can do nothing else is played for them, told with what led to it, taken back with it."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.play.consent import undo
from bot.play.moderation import match_files
from bot.play.moderation.undo_redo import undo as moderated
from bot.table.last_turns import last_turns_text
from bot.table.posts.post import Post
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.moves import End, Fight, Name
from engine.claustrophobia.rounds.phases import DemonAction
from engine.core import Drawn, Match, Refused, Seat, write_journal
from tests.engine.claustrophobia.positions import position
from tests.every_game.at_tables import HERE, MODERATOR, AtTable, at_table, person_at

HUMANS, DEMONS = Seat(0), Seat(1)
ROOM = "plain-a@0,0"
MORTAL = position(ROOM, "B1@0:1x1234 R@0:1 combat@0 t@0", phase=DemonAction())
HIT = Fight("demon", "B1")
TWO_HITS = [Drawn("combat-die", die) for die in "6611"]


async def posts(at: AtTable) -> list[Post]:
    async with at.tables.store.reading() as reader:
        return [msgspec.json.decode(row.body, type=Post) for row in await reader.owed(HERE, limit=100)]


async def test_a_human_dies_whom_no_answer_saves_and_one_line_tells_it_without_a_call(tmp_path: Path) -> None:
    async with at_table(tmp_path / "games.db", Match.begin(CLAUSTROPHOBIA, MORTAL)) as at:
        await at.play(DEMONS, HIT, TWO_HITS)
        table = (await at.table()).public
        assert [turn.move for turn in table.started_match.journal.turns] == [
            HIT,
            Name("B1", 0, (5,)),
            Name("B1", 0, (6,)),
        ]
        assert [turn.is_chosen for turn in table.started_match.journal.turns] == [True, False, False]
        assert [seat.person_id for seat in table.to_act] == [person_at(DEMONS).id]
        await at.play(DEMONS, End(), [Drawn("action-die", "3"), Drawn("action-die", "3")])
        _, ended, begun = await posts(at)
        assert ended.text.splitlines()[0].endswith("2 hits. Brute B1 loses the lines 5 and 6. **Brute B1 dies.**")
        assert ended.mention is None
        assert begun.text.splitlines()[1] == "Action dice: 3. The dice go to the Redeemer 3."
        assert (ended.role, begun.role) == ("round-start", "round")


async def test_it_is_taken_back_with_what_led_to_it(tmp_path: Path) -> None:
    async with at_table(tmp_path / "games.db", Match.begin(CLAUSTROPHOBIA, MORTAL)) as at:
        await at.play(DEMONS, HIT, TWO_HITS)
        with pytest.raises(Refused, match="undo-request-no-turn"):
            await undo(at.tables, HERE, person_at(HUMANS))
        assert await undo(at.tables, HERE, person_at(DEMONS)) == (person_at(HUMANS).name,)  # who has seen the dice
        table = await at.table()
        assert last_turns_text(table.public, table.words, last=3).endswith("**Brute B1 dies.**")
        assert (await moderated(at.tables, HERE, MODERATOR, 1)).turn == 0


async def test_who_holds_a_card_that_could_be_an_answer_is_asked(tmp_path: Path) -> None:
    state = position(ROOM, "B1@0:1x1234 R@0:1 combat@0 t@0", phase=DemonAction(), advantage_hand=("oil",))
    async with at_table(tmp_path / "games.db", Match.begin(CLAUSTROPHOBIA, state)) as at:
        await at.play(DEMONS, HIT, TWO_HITS)
        assert [seat.person_id for seat in (await at.table()).to_act] == [person_at(HUMANS).id]


async def test_a_file_tells_what_was_forced_and_may_not_call_so_what_somebody_chose(tmp_path: Path) -> None:
    async with at_table(tmp_path / "games.db", Match.begin(CLAUSTROPHOBIA, MORTAL)) as at:
        await at.play(DEMONS, HIT, TWO_HITS)
        match = (await at.table()).started_match
        save = write_journal(match.journal)
        assert match_files.read_file(save, at.tables.games).match == match
        chosen, *forced = match.journal.turns
        told = write_journal(replace(match.journal, turns=(replace(chosen, is_forced=True), *forced)))
        with pytest.raises(Refused, match="import-other-rules"):
            match_files.read_file(told, at.tables.games)
