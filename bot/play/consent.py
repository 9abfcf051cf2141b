"""What takes the consent of others: to take a move back where they have acted since, and what all decide together.

A request belongs to one board: any turn or undo ends it. All of it is in the store, so a restart changes nothing.
"""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any, Final, NamedTuple, assert_never

from bot.play.moderation.moderator import Act, note, show, tell
from bot.play.tables import Tables, renamed
from bot.play.turns import note_turn, take_back
from bot.store import Reader, Writer
from bot.table import BoardId, Person, Table
from bot.table.game import CommonMove
from bot.table.last_turns import fresh_luck_text, last_turns_text
from bot.table.posts.board_posts import taken_back_post
from bot.table.posts.calls import may_ping
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button, Post, to_row
from bot.table.rows import AlarmRow, ConsentRequestRow, SeatRow, Wanted
from bot.table.table_settings import DURATIONS
from bot.table.texts import plain
from engine.core import AnyTurn, NotAllowed, Reason, Refused, Seat
from render.core import Fact

SHORTEST_LIFE: Final = timedelta(minutes=2)
ACTS: Final[Mapping[Wanted, str]] = {"undo": "undo request", "move": "request"}
"""How asking for something is called among the acts of a table."""

LONGEST_LIFE: Final = max(DURATIONS.values())
"""How long the others have at least, and where turns have as much time as they like: until somebody plays on."""


class Request(NamedTuple):
    """What a player asks for, and who must agree to that."""

    seat: Seat
    """The player's."""
    wanted: Wanted
    """What it is."""
    turns: int
    """How many turns are to be taken back, counted from the end of the journal; 0 where none is."""
    asked: frozenset[int]
    """The ids of those who must agree; empty where the player may have it at once."""


async def undo(tables: Tables, channel_id: int, person: Person, *, board: BoardId | None = None) -> tuple[str, ...]:
    """Take back a person's own last turn with all that followed, or ask those who have a say in it; return their names.

    Raises Refused, or StaleBoard if `board` is an earlier one.
    """
    async with tables.writing() as writer:
        before = await renamed(writer, await tables.running_in(writer, channel_id, board), person)
        request = _request(before, before.must_seat(person.id), "undo")
        if request.asked:
            return await _ask(tables, writer, before, person, request)
        await writer.attend(before.row.id, person.id)
        after = await take_back(writer, before, request.turns)
        await tables.owe(
            writer,
            after,
            [taken_back_post(before.public, after.public, request.seat, back=request.turns)],
            by=person.id,
        )
        return ()


async def decide_together(
    tables: Tables, channel_id: int, person: Person, *, board: BoardId | None = None
) -> tuple[str, ...]:
    """Play what all decide together in this position, or ask the others for it; return their names.

    Raises Refused, or StaleBoard if `board` is an earlier one.
    """
    async with tables.writing() as writer:
        before = await renamed(writer, await tables.running_in(writer, channel_id, board), person)
        request = _request(before, before.must_seat(person.id), "move")
        if request.asked:
            return await _ask(tables, writer, before, person, request)
        await _play_together(tables, writer, before, request, by=person.id)
        return ()


async def agree(tables: Tables, channel_id: int, person: Person, board: BoardId, asker_id: int) -> bool:
    """Agree to a request; true if nobody else has to, so that it has come true. Raises Refused or StaleBoard."""
    async with tables.writing() as writer:
        before = await renamed(writer, await tables.running_in(writer, channel_id, board), person)
        before.must_seat(person.id, otherwise="consent-players-only")
        row, request = await _open(writer, before, asker_id)
        if person.id == asker_id:
            raise Refused(Reason.of("consent-own"))
        if person.id not in request.asked:
            raise Refused(Reason.of("consent-not-asked"))
        await writer.consent(row, person.id)
        if request.asked - await writer.consents(row):
            return False
        await writer.end_consent_request(row, "granted")
        await writer.attend(before.row.id, person.id)
        match request.wanted:
            case "undo":
                await _take_back_together(tables, writer, before, request, by=person.id)
            case "move":
                heading = before.words("common-move-granted")
                await _play_together(tables, writer, before, request, by=person.id, heading=heading)
            case wanted:
                assert_never(wanted)
        return True


