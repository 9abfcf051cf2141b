"""The judge of hostile input must see what somebody has changed that was not theirs, whatever lets them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.play.moderation import Moderator
from bot.store import open_store
from bot.table.rows import NewMatch
from engine.core import SeededChance
from tests.endurance.evidence import Evidence, Suspect
from tests.endurance.ground import playing_in
from tests.endurance.hostile import Field, Figures, hostile_world

HERE, ELSEWHERE, HOST, BEN, CLEO = 10, 20, 1, 2, 3

CHANGES = {
    "Ben moves": """INSERT INTO turns VALUES (1, 1, '{"seat":1}')""",
    "the monster walks": """INSERT INTO turns VALUES (1, 1, '{"seat":null}')""",
    "Ben changes colour": "UPDATE seats SET side = 'blue' WHERE person_id = 2",
    "the match stops": "UPDATE matches SET status = 'stopped'",
    "the table is set": "UPDATE matches SET settings = '[]'",
    "the channel watches": "INSERT INTO watches (channel_id, source_id, created_at) VALUES (10, 20, '2026-01-01')",
    "a layout of Ben is kept": "INSERT INTO layouts VALUES (5, 'x', 'hall', '', 2, '2026-01-01')",
    "Ben wants no pings": "INSERT INTO people (person_id, pings, quiet, zone) VALUES (2, 'none', '', 'UTC')",
    "Ben is erased": "UPDATE seats SET person_id = -3000000000000000000, name = '' WHERE person_id = 2",
    "Ben is erased and what was told of him": """
        BEGIN;
        UPDATE seats SET person_id = -3000000000000000000, name = '' WHERE person_id = 2;
        UPDATE acts SET told = 'somebody is asked' WHERE person_id = 1;
        COMMIT
    """,
    "Ben's seat in a lobby is gone": "DELETE FROM seats WHERE person_id = 2",
    "an act of Ben is told of somebody": "UPDATE acts SET person_id = -3000000000000000000 WHERE person_id = 2",
    "Ben's account is taken out of a text": "UPDATE acts SET told = '0 is asked' WHERE person_id = 1",
    "an act is told otherwise": "UPDATE acts SET told = 'nobody is asked' WHERE person_id = 1",
    "moderators are named": "INSERT INTO moderator_roles VALUES (5, 7)",
}
"""Single changes of a database in which the person 1 has opened a table in channel 10, and Ben (2) sits."""


@pytest.fixture
async def evidence(tmp_path: Path) -> Evidence:
    database = tmp_path / "furunkulus.db"
    store = await open_store(database)
    async with store.transaction() as writer:
        new = NewMatch(guild_id=5, channel_id=HERE, game="x", host_id=HOST, setup=b"{}", language="en")
        row = await writer.open_match(new, settings=b"{}")
        for person in (HOST, BEN):
            await writer.add_seat(row.id, person_id=person, name=f"{person}", side=f"{person}")
    await store.close()
    with closing(sqlite3.connect(database)) as connection, connection:
        acts = ((HOST, "2 is asked"), (BEN, "the turn of 1 was skipped"))
        connection.executemany(
            "INSERT INTO acts (match_id, channel_id, person_id, act, told, at) VALUES (?, ?, ?, 'x', ?, '2026-11-28')",
            [(row.id, HERE, *act) for act in acts],
        )
    return Evidence(database)


@pytest.mark.parametrize(
    ("change", "mighty"),
    [
        ("Ben moves", {"Ben", "moderator"}),
        ("the monster walks", {"Ben", "host", "Cleo", "moderator"}),
        ("Ben changes colour", {"Ben", "host", "moderator", "Ben who goes"}),
        ("the match stops", {"Ben", "host", "Cleo", "moderator"}),
        ("the table is set", {"host", "moderator"}),
        ("the channel watches", {"moderator"}),
        ("a layout of Ben is kept", {"Ben", "moderator", "Ben elsewhere", "Ben who goes"}),
        ("Ben wants no pings", {"Ben", "Ben elsewhere", "Ben who goes"}),
        ("Ben is erased", {"host", "moderator", "Ben who goes"}),
        ("Ben is erased and what was told of him", {"host", "Ben who goes"}),
        ("Ben's seat in a lobby is gone", {"Ben", "host", "moderator", "Ben who goes"}),
        ("an act of Ben is told of somebody", {"Ben who goes"}),
        ("Ben's account is taken out of a text", {"host", "Ben who goes"}),
        ("an act is told otherwise", {"host"}),
        ("moderators are named", {"moderator"}),
    ],
)
async def test_a_change_is_held_against_who_might_make_it_there(
    evidence: Evidence, tmp_path: Path, change: str, mighty: set[str]
) -> None:
    with closing(sqlite3.connect(tmp_path / "furunkulus.db")) as connection, connection:
        connection.executescript(CHANGES[change])
    changes = evidence.look()
    suspects = {
        "Ben": Suspect(BEN, HERE, moderates=False),
        "host": Suspect(HOST, HERE, moderates=False),
        "Cleo": Suspect(CLEO, HERE, moderates=False),
        "moderator": Suspect(CLEO, HERE, moderates=True),
        "Ben elsewhere": Suspect(BEN, ELSEWHERE, moderates=False),
        "Ben who goes": Suspect(BEN, ELSEWHERE, moderates=False, erases=True),
    }
    assert changes
    assert {name for name, suspect in suspects.items() if not list(evidence.trespasses(changes, suspect))} == mighty
    evidence.close()


async def test_a_move_is_taken_back_by_whoever_agrees_to_it(evidence: Evidence, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "furunkulus.db")) as connection, connection:
        connection.execute(CHANGES["Ben moves"])
    evidence.look()
    with closing(sqlite3.connect(tmp_path / "furunkulus.db")) as connection, connection:
        connection.execute("INSERT INTO consents VALUES (1, 1, 2, 3)")
        connection.execute("DELETE FROM turns")
    changes = {"turns": evidence.look()["turns"]}
    assert list(evidence.trespasses(changes, Suspect(CLEO, HERE, moderates=False))) == []
    assert list(evidence.trespasses(changes, Suspect(HOST, HERE, moderates=False))) != []
    evidence.close()


@pytest.mark.parametrize("lets_anybody", [True, False])
async def test_a_bot_that_lets_anybody_keep_a_table_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, lets_anybody: bool
) -> None:
    async def no_question(*_: object) -> None:
        return

    if lets_anybody:
        monkeypatch.setattr(Moderator, "must_moderate", no_question)
    world, figures, database = hostile_world(), Figures(seed=1), tmp_path / "furunkulus.db"
    async with playing_in(world, database, chance=SeededChance(1)) as (sandbox, _):
        field = Field(sandbox, database, Random(1), figures)
        await field.prepare()
        finn = sandbox.as_person(world.people["Finn"], world.channels["playing"])
        await finn.slash("table settings", pictures="live")
        field.look(finn.person, finn.channel)
        field.evidence.close()
    assert bool(figures.problems) == lets_anybody
