"""Claustrophobia as somebody plays it who sees no picture: by what `/see` tells and the words offered for `/act`."""

import re
from collections.abc import Callable, Mapping
from typing import Final

import pytest

from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, UserClient, World
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import connected, unexplored_sides, warriors_on
from engine.claustrophobia.tunnels.tiles import DIRECTIONS
from engine.core import SeededChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import SIDES, crypt_begun
from tests.end_to_end.player import At
from tests.end_to_end.scenes import answer, asks, begun
from tests.length import length
from tests.patience import until

CALLED: Final = re.compile(r"^(\w+) to choose\.$", re.MULTILINE)
TILE: Final = re.compile(r"^T(\d+) \((.+?)\), [^:]*: ([^.]*)\.(.*)$", re.MULTILINE)
WAY: Final = re.compile(r"(north|east|south|west) (?:to T(\d+)|into the dark)")
WARRIOR: Final = re.compile(r"^(The Redeemer|Brute B\d|Blade K\d) on T(\d+): ", re.MULTILINE)
DEEDS: Final = ("set up a barrel", "pray", "open the chest", "take the relic", "escape")
MOST_MOVES: Final = 900
SCENARIOS_PLAYED: Final = ("prayers", *sorted(SCENARIOS.keys() - {"prayers"}))[: length(1, long=len(SCENARIOS))]

WISHES: Final[Mapping[str, tuple[str, ...]]] = {
    "humans": (*(f": {deed}" for deed in DEEDS), ": attack ", ": explore "),
    "demons": (": attack ", "Summon ", "Dark Destiny", "Sounds From the Deep"),
}
"""What each side does rather than anything else, by words of what is offered, the dearest first."""


class Heard:
    """A position as `/see text` tells it."""

    def __init__(self, text: str) -> None:
        self.kinds: dict[int, str] = {}
        self.ways: dict[int, dict[str, int]] = {}
        self.dark: dict[int, set[str]] = {}
        self.held: set[int] = set()
        for number, kind, ways, there in TILE.findall(text):
            found = WAY.findall(ways)
            self.kinds[int(number)] = kind
            self.ways[int(number)] = {side: int(other) for side, other in found if other}
            self.dark[int(number)] = {side for side, other in found if not other}
            if "There:" in there:
                self.held.add(int(number))
        self.humans = {name.removeprefix("The "): int(tile) for name, tile in WARRIOR.findall(text)}

    @property
    def is_whole(self) -> bool:
        """Whether each tile is told to which a way leads, or on which a human stands."""
        return {*self.humans.values(), *(other for ways in self.ways.values() for other in ways.values())} <= {
            *self.kinds
        }

    def steps_to(self, is_goal: Callable[[int], bool]) -> Mapping[int, int]:
        """Return how many steps it is from each tile to the nearest goal; none for what leads to no goal."""
        far = {tile: 0 for tile in self.ways if is_goal(tile)}
        edge = list(far)
        while edge:
            tile = edge.pop(0)
            for other in self.ways[tile].values():
                if other not in far:
                    far[other] = far[tile] + 1
                    edge.append(other)
        return far


async def hears(person: UserClient) -> str:
    """Return all that `/see text` tells somebody, in as many messages as it takes until each tile is told."""
    reply = await person.slash("see text")

    def told() -> str:
        return "\n".join(message.content for message in (answer(reply), *reply.followups))

    await until(lambda: Heard(told()).is_whole, "the rest of the tiles")
    return told()


class Listener:
    """Somebody who plays a side by ear: nothing is known but what is told in words."""

    def __init__(self, person: UserClient, side: str) -> None:
        self.person = person
        self.side = side

    async def acts(self) -> str:
        """Listen, and make a move that the words offer; return what is said to it."""
        heard = Heard(await hears(self.person))
        offers = {offer["value"]: offer["name"] for offer in await self.person.complete("act", focus="move", move="")}
        offers = {move: label for move, label in offers.items() if not move.startswith("?")}
        assert offers
        return await asks(self.person, "act", move=min(offers, key=lambda move: self._rank(heard, offers[move])))

    def _rank(self, heard: Heard, label: str) -> tuple[int, int]:
        """Say how gladly a move is made: a wish first, then a step that leads nearer, then what ends the phase."""
        wishes = WISHES[self.side]
        for rank, wish in enumerate(wishes):
            if wish in label:
                return rank, 0
        went = re.fullmatch(r"(.+?)(?: on T(\d+))?: (?:north|east|south|west) to T(\d+)", label)
        if went is not None:
            return self._rank_step(heard, went[1].removeprefix("The "), went[2], int(went[3]))
        return len(wishes) + (2 if label.startswith("End ") else 3), 0

    def _rank_step(self, heard: Heard, who: str, start: str | None, goal: int) -> tuple[int, int]:
        """Rank a step by whether it leads nearer: humans to the dark or the Pentacle Room, demons to humans."""
        at = heard.humans.get(who) if start is None else int(start)
        if self.side == "demons":
            far = heard.steps_to(lambda tile: tile in heard.humans.values())
        elif who == "Redeemer" and "Pentacle Room" in heard.kinds.values():
            far = heard.steps_to(lambda tile: heard.kinds[tile] == "Pentacle Room")
        else:
            far = heard.steps_to(lambda tile: bool(heard.dark[tile]))
        is_nearer = at is None or far.get(goal, 99) < far.get(at, 99)
        return len(WISHES[self.side]) + (1 if is_nearer else 4), far.get(goal, 99)