async def _take_back_together(tables: Tables, writer: Writer, before: Table, request: Request, *, by: int) -> None:
    what = last_turns_text(before.public, before.words, last=request.turns)
    after = await take_back(writer, before, request.turns)
    chosen = _chosen(before, request)
    sentence = after.words("undo-request-granted", who=after.names[request.seat], turns=chosen, what=what)
    line = after.words.sentences((sentence, fresh_luck_text(before.public, last=request.turns)))
    await show(tables, writer, after, Act(_person(after, request.seat), "undo request granted", line), by=by)


async def _play_together(
    tables: Tables, writer: Writer, before: Table, request: Request, *, by: int, heading: str = ""
) -> None:
    await note_turn(writer, before, _person(before, request.seat))
    await tables.play_in(writer, before, request.seat, _common_move(before).move, heading=heading, by=by)


async def refuse(tables: Tables, channel_id: int, person: Person, board: BoardId, asker_id: int) -> None:
    """End a request, as anybody at the table may. Raises Refused or StaleBoard."""
    async with tables.writing() as writer:
        table = await renamed(writer, await tables.running_in(writer, channel_id, board), person)
        table.must_seat(person.id, otherwise="consent-players-only")
        row, request = await _open(writer, table, asker_id)
        await writer.end_consent_request(row, "refused")
        key = "consent-withdrawn" if person.id == asker_id else "consent-refused"
        facts = {"asker": table.names[request.seat], "wanted": request.wanted}
        sentence = table.words(key, who=plain(person.name), **facts)
        await tell(writer, table.row, Act(person, f"{ACTS[request.wanted]} refused", sentence))


async def lapse(writer: Writer, table: Table, alarm: AlarmRow) -> None:
    """End a request, and say so where its board still stands: elsewhere nobody waits for an answer any more."""
    board = (alarm.match_id, alarm.revision)
    for row in await writer.consent_requests(*board):
        if row.status == "open" and row.person_id == alarm.person_id:
            await writer.end_consent_request(row, "lapsed")
            seat = table.seat_of(row.person_id)
            if seat is not None and table.row.status == "running" and table.board == board:
                sentence = table.words("consent-lapsed", asker=table.names[seat], wanted=row.wanted)
                await tell(writer, table.row, Act(_person(table, seat), f"{ACTS[row.wanted]} lapsed", sentence))


def _request(table: Table, seat: Seat, wanted: Wanted) -> Request:
    """Find what a seat asks for now, and who has a say in it. Raises Refused, or NotAllowed by the rules."""
    match wanted:
        case "undo":
            return _undo_request(table, seat)
        case "move":
            reason = table.game.rules.why_not(table.started_match.state, seat, _common_move(table).move)
            if reason is not None:
                raise NotAllowed(table.game.rules.key, reason)
            return Request(seat, wanted, 0, _all_others(table, seat))
        case _:
            assert_never(wanted)


def _common_move(table: Table) -> CommonMove[Any]:
    """Return what all decide together in the table's position. Raises Refused where there is nothing."""
    move = table.game.acting.common_move(table.started_match.state)
    if move is None:
        raise Refused(Reason.of("consent-over"))
    return move


def _all_others(table: Table, seat: Seat) -> frozenset[int]:
    """Return the ids of the others who still play, but for programs, and people who are away: they would not answer."""
    others = [(Seat(other), row) for other, row in enumerate(table.seats) if other != seat]
    return frozenset(row.person_id for other, row in others if _plays(table, other) and _is_there(row))


def _undo_request(table: Table, seat: Seat) -> Request:
    """Find a seat's last turn, and who must agree that it is taken back. Raises Refused.

    Whoever has played a turn since then must agree. If somebody has seen luck since then (a card revealed or drawn, a
    die thrown), all who still play must agree, but for those who are absent: they would not answer. A turn that was
    played for somebody who was absent makes nobody agree. Programs always agree.
    """
    turns = table.started_match.journal.turns
    if not turns:
        raise Refused(Reason.of("nothing-to-undo"))
    last = table.last_turns.get(seat)
    if last is None:
        raise Refused(Reason.of("undo-request-no-turn"))
    before, back, luck = last - 1, len(turns) - last + 1, _shows_luck(table, len(turns) - last + 1)
    others = [row for other, row in enumerate(table.seats) if other != seat]
    asked = frozenset(row.person_id for row in others if (row.acted or 0) > before)
    return Request(seat, "undo", back, asked | _all_others(table, seat) if luck else asked)


def _taken(table: Table, request: Request) -> tuple[AnyTurn, ...]:
    return table.started_match.journal.turns[-request.turns :]


