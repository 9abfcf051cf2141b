"""How strong the opponents are, and how fast: a round robin of their levels, in parallel.

`uv run python -m tests.benchmarks.opponents` plays paired games: each seed is played once from every seat, with the
same cards, one seat at the one level and all others at the other one; `--game claustrophobia` those of that game, each
scenario from both sides. `--kept FILE` keeps each game as a line, and
goes on after the last one when it is started again. Times are of one decision, in seconds of one core: what else the
machine has to do neither makes them longer nor a level weaker.
"""

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from os import cpu_count
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

import msgspec

from engine import claustrophobia
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.scenarios import SCENARIOS
from engine.core import AnyMatch, AnyOpponents, Deadline, Match, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.opponents.position import position_of
from engine.fearsome_floors.opponents.thought import move_of
from engine.fearsome_floors.setup import Dungeon
from engine.fearsome_floors.tokens import colours_for
from tests.engine.fearsome_floors.opponents.sparring import KIN, SPARRING, partner
from tests.every_game.matches import NOON

SECONDS: Final = 1.0
"""What a decision may take of one core."""

BEFORE: Final[list[float]] = []
"""The memory of a process that plays before its first game, in megabytes."""


class Pairing(NamedTuple):
    """Who plays whom: the one at a seat, the other at all others."""

    one: str
    other: str
    """A level or a partner; several, with + between them, from the seat after the one on."""
    players: int = 2
    kind: Dungeon | ScenarioName = "basic"
    """The dungeon, or the scenario of Claustrophobia, whose humans sit at the first seat."""


class Game(NamedTuple):
    """One game of a pairing."""

    pairing: Pairing
    seed: int
    seat: int

    def level(self, seat: Seat) -> str:
        """Return who sits at a seat."""
        others = self.pairing.other.split("+")
        after = (seat - self.seat) % self.pairing.players
        return others[(after - 1) % len(others)] if after else self.pairing.one


class Played(NamedTuple):
    """How it went."""

    game: Game
    won: float
    """1 where the one has won, its part where the monster has."""
    times: dict[str, list[float]]
    """For each level the seconds of its decisions."""


ROUND_ROBIN: Final = (
    Pairing("novice", "runner"),
    Pairing("player", "novice"),
    Pairing("skilled", "player"),
    Pairing("expert", "skilled"),
    Pairing("master", "expert"),
    Pairing("expert", "player"),
    Pairing("master", "player"),
    Pairing("master", "runner"),
    Pairing("master", "player", kind="quick"),
    Pairing("master", "player", players=4),
    Pairing("master", "runner", players=4),
    Pairing("expert", "player", players=4),
    Pairing("master", KIN, players=4),
    Pairing("master", "expert+spiteful+spiteful", players=4),
    *(Pairing(level, name) for name in SPARRING for level in ("player", "skilled", "expert", "master")),
)
"""Each level and the one below it, and what the goals are about: `player` looks one move ahead;
then some against sparring partners."""

OF_CLAUSTROPHOBIA: Final = tuple(
    Pairing(one, other, kind=scenario)
    for one, other in (
        ("expert", "steady"),
        ("master", "steady"),
        ("novice", "friend"),
        ("steady", "novice"),
        ("skilled", "steady"),
        ("expert", "skilled"),
        ("master", "expert"),
    )
    for scenario in SCENARIOS
)
"""What the goals are about, then each level and the one below it."""


def begun(pairing: Pairing, chance: SeededChance) -> AnyMatch:
    """Begin a game of a pairing."""
    if pairing.kind in SCENARIOS:
        scenario = claustrophobia.Setup(msgspec.convert(pairing.kind, ScenarioName))
        return Match.begin(CLAUSTROPHOBIA, CLAUSTROPHOBIA.begin(scenario, chance))
    colours = colours_for(pairing.players)[: pairing.players]
    setup = Setup(colours, dungeon=msgspec.convert(pairing.kind, Dungeon))
    return Match.begin(FEARSOME_FLOORS, FEARSOME_FLOORS.begin(setup, chance))


def offered(pairing: Pairing) -> AnyOpponents:
    """Return the opponents of a pairing's game."""
    found = (CLAUSTROPHOBIA if pairing.kind in SCENARIOS else FEARSOME_FLOORS).opponents
    assert found is not None
    return found


