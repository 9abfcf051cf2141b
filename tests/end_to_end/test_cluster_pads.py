"""A pad that waits in one of two processes goes on by itself, also where the other one has played at its table."""

import pytest
from sqlalchemy import URL

from bot.sandbox import Channel, World
from bot.store import Share
from bot.store.cluster import postgresql_cluster
from bot.table import Person
from engine.core import SeededChance
from tests.end_to_end.cluster_scenes import OTHER, OURS
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import crypt_begun
from tests.end_to_end.player import At
from tests.end_to_end.test_crypt_pads import WAITS, explored
from tests.patience import until


@pytest.fixture
def database(postgresql_url: URL) -> URL:
    return postgresql_url


async def test_a_pad_goes_on_by_itself_when_another_process_has_played_at_its_table(
    start: Start, at: At, games: Channel, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_cluster, "IDENTIFY_PAUSE", 0.0)
    async with start(SeededChance(4), share=Share(OURS, 2)) as ours, start(share=Share(OTHER, 2)) as other:
        await crypt_begun(at)
        waiting = await explored(ours, at, games)
        ben, tables = Person(world.people["Ben"].id, "Ben"), other.app.tables
        table = await tables.running(games.id, ben.id)
        places, *_ = table.game.rules.choices(table.started_match.state, table.must_seat(ben.id))
        await tables.play(games.id, ben, places)
        await until(lambda: WAITS not in (games.find(waiting.id) or waiting).content)
