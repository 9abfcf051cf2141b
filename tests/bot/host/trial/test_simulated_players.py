"""What a roomful of people does for whoever tries the bot, with the real bot over sockets."""

from collections.abc import Awaitable, Callable

import pytest

from bot.host.trial.simulated_players import SimulatedPlayers
from bot.play.tables import Tables
from bot.sandbox import Channel, ImpossibleError, UserClient, World
from bot.table import Table
from engine.fearsome_floors.notation import write_position
from engine.fearsome_floors.state import DraftPhase

TableIn = Callable[[Channel], Awaitable[Table]]
At = Callable[[str], UserClient]

NEARLY_OVER = (
    "ff1 monster=h6e stones=c3 tokens=g1:b1,g3:c1,g4:out,g5:in,r1:d1,r3:in,r4:out,r5:out "
    "round=3 cards=5,7,7,8,8,10,1h,2h start=g turn=r escaped=g4,r4,r5"
)
NOBODY_TO_MOVE = (
    NEARLY_OVER.replace("g1:b1,g3:c1", "g1:b1*,g3:c1*")
    .replace("in,r1", "in*,r1")
    .replace("r1:d1,r3:in", "r1:d1*,r3:in*")
    .replace("turn=r", "turn=monster")
)


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


async def test_a_person_is_dealt_in_with_others_and_no_private_answers_are_left(
    host: SimulatedPlayers, world: World, games: Channel, table_in: TableIn
) -> None:
    assert await host.deal(world.people["Cleo"], games) is games
    table = await table_in(games)
    assert names(table) == ["Cleo", "Ada", "Ben", "Dan"]
    assert table.row.status == "running"
    assert not any(message.is_ephemeral for message in games.messages)


async def test_a_lobby_is_filled_with_those_who_have_joined_in_their_places(
    host: SimulatedPlayers, at: At, world: World, games: Channel, table_in: TableIn
) -> None:
    await at("Gus").slash("new fearsome-floors")
    await at("Gus").slash("join", colour="blue")
    await host.deal(world.people["Ada"], games)
    assert names(await table_in(games)) == ["Gus", "Ada", "Ben", "Cleo"]


async def test_a_lobby_of_another_game_is_filled_with_as_many_as_that_takes_and_they_play_it(
    host: SimulatedPlayers, at: At, world: World, games: Channel, table_in: TableIn
) -> None:
    await at("Gus").slash("new claustrophobia", side="demons")
    await host.deal(world.people["Ada"], games)
    table = await table_in(games)
    assert [(seat.name, seat.side) for seat in table.seats] == [("Gus", "demons"), ("Ada", "humans")]
    for _ in range(12):
        before = (await table_in(games)).turn
        await host.move_other(games, frozenset())
        assert (await table_in(games)).turn > before
    written = await host.position(games)
    assert written is not None
    place = await host.begin_from(world.people["Cleo"], games, written)
    assert place.parent is games
    assert (await table_in(place)).started_match.state.scenario == "air"


@pytest.mark.parametrize("side", ["humans", "demons"])
async def test_a_person_is_dealt_in_on_the_side_that_they_chose(
    side: str, host: SimulatedPlayers, world: World, games: Channel, table_in: TableIn
) -> None:
    (offer,) = [each for each in host.offers if each.key.endswith(side)]
    assert offer.name == {"humans": "Claustrophobia: 🕯️ Humans", "demons": "Claustrophobia: 👹 Demons"}[side]
    await host.deal(world.people["Cleo"], games, offer.key, offer.levels[0][0])
    table = await table_in(games)
    assert table.row.status == "running"
    assert {seat.name: seat.side for seat in table.seats}["Cleo"] == side
    assert sum(seat.is_program for seat in table.seats) == 1
    with pytest.raises(ImpossibleError, match="not played here"):
        await host.deal(world.people["Cleo"], games, "claustrophobia/rats")


