"""Playing for somebody who is away, and giving a seat to somebody else."""

from functools import partial

import msgspec

from bot.play.moderation.moderator import Act, Moderator, note, show, tell
from bot.play.moderation.seat_question import Answer, Asked, Question, ask
from bot.play.ping_limit import note_agreed, note_asked, note_called_to
from bot.play.tables import Tables
from bot.store import Reader, Writer
from bot.table import Person, Table
from bot.table.posts.lobby_post import lobby_post
from bot.table.rows import SeatOfferRow, SeatRow
from bot.table.seat_rules import new_program, program_called
from bot.table.texts import plain
from engine.core import Reason, Refused, Seat


async def skip(tables: Tables, channel_id: int, moderator: Moderator) -> Table:
    """Skip somebody's turn: the smallest move is made for them. Raises Refused."""
    async with tables.writing() as writer:
        await moderator.must_moderate(writer)
        before = await tables.running_in(writer, channel_id)
        if not before.to_act:
            raise Refused(Reason.of("skip-nobody"))
        absent = before.to_act[0]
        seat = Seat(before.seats.index(absent))
        seen = before.seen_by(absent.person_id)
        move = before.game.acting.idle_move(seen.started_match.state, seat, tables.chance)
        sentence = before.words("moderation-skip", who=moderator.name, name=plain(absent.name))
        await tell(writer, before.row, Act(moderator.person, "skip", sentence))
        after = tables.with_move(before, seat, move)
        called = None if after.called is None else after.called.person_id
        may_call = called is None or await note_called_to(writer, before.row.id, after.turn, called, tables.clock())
        uncalled = None if may_call else called
        return await tables.keep(writer, before, after, by=moderator.person.id, uncalled=uncalled)


async def replace(tables: Tables, channel_id: int, moderator: Moderator, old: int | str, new: Person) -> Asked:
    """Give a seat and its side to somebody who does not sit there yet, before or during a game.

    `old` is the id of the person who has it, or the name of the program. Whoever gives a seat can take it
    themselves at once; anybody else is asked first, and returned. Raises Refused.
    """
    async with tables.writing() as writer:
        table, seat = await _leaving(tables, writer, channel_id, moderator, old)
        await _must_be_free(writer, table, new, seat)
        offer = SeatOfferRow(
            match_id=table.row.id,
            person_id=new.id,
            name=new.name,
            old_id=table.seats[seat].person_id,
            giver_id=moderator.person.id,
            giver_name=moderator.person.name,
        )
        if new.id == moderator.person.id:
            await _take(tables, writer, table, offer)
            return Asked()
        await writer.offer_seat(offer)
        return await _ask(tables, writer, table, offer)


async def _ask(tables: Tables, writer: Writer, table: Table, offer: SeatOfferRow) -> Asked:
    """Ask somebody whether they take a seat."""
    words, now, asked = table.words, tables.clock(), Person(offer.person_id, offer.name)
    text = partial(_offer_text, table, offer)
    await note(writer, table.row, Act(Person(offer.giver_id, offer.giver_name), "seat offer", text(f"<@{asked.id}>")))
    is_first = await note_asked(writer, table.row.guild_id, asked.id, now)
    question = Question(table.row.id, asked, text, ("sit", "nosit"), is_first)
    await ask(writer, table.row.channel_id, question, words, now)
    names = (plain(asked.name),)
    return Asked(names, () if is_first else names)


def _offer_text(table: Table, offer: SeatOfferRow, name: str) -> str:
    seat = table.must_seat(offer.old_id)
    side = table.side_name(table.seats[seat], table.words)
    return table.words("seat-offer", who=plain(offer.giver_name), old=table.names[seat], side=side, new=name)


async def _must_be_free(writer: Writer, table: Table, new: Person, seat: Seat) -> None:
    """Raise Refused for somebody who sits there, is asked already, or has seen what another side hides."""
    if table.seat_of(new.id) is not None:
        raise Refused(Reason.of("replace-already-seated", name=plain(new.name)))
    if _hides(table):
        await _must_not_have_seen(writer, table, new, table.seats[seat].position)
    if await writer.seat_offer(table.row.id, new.id) is not None:
        raise Refused(Reason.of("seat-offer-made", name=plain(new.name)))


async def _must_not_have_seen(writer: Writer, table: Table, new: Person, position: int) -> None:
    """Raise Refused for somebody who has seen what another side hides, or who may be the one who was erased since.

    [ruling] Who was erased cannot be told from anybody else: nobody new gets another seat than theirs in that game.
    """
    theirs = await writer.former_seats(table.row.id, new.id)
    if theirs - {position}:
        raise Refused(Reason.of("replace-has-seen", name=plain(new.name)))
    if not theirs and await writer.erased_seats(table.row.id) - {position}:
        raise Refused(Reason.of("replace-may-have-seen", name=plain(new.name)))


async def replace_by_program(
    tables: Tables, channel_id: int, moderator: Moderator, old: int | str, level: str
) -> Table:
    """Give a seat and its side to a program, which is not asked: it agrees. Raises Refused."""
    async with tables.writing() as writer:
        table, seat = await _leaving(tables, writer, channel_id, moderator, old)
        return await give_to_program(tables, writer, table, seat, level, giver=moderator.person)


