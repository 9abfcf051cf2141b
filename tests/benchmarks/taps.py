"""How many taps a move takes on the pad.

`uv run python -m tests.benchmarks.taps [games]` lets programs play each other, lays out the pad of each turn as the bot
does, and counts the taps from the board to *Go*: for the move that was played, and for each square of each token. A
choice in a menu takes two.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.games.fearsome_floors.attempt import Attempt, chosen_first, goals_of_all
from bot.games.fearsome_floors.pad_rows import opening_rows, pad_rows
from bot.interactions.components.component import Menu, Rows
from bot.table import TableView
from bot.table.posts.custom_id import PATTERN, CustomId
from engine.core import UNHURRIED, Match, Seat, SeededChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.opponents import OPPONENTS
from engine.fearsome_floors.tokens import colours_for
from render.core import words_in
from tests.bot.table.tables import seats, table
from tests.every_game.matches import NOON

LEVEL: Final = "player"
PLAYERS: Final = 3
PLAIN, MENU, NEVER = 1, 2, 100
"""Taps that a button takes, and a choice in a menu; where nothing leads there."""


def taps_of(view: TableView, seat: Seat) -> dict[tuple[str, str], int]:
    """Return the taps that each move takes, by its token and where that ends; that of staying ends nowhere."""
    words, found, goals = words_in("en"), dict[tuple[str, str], int](), goals_of_all(view, seat)
    chosen = chosen_first(goals)
    opening = opening_rows(words, view, seat, Attempt(chosen), goals)
    for token, its in goals.items():
        own = pad_rows(words, view, seat, Attempt(token), its)
        found[token, ""] = PLAIN + (0 if token == chosen else PLAIN) + PLAIN
        for result in its.results:
            wanted = Attempt(token, result.path)
            taps = min(taps_on(opening, wanted), PLAIN + taps_on(own, wanted))
            found[token, str(result.place)] = PLAIN + taps + PLAIN
    return found


def taps_on(rows: Rows, wanted: Attempt) -> int:
    """Return the taps with which a move is put together on a pad, or so many that nobody would."""
    found = [PATTERN.fullmatch(button.id) for row in rows if not isinstance(row, Menu) for button in row]
    ids = [CustomId.read(match) for match in found if match is not None]
    if any(each.verb == "ff-square" and each.rest == str(wanted) for each in ids):
        return PLAIN
    start = str(wanted.along(""))
    if any(isinstance(row, Menu) and row.custom_id.rest == start for row in rows):
        return MENU
    return PLAIN + PLAIN if any(each.verb == "ff-group" and each.rest.endswith(start) for each in ids) else NEVER


def played(seed: int) -> Iterator[tuple[int, list[int]]]:
    """Play a game; give for each move the taps that it took, and those of all that could have been played."""
    chance, colours = SeededChance(seed), colours_for(PLAYERS)[:PLAYERS]
    match = Match.begin(FEARSOME_FLOORS, FEARSOME_FLOORS.begin(Setup(colours), chance))
    people = seats(*((colour, colour) for colour in colours))
    while FEARSOME_FLOORS.standings(match.state) is None:
        move, seat = FEARSOME_FLOORS.due(match.state), None
        before = match
        if move is None:
            seat = Seat(min(FEARSOME_FLOORS.to_act(match.state)))
            move = OPPONENTS.choose(match.state, seat, LEVEL, chance, UNHURRIED).move
        match = match.play(seat, move, chance=chance, at=NOON)
        if seat is not None and isinstance(move, MoveToken):
            taps = taps_of(replace(table(before.state, people), match=before).seen_by(None), seat)
            place = str(match.state.tokens[move.token]) if move.path else ""
            yield taps.get((move.token, place), taps[move.token, ""]), list(taps.values())


def main(games: int) -> None:
    """Print how many taps moves take."""
    chosen, every = Counter[int](), Counter[int]()
    for seed in range(games):
        for taps, others in played(seed):
            chosen[taps] += 1
            every.update(others)
    for name, counted in (("moves that were played", chosen), ("all squares of all tokens", every)):
        number = sum(counted.values())
        shares = ", ".join(f"{taps} taps {100 * counted[taps] / number:.0f} %" for taps in sorted(counted))
        mean = sum(taps * times for taps, times in counted.items()) / number
        print(f"{name}: {mean:.2f} on average, {max(counted)} at most ({shares}; {number} of them)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
