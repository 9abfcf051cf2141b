"""What happens with a file does not depend on what its bringer may not see: all guesses of a hand get equal answers."""

import json
from itertools import combinations
from typing import Any

from bot.sandbox import Channel, Sandbox, World
from tests.end_to_end.conftest import Start
from tests.end_to_end.file_scenes import imports
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import answer, public, stops

FEW = 6
"""So many wrong hands are tried beside the right one."""


def guessed(journal: dict[str, Any], hand: tuple[str, ...], *, taken_back: int) -> dict[str, Any]:
    """Return a journal of a view as if its hidden hand were this one, with its last turns taken back."""
    deck = list(journal["start"]["advantage_deck"])
    for card in hand:
        deck.remove(card)
    guard = next(order for order in journal["start"]["guards"] if order)
    start = {**journal["start"], "advantage_hand": sorted(hand), "advantage_deck": deck, "guards": [guard] * 2}
    kept = len(journal["turns"]) - taken_back
    undone = journal["turns"][kept:]
    fate: dict[str, list[str]] = {}
    for turn in undone:
        for kind, item in turn["luck"]:
            fate.setdefault(kind, []).append(item)
    return {**journal, "start": start, "turns": journal["turns"][:kept], "undone": undone, "fate": fate, "orders": []}


async def test_a_guess_of_a_hand_in_a_file_learns_nothing(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel
) -> None:
    lounge = next(channel for channel in world.channels.values() if channel is not games)
    mo = sandbox.as_person(world.people["Mo"], lounge, patient=True)
    async with start() as client:
        await at("Ada").slash("new claustrophobia", side="humans")
        await at("Mo").slash("join", colour="demons")
        await at("Mo").slash("table start")
        table = await client.app.tables.latest_started(games.id, world.people["Ada"].id)
        truth = tuple(sorted(table.started_match.journal.start.advantage_hand))
        view, *_ = answer(await at("Mo").slash("table export")).attachments
        journal = json.loads(view.content)["journal"]
        hands = sorted(set(combinations(journal["start"]["advantage_deck"], len(truth))))
        others = [hand for hand in hands if tuple(sorted(hand)) != truth][:FEW]
        seats = [{"name": "Ada", "person": world.people["Ada"].id}, {"name": "Mo", "person": world.people["Mo"].id}]
        programs = [{"name": "x", "level": "steady"}, seats[1]]
        for seated, taken_back in ((programs, 1), (programs, 0), (seats, 1), (seats, 0)):
            told = list[tuple[str, ...]]()
            for hand in (others[0], truth, *others):
                save = {"schema": 1, "journal": guessed(journal, hand, taken_back=taken_back), "seats": seated}
                before = len(public(lounge))
                said = await imports(mo, world.upload("guess.json", json.dumps(save).encode()))
                await client.outbox_worker.idle()
                lines = [post for post in public(lounge)[before:] if "from a file" in post.content]
                told.append((said, *(post.content for post in lines)))
                if seated is seats:
                    await sandbox.as_person(world.people["Ada"], lounge).click(lines[-1], id_of(lines[-1], "stayout"))
                else:
                    await stops(mo)
                await client.outbox_worker.idle()
            assert len(set(told[1:])) == 1, (seated, taken_back, told)  # the first one calls Ada, and no later one