def _shows_luck(table: Table, turns: int) -> bool:
    """Whether the last turns have shown luck to anybody; that something was drawn is seen by all, whatever it was."""
    return any(turn.luck for turn in table.started_match.journal.turns[-turns:])


def _chosen(table: Table, request: Request) -> int:
    """Count the turns that people chose of those that a request takes back."""
    return sum(turn.is_chosen for turn in _taken(table, request))


def _is_there(row: SeatRow) -> bool:
    """Whether a person sits there who would answer."""
    return not (row.missed or row.stand_in or row.account is None)


def _plays(table: Table, seat: Seat) -> bool:
    return table.game.rules.why_not(table.started_match.state, seat, table.game.acting.resign) is None


async def _must_be_free(writer: Writer, table: Table, person: Person) -> None:
    """Raise Refused where somebody asks already, or this person has asked once on this board."""
    made = await writer.consent_requests(*table.board)
    if any(row.status == "open" for row in made):
        raise Refused(Reason.of("consent-open"))
    if any(row.person_id == person.id for row in made):
        raise Refused(Reason.of("consent-made"))


async def _ask(tables: Tables, writer: Writer, table: Table, person: Person, request: Request) -> tuple[str, ...]:
    await _must_be_free(writer, table, person)
    asked: dict[str, Any] = {"match_id": table.row.id, "revision": table.row.revision, "person_id": person.id}
    now, life = tables.clock(), max(SHORTEST_LIFE, DURATIONS.get(table.settings.time, LONGEST_LIFE))
    await writer.make_consent_request(ConsentRequestRow(**asked, wanted=request.wanted, status="open"))
    await writer.set_alarm(AlarmRow(**asked, kind="undo", due_at=now + life, since=now))
    must_agree = [seat.person_id for seat in table.seats if seat.person_id in request.asked]
    names = table.words.listing([f"<@{person_id}>" for person_id in must_agree])
    sentence = table.words("consent-asked", what=_what(table, request), asked=names, time=_time_text(table))
    await note(writer, table.row, Act(person, ACTS[request.wanted], sentence))
    people = [await writer.person(person_id) for person_id in must_agree]
    pinged = tuple(one.person_id for one in people if may_ping(one, now))
    post = Post(text=sentence, asked=pinged, buttons=_buttons(table, person.id))
    await writer.owe(match_id=None, channel_id=table.row.channel_id, turn=table.turn, new=[to_row(post)])
    return tuple(name for name, seat in zip(table.names, table.seats, strict=True) if seat.person_id in request.asked)


def _what(table: Table, request: Request) -> str:
    """Say what a player asks for."""
    words, who = table.words, table.names[request.seat]
    if request.wanted == "move":
        common = _common_move(table)
        return words(common.asked, who=who, **common.facts)
    return words(
        "undo-request-asked",
        who=who,
        turns=_chosen(table, request),
        luck="yes" if _shows_luck(table, request.turns) else "no",
        what=last_turns_text(table.public, words, last=request.turns),
    )


def _time_text(table: Table) -> Fact:
    """Say how long the others have; nothing where turns have as much time as they like."""
    time = DURATIONS.get(table.settings.time)
    if time is None:
        return "none"
    if time < SHORTEST_LIFE:
        return table.words.name("consent-shortest", minutes=SHORTEST_LIFE // timedelta(minutes=1))
    return table.words.name("setting-time", choice=table.settings.time)


def _buttons(table: Table, asker_id: int) -> tuple[Button, ...]:
    return (
        Button(
            id=str(CustomId("agree", *table.board, str(asker_id))),
            label=table.words("consent-agree"),
            style="success",
        ),
        Button(id=str(CustomId("refuse", *table.board, str(asker_id))), label=table.words("consent-refuse")),
    )


async def _open(reader: Reader, table: Table, asker_id: int) -> tuple[ConsentRequestRow, Request]:
    """Find the open request of a person on the table's board. Raises Refused where there is none any more."""
    seat = table.seat_of(asker_id)
    for row in await reader.consent_requests(*table.board):
        if seat is not None and row.person_id == asker_id and row.status == "open":
            return row, _request(table, seat, row.wanted)
    raise Refused(Reason.of("consent-over"))


def _person(table: Table, seat: Seat) -> Person:
    row = table.seats[seat]
    return Person(row.person_id, row.name)