def check_heard(heard: Heard, state: State) -> None:
    """See that what is told of tiles and humans is so, and that nothing is left out."""
    tiles = range(len(state.tiles))
    assert sorted(heard.kinds) == [*tiles]
    names = {"n": "north", "e": "east", "s": "south", "w": "west"}
    for tile in tiles:
        ways = {side: connected(state, tile, side) for side in DIRECTIONS}
        assert heard.ways[tile] == {names[side]: other for side, other in ways.items() if other is not None}
        assert heard.dark[tile] == {names[side] for side in unexplored_sides(state, tile)}
        assert (tile in heard.held) == bool(warriors_on(state, tile, "humans") or warriors_on(state, tile, "demons"))
    told = {name.split()[-1].replace("Redeemer", "R"): tile for name, tile in heard.humans.items()}
    assert told == {name: human.tile for name, human in state.in_play.items()}


async def position(client: Furunkulus, channel: Channel) -> State:
    table = await client.app.tables.table(channel.id, None)
    assert table is not None
    state: State = table.started_match.state
    return state


@pytest.mark.parametrize("scenario", SCENARIOS_PLAYED)
async def test_two_people_who_see_no_picture_play_a_game_to_its_end_by_words(
    start: Start, at: At, games: Channel, scenario: str
) -> None:
    async with start(SeededChance(9)) as client:
        await crypt_begun(at, scenario=scenario)
        listeners = {name: Listener(at(name), SIDES[name]) for name in SIDES}
        told, moves = await hears(at("Mo")), 0
        while called := CALLED.findall(told):
            await listeners[called[0]].acts()
            told, moves = await hears(at("Mo")), moves + 1
            check_heard(Heard(told), await position(client, games))
            assert moves < MOST_MOVES, told
        assert re.match(r"\*\*(The humans win|The demons win|It is a draw)", told), told


async def test_warriors_and_tiles_are_told_by_name_and_what_is_not_there_is_refused(
    start: Start, at: At, games: Channel, world: World
) -> None:
    async with start(SeededChance(9)) as client:
        await crypt_begun(at)
        check_heard(Heard(await asks(at("Mo"), "see text")), await position(client, games))
        brute = await asks(at("Mo"), "see where", who="brute b1")
        assert brute == await asks(at("Ada"), "see where", who="B1")
        assert re.match(r"Brute B1 on T0: .*\nT0 \(Start Shaft\), the start: ", brute)
        assert await asks(at("Ben"), "see square", square="0") == await asks(at("Ben"), "see square", square="t0")
        assert "Brute B1 on T0: " in await asks(at("Ben"), "see square", square="T0")
        assert await asks(at("Ben"), "see where", who="troglodytes") == "No troglodyte is in play."
        world.locales[world.people["Mo"].id] = "de"
        assert await asks(at("Mo"), "see where", who="Troglodyten") == "Kein Troglodyt ist im Spiel."
        refused = await asks(at("Mo"), "see where", who="Dämonin")
        assert refused.endswith("Frag nach `R`, `B1`, `K1`, `K2` und `Troglodyten`.")
        offered = await at("Ben").complete("see where", focus="who", who="red")
        assert offered == [{"name": "the Redeemer", "value": "R"}]
        (tile,) = await at("Ben").complete("see square", focus="square", square="shaft")
        assert tile == {"name": "T0 (Start Shaft)", "value": "T0"}
        assert (await asks(at("Ben"), "see where", who="r4")).startswith("There is no “r4” in this game: ask for `R`, ")
        assert await asks(at("Ben"), "see square", square="k5") == "No tile “k5” lies there: ask for T0 to T0."
        assert "```" not in await asks(at("Ada"), "see text", grid=True)


CRYPT: Final = (
    "That is for Fearsome Floors, and this channel plays Claustrophobia: "
    "move with `/act`, look with `/see text`, `/see where` and `/see square`."
)


FOR_FLOORS: Final = {
    "move": {"token": "4", "path": "uu"},
    "stay": {"token": "4"},
    "place": {"tile": "pool", "square": "k7"},
    "see forecast": {},
    "see monster": {},
    "see row": {"row": "4"},
    "see why": {},
}


async def test_what_is_for_another_game_is_refused_with_what_is_used_here(start: Start, at: At) -> None:
    async with start():
        await crypt_begun(at)
        for command, options in FOR_FLOORS.items():
            assert await asks(at("Ada"), command, **options) == CRYPT, command


async def test_what_is_for_claustrophobia_is_refused_in_fearsome_floors_with_what_is_used_there(
    start: Start, at: At
) -> None:
    async with start():
        await begun(at, "Ada", "Ben")
        assert await asks(at("Ada"), "see hand") == (
            "That is for Claustrophobia, and this channel plays Fearsome Floors: "
            "move with `/move`, `/stay` and `/place`, look with `/see text`, `/see where` and `/see square`."
        )
        assert (await asks(at("Ada"), "act", move="end")).startswith("Fearsome Floors has commands of its own")
