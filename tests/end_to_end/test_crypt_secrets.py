"""A hand is nobody else's business: in a game on pads no message, file name, alt text or log names a card before it is
played, but to whom it belongs."""

import random
import re
from collections.abc import Iterator
from functools import partial

import msgspec
import pytest
import structlog

from bot.play.tables import Tables
from bot.sandbox import Channel, Message, Sandbox, UserClient, World
from bot.sandbox.world.changes import Change, MessageEdited, MessagePosted
from bot.table import Table
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.core import SeededChance
from render.claustrophobia.text.labels import advantage_card, event_card
from render.core import words_in
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import chosen, controls, crypt_begun, pad_of
from tests.end_to_end.player import At
from tests.end_to_end.scenes import asks
from tests.length import length

WORDS = words_in("en")
PRESSES = length(25, long=60)
DEPTH = 3
"""How many controls of a pad are pressed at most, one after the other."""

ASKED_EACH = 15
OF_MODERATORS = ("table log", "table export")
LOOKS = ("see text", "see board", "see replay", "see record", "see catch-up", "hint", "help", "review", *OF_MODERATORS)

Heard = tuple[str | None, str]
"""Who alone sees a message, by name; and all that can be read of it."""


async def whole(tables: Tables, games: Channel) -> Table:
    """Return the table as nobody may see it."""
    async with tables.store.reading() as reader:
        return await tables.newest(reader, games.id)


def hidden(state: State) -> dict[Side, frozenset[str]]:
    """Return what is in each hand, or lies face down, by the names of the cards."""
    events = (card for card in (*state.event_hand, *state.prepared) if card is not None)
    return {
        "humans": frozenset(str(advantage_card(WORDS, card)) for card in state.advantage_hand if card is not None),
        "demons": frozenset(str(event_card(WORDS, card)) for card in events),
    }


def read_of(message: Message) -> str:
    """Return all that a message says: its text, its controls, its files with their names, and what is in texts."""
    files = (f"{file.filename} {file.description or ''}" for file in message.attachments)
    texts = (file.content.decode() for file in message.attachments if file.filename.endswith(".txt"))
    return "\n".join((message.content, msgspec.json.encode(message.components).decode(), *files, *texts))


def note(heard: list[Heard], names: dict[int, str], change: Change) -> None:
    """Note what a message says whenever it is posted or edited."""
    if isinstance(change, MessagePosted | MessageEdited):
        heard.append((names.get(change.message.ephemeral_to or 0), read_of(change.message)))


async def wanted(person: UserClient, pad: Message) -> Message | None:
    """Press what lets the demons draw a card, or lay one face down; None where nothing does."""
    for custom_id, values in controls(pad):
        value = next((value for value in values or (custom_id,) if re.search(r"\b(dark|prepare)\b", value)), None)
        if value is not None:
            reply = await (person.select(pad, custom_id, [value]) if values else person.click(pad, custom_id))
            return await reply.finished()
    return None


def leaks(heard: list[Heard], secrets: dict[Side, frozenset[str]], owners: dict[Side, str]) -> Iterator[str]:
    """Yield what names a card to somebody to whom it does not belong."""
    for side, cards in secrets.items():
        for reader, text in heard:
            if reader != owners[side]:
                yield from (f"{card} to {reader}: {text}" for card in cards if re.search(rf"\b{re.escape(card)}", text))


@pytest.mark.parametrize("seed", [1, 7][: length(1, long=2)])
async def test_no_message_file_or_log_names_a_card_of_a_hand_to_anybody_else(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    luck, heard = random.Random(seed), list[Heard]()
    names = {person.id: name for name, person in world.people.items()}
    owners: dict[Side, str] = {"humans": "Ada", "demons": "Ben"}
    lounge = next(channel for channel in world.channels.values() if channel is not games)
    world.subscribe(partial(note, heard, names))
    with structlog.testing.capture_logs() as logged:
        async with start(SeededChance(seed)) as client:
            await sandbox.as_person(world.people["Mo"], lounge, patient=True).slash("table watch start", channel=games)
            await crypt_begun(at, more_cards=True)
            shown, drawn = 0, frozenset[str]()
            for press in range(PRESSES):
                table = await whole(client.app.tables, games)
                if table.standings is not None:
                    break
                state: State = table.started_match.state
                before = hidden(state)
                actor = owners[state.side_at(min(table.game.rules.to_act(state)))]
                await client.outbox_worker.idle()
                pad = await pad_of(at(actor), games)
                for _ in range(DEPTH):
                    if controls(pad):
                        pad = await wanted(at(actor), pad) or await chosen(at(actor), pad, luck)
                if press % ASKED_EACH == 0:
                    for look in LOOKS:
                        for name in ("Mo", "Ada", "Ben"):
                            if name == "Mo" or look not in OF_MODERATORS:
                                await at(name).slash(look)
                    for name in ("Ada", "Ben"):
                        assert await asks(at(name), "see hand")
                await client.outbox_worker.idle()
                after = hidden((await whole(client.app.tables, games)).started_match.state)
                kept = {side: cards & after[side] for side, cards in before.items()}
                assert list(leaks(heard, kept, owners)) == []
                shown += sum(any(card in text for card in kept[side]) for side in kept for _, text in heard)
                written = "\n".join([*map(str, logged), *(r.getMessage() for r in caplog.records if r.levelno >= 20)])
                assert [card for cards in kept.values() for card in cards if card in written] == []
                heard.clear()
                drawn |= after["demons"]
            assert shown, "their owners have seen cards"
            assert drawn, "there were Event cards to be heard of"
