"""What `furunkulus try` says when its folder cannot be used."""

from pathlib import Path

import pytest

from bot.host.trial import run_trial
from bot.store import DatabaseUnusable


async def test_messages_that_cannot_be_read_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "channels.db").write_text("no database, and long enough to be seen as none" * 9)
    with pytest.raises(DatabaseUnusable, match=r"The messages in .*channels\.db cannot be read"):
        await run_trial(port=0, folder=tmp_path)
