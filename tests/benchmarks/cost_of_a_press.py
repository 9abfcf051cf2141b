"""What a press asks of the database: transactions and statements by what was pressed, on SQLite and PostgreSQL.

    uv run python -m tests.benchmarks.cost_of_a_press

The real client plays against the sandbox. Counted is what answers a press, and by itself what delivers the posts that
follow from it and takes old buttons away.
"""

import asyncio
import ssl
import tempfile
from collections.abc import Iterable
from contextlib import AsyncExitStack
from pathlib import Path

import trustme

from bot.host.program import playing
from bot.sandbox import UNLIMITED, Sandbox, World
from bot.sandbox.loopback import DISCORD_HOSTS, connector
from bot.store import Location
from tests.counted_queries import ANSWER, Cost, counted
from tests.end_to_end.counted_presses import Costs, presses
from tests.end_to_end.scenes import green_begins
from tests.postgresql import programs, running_server


async def measure(location: Location) -> list[tuple[str, Costs]]:
    """Return what each press takes."""
    authority, world = trustme.CA(), World()
    server, client_tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context()
    authority.issue_cert(*DISCORD_HOSTS).configure_cert(server)
    authority.configure_trust(client_tls)
    games = world.channels["games"]
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(world, tls=server, rate_limits=UNLIMITED))
        way = connector(sandbox.port, tls=client_tls)
        client = await stack.enter_async_context(playing(location, chance=green_begins(), connector=way))
        connected = asyncio.create_task(client.wait_for("shard_connect"))
        running = asyncio.create_task(client.start(sandbox.token))
        await connected
        count = stack.enter_context(counted())
        pressing = presses(
            client, lambda name: sandbox.as_person(world.people[name], games, patient=True), games, count
        )
        found = [press async for press in pressing]
        await client.close()
        await running
    return found


def together(costs: Iterable[Cost]) -> str:
    """Tell the sum of some costs."""
    transactions, statements = map(sum, zip(Cost(), *costs, strict=True))
    return f"{transactions}, {statements}" if transactions else ""


def report(name: str, found: Iterable[tuple[str, Costs]]) -> None:
    """Print the costs of all presses."""
    print(f"{name}: transactions, statements\n| press | its answer | deliveries | all other |\n|---|---|---|---|")
    for press, costs in found:
        others = [cost for who, cost in costs.items() if who not in (ANSWER, "delivery", "watch")]
        cells = ([costs.get(ANSWER, Cost())], [costs.get("delivery", Cost())], others)
        print(f"| {press} | {' | '.join(map(together, cells))} |")


def main() -> None:
    """Press on both."""
    with tempfile.TemporaryDirectory(prefix="furunkulus-cost-") as folder:
        report("SQLite", asyncio.run(measure(Path(folder) / "games.db")))
    if programs() is None:
        print("PostgreSQL is not installed.")
        return
    with running_server() as server:
        report("PostgreSQL", asyncio.run(measure(server.url())))


if __name__ == "__main__":
    main()
