"""A draft at the table, and its pad as people press it."""

from bot.sandbox import Message, UserClient
from engine.fearsome_floors.tokens import COLOURS
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import answer, labelled

OTHER_TURN = "It is the turn of green: players place one tile each, clockwise, and red has to wait."


async def drafting(at: At, *names: str, tiles: str = "one") -> None:
    """Begin an advanced game; script the chance so that green, who is seated first, places first."""
    await at(names[0]).slash("new fearsome-floors", dungeon="advanced")
    for name, colour in zip(names, COLOURS, strict=False):
        await at(name).slash("join", colour=colour)
    await at(names[0]).slash("table settings", tiles=tiles)
    await at(names[0]).slash("table start")


def options(message: Message) -> dict[str, str]:
    """Return what the message's menu offers: labels and values."""
    (menu,) = [part for row in message.components for part in row["components"] if "options" in part]
    return {option["label"]: option["value"] for option in menu["options"]}


class Pad:
    """The pad of one person: pressed and chosen from by what people read on it."""

    def __init__(self, person: UserClient, message: Message) -> None:
        self.person = person
        self.message = message

    async def press(self, label: str) -> None:
        self.message = answer(await self.person.click(self.message, labelled(self.message, label)))

    async def choose(self, label: str) -> None:
        value = options(self.message)[label]
        self.message = answer(await self.person.select(self.message, id_of(self.message, "ff-choose"), [value]))


async def opened(person: UserClient, board: Message) -> Pad:
    """Open the pad from a board."""
    return Pad(person, answer(await person.click(board, id_of(board, "ff-draft"))))