def played(game: Game, seconds: float = SECONDS, clock: Callable[[], float] = time.process_time) -> Played:
    """Play a game to its end; each decision has so many seconds of a clock."""
    pairing = game.pairing
    cards, luck = SeededChance(game.seed), SeededChance(1000 * game.seed + game.seat)
    match = begun(pairing, cards)
    rules, opponents = match.game, offered(pairing)
    times = defaultdict[str, list[float]](list)
    while rules.standings(match.state) is None:
        move = rules.due(match.state)
        seat: Seat | None = None
        if move is None:
            seat = min(rules.to_act(match.state))
            level = game.level(seat)
            begin = time.process_time()
            deadline = Deadline(seconds, clock)
            if level in (*SPARRING, KIN):
                move = move_of(match.state, (0.0, *partner(level)(position_of(match.state))))
            else:
                move = opponents.choose(rules.see(match.state, seat), seat, level, luck, deadline).move
            times[level].append(time.process_time() - begin)
        match = match.play(seat, move, chance=cards, at=NOON)
    first = {line.seat for line in rules.standings(match.state) or () if line.place == 1}
    won = (game.seat in first) / len(first) if first else 1 / pairing.players
    return Played(game, won, times)


def games(pairings: Sequence[Pairing], seeds: int) -> Iterator[Game]:
    """Yield the games of all pairings, seed by seed: whatever is played so far is about even."""
    for seed in range(seeds):
        for pairing in pairings:
            yield from (Game(pairing, seed, seat) for seat in range(pairing.players))


def interval(wins: Sequence[float]) -> tuple[float, float]:
    """Return the part of games won, and half of its 95% interval."""
    share = sum(wins) / len(wins)
    return share, 1.96 * sqrt(max(share * (1 - share), 0.25 / len(wins)) / len(wins))


def table(found: Sequence[Played]) -> str:
    """Return the results as a table, and how long decisions took."""
    lines = ["| players, dungeon | match | wins | games |", "|---|---|---|---|"]
    for pairing in dict.fromkeys(one.game.pairing for one in found):
        wins = [one.won for one in found if one.game.pairing == pairing]
        share, half = interval(wins)
        others = pairing.other.replace("+", ", ")
        others = others if pairing.players == 2 or others != pairing.other else f"{pairing.players - 1} x {others}"
        lines.append(
            f"| {pairing.players} {pairing.kind} | {pairing.one} - {others} | {100 * share:.1f} ±{100 * half:.1f} "
            f"| {len(wins)} |"
        )
    return "\n".join([*lines, "", "| decision | median | p99 |", "|---|---|---|", *_times(found)])


def _times(found: Sequence[Played]) -> Iterator[str]:
    for players in sorted({one.game.pairing.players for one in found}):
        for level in offered(found[0].game.pairing).levels:
            mine = [one for one in found if one.game.pairing.players == players]
            times = [1000 * second for one in mine for second in one.times.get(level.key, ())]
            if len(times) > 1:
                late = quantiles(times, n=100)[98]
                yield f"| {level.key}, {players} players | {median(times):.0f} ms | {late:.0f} ms |"


def memory() -> float:
    """Return the most memory that this process has ever had, in megabytes."""
    return getrusage(RUSAGE_SELF).ru_maxrss / 1024


def begin_to_work() -> None:
    """Note, in a process that is to play, what memory it has before its first game."""
    BEFORE.append(memory())


def worked(game: Game) -> tuple[Played, float]:
    """Play a game in such a process; say also how much more memory it has taken by now."""
    return played(game), memory() - BEFORE[0]


def kept_in(file: Path) -> list[Played]:
    """Return the games that a file has."""
    lines = file.read_text().splitlines() if file.exists() else []
    return [_read(json.loads(line)) for line in lines]


def _read(raw: list[Any]) -> Played:
    (pairing, seed, seat), won, times = raw
    return Played(Game(Pairing(*pairing), seed, seat), won, times)


def main() -> None:
    """Play what is wanted and not kept yet, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=20, help="games of each pairing, from each seat")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1)
    parser.add_argument("--game", choices=[FEARSOME_FLOORS.key, CLAUSTROPHOBIA.key], default=FEARSOME_FLOORS.key)
    parser.add_argument("--kept", type=Path, default=Path(".artefacts/opponents.jsonl"))
    parser.add_argument("--match", action="append", help="only pairings with this word, such as master-runner")
    asked = parser.parse_args()
    pairings = OF_CLAUSTROPHOBIA if asked.game == CLAUSTROPHOBIA.key else ROUND_ROBIN
    wanted = [one for one in pairings if not asked.match or f"{one.one}-{one.other}" in asked.match]
    asked.kept.parent.mkdir(parents=True, exist_ok=True)
    found = kept_in(asked.kept)
    have = {one.game for one in found}
    left = [game for game in games(wanted, asked.seeds) if game not in have]
    most = 0.0
    with ProcessPoolExecutor(asked.processes, initializer=begin_to_work) as pool, asked.kept.open("a") as file:
        for one, more in pool.map(worked, left):
            most = max(most, more)
            found.append(one)
            file.write(json.dumps(one) + "\n")
            file.flush()
    print(table([one for one in found if one.game.pairing in wanted]))
    if left:
        print("", f"memory that playing takes: {most:.0f} MB", sep="\n")


if __name__ == "__main__":
    main()
