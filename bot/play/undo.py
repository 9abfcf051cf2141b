"""A player takes a move back: alone while nobody has acted since, else with the consent of those who have a say.

A wish belongs to one board: any turn or undo ends it. All of it is in the store, so a restart changes nothing.
"""

from datetime import timedelta
from typing import Final, NamedTuple

from bot.play.moderation.moderator import Act, note, show, tell
from bot.play.tables import Tables
from bot.store import Reader, Writer
from bot.table import Board, Person, Table
from bot.table.last_turns import row_of, turn_texts
from bot.table.posts.board_posts import taken_back_post
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button, Post, to_row
from bot.table.rows import AlarmRow, WishRow
from bot.table.texts import plain
from engine.core import AnyTurn, Reason, Refused, Seat

WISH_LIFE: Final = timedelta(minutes=2)
"""How long the others have to agree."""


class Wish(NamedTuple):
    """How much of the journal's end a player wants back, and who must agree to that."""

    seat: Seat
    turns: int
    asked: frozenset[int]


async def undo(tables: Tables, channel_id: int, person: Person, *, board: Board | None = None) -> tuple[str, ...]:
    """Take back a person's own last turn with all that followed, or ask those who have a say in it; return their names.

    Raises Refused, or StaleBoard if `board` is an earlier one.
    """
    async with tables.writing() as writer:
        before = await tables.running_in(writer, channel_id, board)
        wish = _wish(before, before.must_seat(person.id))
        if wish.asked:
            return await _ask(tables, writer, before, person, wish)
        await writer.attend(before.row.id, person.id)
        after = await tables.take_back(writer, before, wish.turns)
        await tables.owe(
            writer, after, [taken_back_post(before.public, after.public, wish.seat, back=wish.turns)], by=person.id
        )
        return ()


async def agree(tables: Tables, channel_id: int, person: Person, board: Board, asker_id: int) -> bool:
    """Agree to a wish; true if nobody else has to, so that it has come true. Raises Refused or StaleBoard."""
    async with tables.writing() as writer:
        before = await tables.running_in(writer, channel_id, board)
        before.must_seat(person.id, otherwise="wish-players-only")
        row, wish = await _open(tables, writer, before, asker_id)
        if person.id == asker_id:
            raise Refused(Reason.of("wish-own"))
        if person.id not in wish.asked:
            raise Refused(Reason.of("wish-not-asked"))
        await writer.consent(row, person.id)
        if wish.asked - await writer.consents(row):
            return False
        await writer.end_undo_request(row, "granted")
        await writer.attend(before.row.id, person.id)
        what = row_of(list(turn_texts(before.public, before.words, last=wish.turns)), before.words)
        after = await tables.take_back(writer, before, wish.turns)
        chosen = _chosen(before, wish)
        sentence = after.words("wish-granted", who=after.names[wish.seat], turns=chosen, what=what)
        await show(tables, writer, after, Act(_person(after, wish.seat), "wish granted", sentence), by=person.id)
        return True


async def refuse(tables: Tables, channel_id: int, person: Person, board: Board, asker_id: int) -> None:
    """End a wish, as anybody at the table may. Raises Refused or StaleBoard."""
    async with tables.writing() as writer:
        table = await tables.running_in(writer, channel_id, board)
        table.must_seat(person.id, otherwise="wish-players-only")
        row, wish = await _open(tables, writer, table, asker_id)
        await writer.end_undo_request(row, "refused")
        key = "wish-withdrawn" if person.id == asker_id else "wish-refused"
        sentence = table.words(key, who=plain(person.name), asker=table.names[wish.seat])
        await tell(writer, table.row, Act(person, "wish refused", sentence))


async def lapse(writer: Writer, table: Table, alarm: AlarmRow) -> None:
    """End a wish, and say so where its board still stands: elsewhere nobody waits for an answer any more."""
    board = (alarm.match_id, alarm.revision)
    for row in await writer.undo_requests(*board):
        if row.status == "open" and row.person_id == alarm.person_id:
            await writer.end_undo_request(row, "lapsed")
            seat = table.seat_of(row.person_id)
            if seat is not None and table.row.status == "running" and table.board == board:
                sentence = table.words("wish-lapsed", asker=table.names[seat])
                await tell(writer, table.row, Act(_person(table, seat), "wish lapsed", sentence))


