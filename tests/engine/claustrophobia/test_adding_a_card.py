"""A new event card is four source files at most: one is added to a copy of the engine, and played with there."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

import engine

ENGINE: Final = Path(engine.__file__).parent
MOST_FILES: Final = 4

Edits = Mapping[str, Mapping[str, str]]
"""What is put in front of which text, file by file."""

AT_ONCE: Final[Edits] = {
    "cards/decks.py": {'    "lost",\n]': '    "bait",\n', '        "lost": 1,': '        "bait": 4,\n'},
    "cards/event_cards.py": {
        "def satan(": "def bait(play: GamePlay, _aim: Aim) -> None:\n    play.emit(ThreatPointsChanged(3))\n\n\n",
        "    TileReturned,": "    ThreatPointsChanged,\n",
        '        "lost": EventCardRule(': '        "bait": EventCardRule("threat", lambda _state: (Aim(),), bait),\n',
    },
    "opponents/demons.py": {'        "lost": _flat(': '        "bait": _flat(1.0),\n'},
}
"""A card that brings three points."""

LASTING: Final[Edits] = {
    "cards/decks.py": AT_ONCE["cards/decks.py"],
    "cards/effects.py": {
        '    "satan",\n': '    "bait",\n',
        '        "satan": EffectRule(': '        "bait": EffectRule("threat", "troglodytes", Stats(combat=1)),\n',
    },
    "cards/event_cards.py": {
        "def satan(": 'def bait(play: GamePlay, _aim: Aim) -> None:\n    play.emit(EffectBegan(Effect("bait")))\n\n\n',
        '        "lost": EventCardRule(': '        "bait": EventCardRule("threat", lambda _state: (Aim(),), bait),\n',
    },
    "opponents/demons.py": AT_ONCE["opponents/demons.py"],
}
"""A card by which troglodytes have one die more until the next Threat phase."""

GAMES: Final = """
from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.moves import PlayEvent
from engine.claustrophobia.notation.actions import read_action, write_action
from engine.claustrophobia.notation.position import read_position, write_position
from engine.core import Match, read_journal, write_journal
from tests.engine.claustrophobia.opponents.balance import whole_game

times = 0
for seed in range(6):
    match = whole_game(Setup("barrels"), seed)
    assert read_journal(CLAUSTROPHOBIA, write_journal(match.journal)) == match.journal
    for before, turn in match.played_since(0):
        assert read_position(write_position(before)) == before
        if isinstance(turn.move, PlayEvent) and turn.move.card == "bait":
            times += 1
            assert turn.move in CLAUSTROPHOBIA.choices(before, turn.seat)
print(times)
"""


@pytest.mark.parametrize("edits", [AT_ONCE, LASTING], ids=["at-once", "lasting"])
def test_an_event_card_is_added_in_four_files_and_is_drawn_played_written_and_read(
    edits: Edits, tmp_path: Path
) -> None:
    assert len(edits) <= MOST_FILES
    copy = tmp_path / "engine"
    shutil.copytree(ENGINE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for name, changes in edits.items():
        file = copy / "claustrophobia" / name
        text = file.read_text()
        for before, added in changes.items():
            assert text.count(before) == 1, (name, before)
            text = text.replace(before, added + before)
        file.write_text(text)
    told = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", GAMES],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ENGINE.parent)))},  # the copy comes first
        check=True,
        capture_output=True,
        text=True,
    )
    assert int(told.stdout) > 0
