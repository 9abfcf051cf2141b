"""Does for whoever tries the bot what a roomful of people would do: they sit down, they begin, they move.

Everything is typed by somebody as a slash command, except the position from which a game begins: nobody can type that.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.discord_game import TrialGame, TypedCommand
from bot.play.lobby import add_opponent, start
from bot.play.tables import Tables
from bot.sandbox import Channel, ChannelType, ImpossibleError, NoAnswerError, Person, Sandbox
from bot.sandbox.page import Offer
from bot.table import AnyTableGame, TableView
from bot.table import Person as Player
from bot.table.seat_rules import usual_level
from engine import COMMAND_LINES
from engine.core import Refused, UnknownGame, game_in
from engine.core.notation import BadNotation
from render.core import Words, words_in

Choose = Callable[[Sequence[Any]], Any]


class SimulatedPlayers:
    """`tables` are the bot's; `games` by keys, the one to begin with first; `choose` takes one of the legal moves."""

    def __init__(
        self, sandbox: Sandbox, tables: Tables, games: Mapping[str, TrialGame], *, choose: Choose = secrets.choice
    ) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._tables = tables
        self._games = games
        self._choose = choose
        self._one_at_a_time = asyncio.Lock()

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What can be dealt: each game, once for each side that can be chosen."""
        words = words_in("en")
        return tuple(
            Offer(f"{key}/{side}", _offer_name(game, side, words), self._levels(key), usual_level(game))
            for key, game in ((key, self._tables.games[key]) for key in self._games)
            for side in self._games[key].chosen_sides or ("",)
        )

    def _levels(self, key: str) -> tuple[tuple[str, str], ...]:
        game = self._tables.games[key]
        opponents, words = game.rules.opponents, words_in("en")
        return tuple(
            (each.key, game.programs.level_name(words, each)) for each in (opponents.levels if opponents else ())
        )

    async def deal(
        self, person: Person, channel: Channel, offer: str | None = None, level: str | None = None
    ) -> Channel:
        """Fill the channel's lobby, or a new one, with programs of a level or people, and start; give where it is."""
        offers = [each.key for each in self.offers]
        if offer not in (None, *offers):
            raise ImpossibleError("This game is not played here.")
        key, _, side = (offer or offers[0]).partition("/")
        async with self._one_at_a_time:
            place = await self._place(channel, person, lobby_will_do=True)
            lobby = await self._table(place)
            is_open = lobby is not None and lobby.row.status == "lobby"
            game = self._games[lobby.row.game if lobby is not None and is_open else key]
            said = [] if is_open else await self._opened(person, place, key, side)
            for other in (person, *(self._others(person) if level is None else ())):
                table = await self._table(place)
                is_needed = other is person or (table is not None and len(table.seats) < game.players)
                if table is not None and is_needed and table.seat_of(other.id) is None:
                    said.append(await self._types(other, place, TypedCommand("join")))
            if level is not None:
                await self._seat_programs(person, place, game.players, level)
            said.append(await self._types(person, place, TypedCommand("table start")))
            return await self._begun(place, said)

    async def _opened(self, person: Person, place: Channel, key: str, side: str) -> list[str]:
        """Let a person open a table and take a side, if they have chosen one; return what they are told."""
        typed = [TypedCommand(f"new {key}"), *([TypedCommand("join", {"colour": side})] if side else [])]
        return [await self._types(person, place, each) for each in typed]

    async def _seat_programs(self, person: Person, place: Channel, players: int, level: str) -> None:
        """Fill a lobby up with programs, at a middle level where its game does not have this one."""
        try:
            while (table := await self._table(place)) is not None and len(table.seats) < players:
                opponents = table.game.rules.opponents
                known = opponents is not None and level in {each.key for each in opponents.levels}
                chosen = level if known else usual_level(table.game)
                await add_opponent(self._tables, place.id, Player(person.id, person.name), chosen)
        except Refused as error:
            raise ImpossibleError(f"No program plays here: {error.reason.key}.") from None

    async def begin_from(self, person: Person, channel: Channel, text: str) -> Channel:
        """Begin a game from a position, with the person to move; give where it is played."""
        async with self._one_at_a_time:
            key = self._key(text)
            game = self._games[key]
            position = self._read(game, text)
            seats = self._seats(person, key, position)
            place = await self._place(channel, person, lobby_will_do=False)
            said = [await self._types(seats[0], place, TypedCommand(f"new {key}"))]
            for other, side in zip(seats, self._sides(key, position), strict=True):
                said.append(await self._types(other, place, TypedCommand("join", {"colour": side})))
            await self._start_from(person, place, key, position)
            return await self._begun(place, said)

    async def position(self, channel: Channel) -> str | None:
        """Return the position of the channel's game as text, None where none has begun."""
        table = await self._table(channel)
        if table is None or table.match is None:
            return None
        return self._games[table.row.game].written(table.match.state)

    async def move_other(self, channel: Channel, looking: frozenset[int]) -> None:
        """Make a random legal move for the first who is to move and not looking, if there is one."""
        table = await self._table(channel)
        if table is None:
            return
        people = {person.id: person for person in self._world.people.values()}
        for seat in table.to_act:
            if seat.person_id in people.keys() - looking:
                try:
                    seen = await self._tables.running(channel.id, seat.person_id)
                except Refused:
                    return  # the game has ended meanwhile
                place = seen.must_seat(seat.person_id)
                moves = tuple(seen.game.rules.choices(seen.started_match.state, place))
                move = self._games[table.row.game].typed(self._choose(moves))
                await self._types(people[seat.person_id], channel, move)
                return

    def _key(self, text: str) -> str:
        """Return the key of the game of which a text is a position. Raises ImpossibleError."""
        try:
            return game_in(text, {key: line for key, line in COMMAND_LINES.items() if key in self._games})
        except UnknownGame as error:
            raise ImpossibleError(str(error)) from None

    @staticmethod
    def _read(game: TrialGame, text: str) -> Any:
        try:
            return game.read(text)
        except BadNotation as error:
            raise ImpossibleError(str(error)) from None

    async def _table(self, channel: Channel) -> TableView | None:
        return await self._tables.table(channel.id, None)

    async def _place(self, channel: Channel, person: Person, *, lobby_will_do: bool) -> Channel:
        """Return the channel, or a thread of it where its table is taken."""
        if channel.type is ChannelType.DM:
            raise ImpossibleError("Games are played in the server's channels.")
        table = await self._table(channel)
        taken = ("running",) if lobby_will_do else ("lobby", "running")
        if table is None or table.row.status not in taken:
            return channel
        return self._world.open_thread(name=f"{person.name}'s table", parent=channel.parent or channel, owner=person)

    def _others(self, person: Person) -> list[Person]:
        return [other for other in self._world.people.values() if other is not person]

    def _sides(self, key: str, position: Any) -> Sequence[str]:
        return tuple(self._tables.games[key].sides.of(position))

    def _seats(self, person: Person, key: str, position: Any) -> list[Person]:
        """Seat the person where it is to be moved, and others around."""
        to_act = self._tables.games[key].rules.to_act(position)
        if not to_act:
            raise ImpossibleError("In this position nobody is to move.")
        others = self._others(person)[: len(self._sides(key, position)) - 1]
        return [*others[: min(to_act)], person, *others[min(to_act) :]]

    async def _start_from(self, person: Person, place: Channel, key: str, position: Any) -> None:
        """Start the match of the channel's lobby, with the position in the place of the one that the game sets up."""
        tables, start_from = self._tables, self._games[key].start_from
        game = tables.games[key]
        rigged = replace(game, rules=replace(game.rules, begin=lambda setup, _chance: start_from(position, setup)))
        try:
            await start(replace(tables, games={key: rigged}), place.id, Player(person.id, person.name))
        except Refused as error:
            raise ImpossibleError(f"No table can begin from this position: {error.reason.key}.") from None

    async def _types(self, person: Person, place: Channel, typed: TypedCommand) -> str:
        """Let a person use a command, and put the private answer away if the bot has left one; return its text."""
        try:
            reply = await self._sandbox.as_person(person, place).slash(typed.command, **typed.options)
            answer = await reply.finished()
        except (NoAnswerError, TimeoutError):
            raise ImpossibleError("The application did not respond") from None
        if answer.is_ephemeral and place.find(answer.id):
            self._world.delete(answer)
        return answer.content

    async def _begun(self, place: Channel, said: Sequence[str]) -> Channel:
        """Return the channel if a game is on there; else what the bot has said last is the reason."""
        table = await self._table(place)
        if table is None or table.row.status != "running":
            raise ImpossibleError(said[-1])
        return place


def _offer_name(game: AnyTableGame, side: str, words: Words) -> str:
    name = words(game.rules.key)
    return f"{name}: {game.sides.name(side, words)}" if side else name
