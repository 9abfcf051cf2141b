"""Which tests each worker of the suite begins with."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar

LONG: Final = (
    "tests/endurance/",
    "tests/end_to_end/test_bad_disks.py",
    "tests/end_to_end/test_by_ear.py",
    "tests/end_to_end/test_claustrophobia.py",
    "tests/end_to_end/test_cluster.py",
    "tests/end_to_end/test_database_away.py",
    "tests/end_to_end/test_health_and_backup.py",
    "tests/end_to_end/test_programs_throughout.py",
    "tests/end_to_end/test_pseudo_games.py",
    "tests/end_to_end/test_whole_game.py",
    "tests/engine/claustrophobia/test_odds.py",
    "tests/engine/claustrophobia/opponents/test_simple_players.py",
    "tests/engine/fearsome_floors/opponents/test_levels.py",
    "tests/engine/fearsome_floors/opponents/test_review.py",
    "tests/engine/fearsome_floors/test_perft.py",
    "tests/every_game/test_leaks.py",
    "tests/every_game/test_views.py",
    "tests/sandbox/page/test_claustrophobia_game.py",
    "tests/sandbox/page/test_game.py",
    "tests/test_release.py",
)
"""Where tests are that take longest: they begin first, so that no worker has one left when all others are through."""

Test = TypeVar("Test")


def workers() -> int:
    """Return among how many workers the tests are distributed."""
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def distributed(tests: Sequence[tuple[str, Test]], parts: int) -> list[Test]:
    """Return the tests, each given with its id, so that each part of them in a row begins with long ones.

    Each worker is given one such part, as long as the others'. A file of long tests is in one part: what its tests
    share (whole games, positions) is made once in a process.
    """
    files = list(dict.fromkeys(_file(name) for name, _ in tests if name.startswith(LONG)))
    others = [test for name, test in tests if not name.startswith(LONG)]
    found: list[Test] = []
    for part in range(parts):
        theirs = files[part::parts]
        found += [test for name, test in tests if _file(name) in theirs]
        room = max(len(tests) * (part + 1) // parts - len(found), 0)
        found += others[:room]
        del others[:room]
    return found + others


def _file(name: str) -> str:
    return name.partition("::")[0]
