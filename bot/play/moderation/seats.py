"""Playing for somebody who is away, and giving a seat to somebody else."""

from bot.play.moderation.moderator import Act, Moderator, show, tell
from bot.play.tables import Tables
from bot.table import Person, Table
from bot.table.posts.board_posts import lobby_post
from bot.table.texts import plain
from engine.core import Reason, Refused, Seat


async def skip(tables: Tables, channel_id: int, moderator: Moderator) -> Table:
    """Let the person who is to act do the least that the game allows. Raises Refused."""
    async with tables.writing() as writer:
        await moderator.must_moderate(writer)
        before = await tables.running_in(writer, channel_id)
        if not before.to_act:
            raise Refused(Reason.of("skip-nobody"))
        absent = before.to_act[0]
        seat = Seat(before.seats.index(absent))
        seen = before.seen_by(absent.person_id)
        move = before.game.idle_move(seen.started_match.state, seat, tables.chance)
        sentence = before.words("moderation-skip", who=moderator.name, name=plain(absent.name))
        await tell(writer, before.row, Act(moderator.person, "skip", sentence))
        return await tables.play_in(writer, before, seat, move, by=moderator.person.id)


async def replace(tables: Tables, channel_id: int, moderator: Moderator, old: Person, new: Person) -> Table:
    """Give a person's seat and side to somebody who does not sit there yet, before or during a game. Raises Refused."""
    async with tables.writing() as writer:
        before = await tables.newest(writer, channel_id)
        if before.row.status not in ("lobby", "running"):
            raise Refused(Reason.of("table-no-game-here"))
        await moderator.must_moderate(writer, before.row)
        before.must_seat(old.id, otherwise="replace-not-seated")
        if before.seat_of(new.id) is not None:
            raise Refused(Reason.of("replace-already-seated", name=plain(new.name)))
        await writer.replace_person(before.row.id, old.id, by=new.id, name=new.name)
        after = await tables.newest(writer, channel_id)
        sentence = after.words("moderation-replace", who=moderator.name, old=plain(old.name), new=plain(new.name))
        if after.match is None:
            await tables.owe(writer, after, [lobby_post(after)])
            await tell(writer, after.row, Act(moderator.person, "replace", sentence))
        elif any(seat.person_id == new.id for seat in after.to_act):  # who is called now learns it from a board
            await show(tables, writer, after, Act(moderator.person, "replace", sentence))
        else:
            await tell(writer, after.row, Act(moderator.person, "replace", sentence))
            if before.waits and not after.waits:  # who comes has been absent from nothing, so the turn has a time again
                await tables.owe(writer, after)
        return after
