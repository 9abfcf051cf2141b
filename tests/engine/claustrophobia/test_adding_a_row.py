"""A new event card is four files of the engine at most, a new move three: added to a copy of it, and played there."""

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
MOST_FILES_OF_A_CARD: Final = 4
MOST_FILES_OF_A_MOVE: Final = 3

Edits = Mapping[str, Mapping[str, str]]
"""What is put in front of which text, file by file."""

AT_ONCE: Final[Edits] = {
    "cards/decks.py": {'    "lost",\n]': '    "bait",\n', '        "lost": 1,': '        "bait": 4,\n'},
    "cards/event_cards.py": {
        "def cave_in(": "def bait(play: GamePlay, _aim: Aim) -> None:\n    play.emit(ThreatPointsChanged(3))\n\n\n",
        "import DieRolledAgain": "import ThreatPointsChanged\nfrom engine.claustrophobia.events.rounds ",
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
        '        "lost": EventCardRule(': '        "bait": EventCardRule("threat", demon_aims, lasting("bait")),\n',
    },
    "opponents/demons.py": AT_ONCE["opponents/demons.py"],
}
"""A card by which troglodytes have one die more until the next Threat phase."""

MOVE: Final[Edits] = {
    "moves.py": {
        "class Name(": """class Rest(Move, frozen=True):
    \"\"\"Let a human do nothing more.\"\"\"

    warrior: HumanName
    \"\"\"Who.\"\"\"


""",
        "    | Name\n": "    | Rest\n",
    },
    "rounds/activations.py": {
        "from engine.claustrophobia.events import": "from engine.claustrophobia.moves import Rest\n",
        "def end_effects(": """def why_not_rest(state: State, move: Rest) -> Reason | None:
    return why_not_act(state, move.warrior, None)


def rest(play: GamePlay, move: Rest) -> None:
    begin_activation(play, move.warrior)
    end_activation(play)


def rests(state: State) -> tuple[Rest, ...]:
    return tuple(map(Rest, state.in_play))


""",
    },
    "choices/move_rules.py": {
        "import initiative, order": "import activations\nfrom engine.claustrophobia.rounds ",
        "        moves.Name: MoveRule(": """        moves.Rest: MoveRule(
            verb="rest",
            words={"warrior": move_words.HUMAN},
            when=_at("human-action"),
            why_not=activations.why_not_rest,
            do=activations.rest,
            candidates=activations.rests,
            worth={"humans": lambda _state, _move: 0.5},
            motive=motives.always("nothing-better"),
        ),
""",
    },
}
"""A move by which a human does nothing more in this round."""

GAMES: Final = """
import sys

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.notation.actions import Action, read_action, write_action
from engine.claustrophobia.notation.position import read_position, write_position
from engine.core import read_journal, write_journal
from tests.engine.claustrophobia.opponents.balance import whole_game

wanted, times = sys.argv[1], 0
for seed in range(3):
    match = whole_game(Setup("barrels"), seed)
    assert read_journal(CLAUSTROPHOBIA, write_journal(match.journal)) == match.journal
    for before, turn in match.played_since(0):
        assert read_position(write_position(before)) == before
        written = write_action(Action(turn.move))
        if written.startswith(wanted):
            times += 1
            assert read_action(written).move == turn.move
            assert turn.move in CLAUSTROPHOBIA.choices(before, turn.seat)
print(times)
"""


def times_played(edits: Edits, wanted: str, folder: Path) -> int:
    """Return how often a move that is written so is played in games of programs with an engine edited so."""
    copy = folder / "engine"
    shutil.copytree(ENGINE, copy, ignore=shutil.ignore_patterns("*.pyc.*"))  # with what is compiled, once it is whole
    for name, changes in edits.items():
        file = copy / "claustrophobia" / name
        text = file.read_text()
        for before, added in changes.items():
            assert text.count(before) == 1, (name, before)
            text = text.replace(before, added + before)
        file.write_text(text)
    told = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", GAMES, wanted],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ENGINE.parent)))},  # the copy comes first
        check=True,
        capture_output=True,
        text=True,
    )
    return int(told.stdout)


@pytest.mark.parametrize("edits", [AT_ONCE, LASTING], ids=["at-once", "lasting"])
def test_an_event_card_is_added_in_four_files_and_is_drawn_played_written_and_read(
    edits: Edits, tmp_path: Path
) -> None:
    assert len(edits) <= MOST_FILES_OF_A_CARD
    assert times_played(edits, "event bait", tmp_path) > 0


def test_a_move_is_added_in_three_files_and_is_chosen_done_written_and_read(tmp_path: Path) -> None:
    assert len(MOVE) <= MOST_FILES_OF_A_MOVE
    assert times_played(MOVE, "rest ", tmp_path) > 0