async def give_to_program(
    tables: Tables, writer: Writer, table: Table, seat: Seat, level: str, *, giver: Person
) -> Table:
    """Give a seat to a program as above, in a transaction of the caller's. Raises Refused."""
    return await _give(tables, writer, table, new_program(table, level, giver.words, instead=seat), giver)


async def take_seat(tables: Tables, answer: Answer) -> None:
    """Take a seat that was offered. Raises Refused."""
    async with tables.writing() as writer:
        table, offer = await _offered(tables, writer, answer)
        await writer.end_seat_offer(offer, "taken")
        await note_agreed(writer, table.row.guild_id, table.row.channel_id, answer.person.id)
        await _take(tables, writer, table, offer)


async def refuse_seat(tables: Tables, answer: Answer) -> None:
    """Do not take a seat that was offered. Raises Refused."""
    async with tables.writing() as writer:
        table, offer = await _offered(tables, writer, answer)
        await writer.end_seat_offer(offer, "refused")
        old = table.names[table.must_seat(offer.old_id)]
        sentence = table.words("seat-offer-refused", new=plain(offer.name), old=old)
        await tell(writer, table.row, Act(answer.person, "seat offer refused", sentence))


async def _leaving(
    tables: Tables, reader: Reader, channel_id: int, moderator: Moderator, old: int | str
) -> tuple[Table, Seat]:
    """Find the seat that is to be given away, and see that the moderator may do that. Raises Refused."""
    table = await tables.newest(reader, channel_id)
    if table.row.status not in ("lobby", "running"):
        raise Refused(Reason.of("table-no-game-here"))
    await moderator.must_moderate(reader, table.row)
    old_id = program_called(table, old).person_id if isinstance(old, str) else old
    seat = table.must_seat(old_id, otherwise="replace-not-seated")
    await _must_let_go(reader, table, moderator, table.seats[seat])
    return table, seat


async def _must_let_go(reader: Reader, table: Table, moderator: Moderator, seat: SeatRow) -> None:
    """See that a person's seat in a game goes by their own wish, after a turn they missed, or by who does not play."""
    if table.match is None or seat.account is None or seat.missed or seat.person_id == moderator.person.id:
        return
    if table.seat_of(moderator.person.id) is not None or not await moderator.may_moderate(reader):
        raise Refused(Reason.of("replace-keeps-seat", name=plain(seat.name)))


def _hides(table: Table) -> bool:
    """Whether a game is on in which each side hides something from the other."""
    return table.match is not None and table.standings is None and not table.game.rules.is_open


async def _offered(tables: Tables, reader: Reader, answer: Answer) -> tuple[Table, SeatOfferRow]:
    """Find the offer that is answered. Raises Refused where it is not this person's, or nobody is asked any more."""
    row = await reader.match_in(answer.channel_id)  # first, so that nobody else answers meanwhile
    offer = await reader.seat_offer(answer.about, answer.asked_id)
    if offer is None or offer.status != "open" or row is None or row.id != answer.about:
        raise Refused(Reason.of("seat-offer-over"))
    answer.must_be_theirs(plain(offer.name))
    table = await tables.load(reader, row)
    if table.seat_of(offer.old_id) is None or table.seat_of(offer.person_id) is not None:
        raise Refused(Reason.of("seat-offer-over"))
    return table, offer


async def _take(tables: Tables, writer: Writer, before: Table, offer: SeatOfferRow) -> Table:
    """Give a seat to somebody who wants it."""
    old = before.seats[before.must_seat(offer.old_id)]
    new = msgspec.structs.replace(old, person_id=offer.person_id, name=offer.name, level=None)
    return await _give(tables, writer, before, new, Person(offer.giver_id, offer.giver_name))


async def _give(tables: Tables, writer: Writer, before: Table, new: SeatRow, giver: Person) -> Table:
    """Give the seat at whose place `new` is to somebody who has agreed, or to a program."""
    old = next(seat for seat in before.seats if seat.position == new.position)
    await writer.replace_person(before.row.id, old.person_id, by=new.person_id, name=new.name, level=new.level)
    await writer.forget_plans(before.row.id, old.person_id)
    if before.match is not None and not old.is_program:
        await writer.note_former_seat(old)
    after = await tables.newest(writer, before.row.channel_id)
    wording = "moderation-replace-hand" if _hides(before) and not new.is_program else "moderation-replace"
    sentence = after.words(wording, who=plain(giver.name), old=plain(old.name), new=plain(new.name))
    act = Act(giver, "replace", sentence)
    if after.match is None:
        await tables.owe(writer, after, [lobby_post(after)])
        await tell(writer, after.row, act)
    elif any(seat.person_id == new.person_id for seat in after.to_act):  # who is called now learns it from a board
        await show(tables, writer, after, act)
    else:
        await tell(writer, after.row, act)
        if before.waits and not after.waits:  # who comes has been absent from nothing, so the turn has a time again
            await tables.owe(writer, after)
    return after