async def test_beside_a_running_game_a_thread_is_opened(
    host: SimulatedPlayers, world: World, games: Channel, table_in: TableIn
) -> None:
    ada = world.people["Ada"]
    await host.deal(ada, games)
    thread = await host.deal(ada, games)
    assert (thread.name, thread.parent) == ("Ada's table", games)
    again = await host.deal(ada, thread)
    assert again.parent is games
    assert {(await table_in(place)).row.status for place in (games, thread, again)} == {"running"}


async def test_a_person_is_dealt_in_against_programs_of_a_level(
    host: SimulatedPlayers, world: World, games: Channel, table_in: TableIn
) -> None:
    assert ("skilled", "🦊 Fox") in host.offers[0].levels
    await host.deal(world.people["Cleo"], games, level="runner")
    table = await table_in(games)
    assert names(table)[0] == "Cleo"
    assert [seat.level for seat in table.seats] == [None, "runner", "runner", "runner"]
    assert table.row.status == "running"


async def test_programs_take_the_seats_that_are_free_in_a_lobby(
    host: SimulatedPlayers, at: At, world: World, games: Channel, table_in: TableIn
) -> None:
    await at("Gus").slash("new fearsome-floors")
    await at("Gus").slash("join", colour="blue")
    await host.deal(world.people["Ada"], games, level="novice")
    assert [seat.level for seat in (await table_in(games)).seats] == [None, None, "novice", "novice"]


async def test_games_are_not_dealt_in_a_conversation(host: SimulatedPlayers, world: World) -> None:
    ada = world.people["Ada"]
    with pytest.raises(ImpossibleError, match="in the server's channels"):
        await host.deal(ada, world.dm_channel(ada))


async def test_others_move_until_it_is_the_turn_of_somebody_who_looks(
    host: SimulatedPlayers, world: World, games: Channel, table_in: TableIn
) -> None:
    ada = world.people["Ada"]
    await host.deal(ada, games)
    for _ in range(4):
        await host.move_other(games, frozenset({ada.id}))
    table = await table_in(games)
    assert [seat.name for seat in table.to_act] == ["Ada"]
    await host.move_other(games, frozenset({ada.id}))
    assert (await table_in(games)).board == table.board
    await host.move_other(games, frozenset({world.people["Ben"].id}))
    assert (await table_in(games)).turn == table.turn + 1
    assert not any(message.is_ephemeral for message in games.messages)


async def test_every_move_is_taken_in_the_draft_and_after_it(
    host: SimulatedPlayers, at: At, games: Channel, table_in: TableIn
) -> None:
    await at("Ada").slash("new fearsome-floors", dungeon="advanced")
    for name in ("Ada", "Ben"):
        await at(name).slash("join")
    await at("Ada").slash("table start")
    table = await table_in(games)
    assert isinstance(table.started_match.state.phase, DraftPhase)
    while table.started_match.state.round == 1:
        before = table.turn
        await host.move_other(games, frozenset())
        table = await table_in(games)
        assert table.turn > before


async def test_a_game_begins_from_a_position_with_the_person_to_move(
    host: SimulatedPlayers, world: World, games: Channel, table_in: TableIn
) -> None:
    assert await host.position(games) is None
    place = await host.begin_from(world.people["Cleo"], games, NEARLY_OVER)
    table = await table_in(place)
    assert names(table) == ["Ada", "Cleo"]
    assert [seat.name for seat in table.to_act] == ["Cleo"]
    assert write_position(table.started_match.state) == await host.position(games) == NEARLY_OVER
    beside = await host.begin_from(world.people["Cleo"], games, NEARLY_OVER)
    assert beside.parent is games


@pytest.mark.parametrize(
    ("text", "why"), [("ff1 monster=z9", "monster"), (NOBODY_TO_MOVE, "nobody is to move"), ("", "ff1")]
)
async def test_no_game_begins_from_what_is_no_position_to_move_in(
    host: SimulatedPlayers, world: World, games: Channel, tables: Tables, text: str, why: str
) -> None:
    with pytest.raises(ImpossibleError, match=why):
        await host.begin_from(world.people["Ada"], games, text)
    assert await tables.table(games.id, None) is None
