"""The squares of the move pad: the likeliest in three taps, every one in five, and what completion leaves out."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.sandbox import Channel, Message, UserClient
from engine.core import ScriptedChance
from engine.fearsome_floors.path import results
from engine.fearsome_floors.state import Monster, State
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import answer, asks, begins, begun, labelled, labels, public, set_up, start_tokens

SHOWN = 24
"""How many squares stand on a page."""


@dataclass
class Thumb:
    """Somebody who taps buttons by what stands on them, and counts."""

    person: UserClient
    message: Message
    taps: int = 0

    async def tap(self, label: str) -> Message:
        """Press a button; see the private message after that."""
        self.taps += 1
        self.message = answer(await self.person.click(self.message, labelled(self.message, label)))
        return self.message

    def squares(self) -> list[str]:
        """Return the buttons that lead to a square."""
        found = [part for row in self.message.components for part in row["components"]]
        return [part["label"] for part in found if ":ff-square:" in part["custom_id"]]

    def groups(self) -> list[str]:
        """Return the buttons that open a page of squares."""
        return [label for label in labels(self.message) if " of " in label]


async def opened(at: At, games: Channel) -> Thumb:
    thumb = Thumb(at("Ada"), public(games)[-1])
    await thumb.tap("Move")
    return thumb


async def test_the_commonest_move_takes_three_taps(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | dict.fromkeys(("g1", "g3", "g4"), "eaten"))
        thumb = await opened(at, games)
        assert len(thumb.squares()) == 4
        farthest = thumb.squares()[0]
        assert "to " + farthest in (await thumb.tap(farthest)).content
        played = await thumb.tap("Go")
        assert played.content == f"green 5 to {farthest}. It shows 2 now."
        assert thumb.taps == 3


async def test_out_of_the_fortress_comes_first_where_it_can_be_reached(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"g1": "eaten", "g3": "b1"}, monster=Monster("p8", "w"))
        thumb = await opened(at, games)
        await thumb.tap(thumb.squares()[0])
        assert (await thumb.tap("Go")).content == "green 3 escapes."
        assert thumb.taps == 3


async def test_every_square_of_any_token_takes_at_most_five_taps(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"g1": "c3", "g5": "h6"}, tiles={}, patches=())
        table = await client.app.tables.table(games.id, None)
        assert table is not None
        state: State = table.started_match.state
        reachable = {result.place for result in results(state, "g5") if result.path}
        thumb = await opened(at, games)
        await thumb.tap("5 on h6")
        groups, pages = thumb.groups(), dict[str, list[str]]()
        for group in groups:
            await thumb.tap(group)
            pages[group] = [label.split(" ")[0] for label in thumb.squares()]
            assert thumb.message.content == f"Where to with **5 on h6**? {group}."
            assert thumb.message.attachments, "the picture stays"
            await thumb.tap("Step back")
        shown = [place for page in pages.values() for place in page]
        assert (len(shown), set(shown)) == (len(reachable), reachable)
        assert groups[0] == f"Towards the exit: 1-24 of {len(reachable)}"
        assert groups[-1].startswith("Back: ")
        assert groups[-1].endswith(f"-{len(reachable)} of {len(reachable)}")
        thumb = await opened(at, games)
        for label in ("5 on h6", groups[-1], pages[groups[-1]][-1]):
            await thumb.tap(label)
        assert (await thumb.tap("Go")).content == f"green 5 from h6 to {pages[groups[-1]][-1]}. It shows 2 now."
        assert thumb.taps == 5


async def test_where_a_page_holds_all_squares_a_menu_tells_what_becomes_of_each(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"g1": "eaten", "g3": "h6"}, tiles={}, patches=())
        thumb = await opened(at, games)
        await thumb.tap("3 on h6")
        (menu,) = [part for row in thumb.message.components for part in row["components"] if part.get("options")]
        assert (len(menu["options"]), thumb.groups()) == (SHOWN + 1, [])


@pytest.mark.parametrize(
    ("forecast", "marked"),
    [("always", {"h5 ○", "h7", "g6 ☠", "i6 ○ ☠"}), ("after", {"h5 ○", "h7", "g6", "i6 ○"})],
)
async def test_where_the_next_card_may_eat_is_marked_if_it_may_be_foreseen_before_the_move(
    start: Start, at: At, database: Path, forecast: str, marked: set[str]
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", forecast=forecast)
        await client.outbox_worker.idle()
        tokens = start_tokens(database) | {"g1": "h6"}
        set_up(database, tokens=tokens, monster=Monster("b2", "e"))  # stones lie on h5 and i6
        thumb = Thumb(at("Ada"), answer(await at("Ada").slash("see board")))
        await thumb.tap("Move")
        await thumb.tap("1 on h6")
        assert set(thumb.squares()) == marked


async def test_completion_says_how_many_moves_it_leaves_out_and_that_line_is_no_move(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"g5": "h6"}, tiles={}, patches=())
        before = public(games)
        offers = await at("Ada").complete("move", focus="path", token="5", path="")
        assert len(offers) == 25
        more = int(offers[-1]["name"].split(" ")[2])
        assert offers[-1]["name"] == f"… and {more} more: type the beginning of a square or a path"
        few = await at("Ada").complete("move", focus="path", token="5", path="h")
        assert not few[-1]["name"].startswith("…")
        refused = await asks(at("Ada"), "move", token="5", path=offers[-1]["value"])
        assert "…" in refused
        assert public(games) == before