def _wish(table: Table, seat: Seat) -> Wish:
    """Find a seat's last turn. Over what luck has shown since all who still play have a say, else who has acted since.

    Turns that were played for somebody are nobody's to defend, and over luck who is absent would not answer.
    Raises Refused.
    """
    turns = table.started_match.journal.turns
    if all(turn.is_order for turn in turns):
        raise Refused(Reason.of("nothing-to-undo"))
    last = table.last_turns.get(seat)
    if last is None:
        raise Refused(Reason.of("wish-no-turn"))
    before, back, luck = last - 1, len(turns) - last + 1, any(turn.luck for turn in turns[last - 1 :])
    others = [(Seat(other), row) for other, row in enumerate(table.seats) if other != seat]
    asked = {
        row.person_id
        for other, row in others
        if (row.acted or 0) > before or (luck and _plays(table, other) and not (row.missed or row.stand_in))
    }
    return Wish(seat, back, frozenset(asked))


def _taken(table: Table, wish: Wish) -> tuple[AnyTurn, ...]:
    return table.started_match.journal.turns[-wish.turns :]


def _chosen(table: Table, wish: Wish) -> int:
    """Count the turns that people chose of those that a wish takes back."""
    return sum(turn.is_chosen for turn in _taken(table, wish))


def _plays(table: Table, seat: Seat) -> bool:
    return table.game.rules.why_not(table.started_match.state, seat, table.game.resign) is None


async def _ask(tables: Tables, writer: Writer, table: Table, person: Person, wish: Wish) -> tuple[str, ...]:
    made = await writer.undo_requests(*table.board)
    if any(row.status == "open" for row in made):
        raise Refused(Reason.of("wish-open"))
    if any(row.person_id == person.id for row in made):
        raise Refused(Reason.of("wish-made"))
    wished = {"match_id": table.row.id, "revision": table.row.revision, "person_id": person.id}
    until = tables.clock() + WISH_LIFE
    await writer.make_undo_request(WishRow(**wished, until=until, status="open"))
    await writer.set_alarm(AlarmRow(**wished, kind="wish", due_at=until))
    names = [name for name, seat in zip(table.names, table.seats, strict=True) if seat.person_id in wish.asked]
    words = table.words
    sentence = words(
        "wish-asked",
        who=table.names[wish.seat],
        turns=_chosen(table, wish),
        luck="yes" if any(turn.luck for turn in _taken(table, wish)) else "no",
        what=row_of(list(turn_texts(table.public, words, last=wish.turns)), words),
        asked=words.listing(names),
        minutes=WISH_LIFE // timedelta(minutes=1),
    )
    await note(writer, table.row, Act(person, "wish", sentence))
    post = Post(text=sentence, buttons=_buttons(table, person.id))
    await writer.owe(match_id=None, channel_id=table.row.channel_id, turn=table.turn, new=[to_row(post)])
    return tuple(names)


def _buttons(table: Table, asker_id: int) -> tuple[Button, ...]:
    return (
        Button(
            id=str(CustomId("agree", *table.board, str(asker_id))), label=table.words("wish-agree"), style="success"
        ),
        Button(id=str(CustomId("refuse", *table.board, str(asker_id))), label=table.words("wish-refuse")),
    )


async def _open(tables: Tables, reader: Reader, table: Table, asker_id: int) -> tuple[WishRow, Wish]:
    """Find the open wish of a person on the table's board. Raises Refused where there is none any more."""
    seat = table.seat_of(asker_id)
    for row in await reader.undo_requests(*table.board):
        if seat is not None and row.person_id == asker_id and row.status == "open" and tables.clock() < row.until:
            return row, _wish(table, seat)
    raise Refused(Reason.of("wish-over"))


def _person(table: Table, seat: Seat) -> Person:
    row = table.seats[seat]
    return Person(row.person_id, row.name)
