"""Where the next card may have a token eaten, for all its ways at once: in the fast form, as a pad waits for it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core import Fate
from engine.fearsome_floors.board import DIRECTIONS
from engine.fearsome_floors.opponents.fast_walk import Walk, run
from engine.fearsome_floors.opponents.floor import floor_of
from engine.fearsome_floors.opponents.grid import CELLS, DEAD, EMPTY, IN, TOKEN
from engine.fearsome_floors.opponents.position import board_of, cell_of_place, change_of
from engine.fearsome_floors.opponents.schedule import schedule_of
from engine.fearsome_floors.results import Result
from engine.fearsome_floors.rounds import bag, fated_card
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import Place, TokenName


def eaten_at(state: State, token: TokenName, results: Iterable[Result], fate: Fate) -> Iterator[Place]:
    """Yield the places where a token may be eaten, of those to which it can move, as `forecast` foresees it."""
    fated = fated_card(state, fate)
    schedule = schedule_of(tuple(Counter(bag(state) if fated is None else (fated,)).items()))
    index, lost = tuple(state.tokens).index(token), DEAD if state.second_half else IN
    cells, places = board_of(state)
    if places[index] > DEAD:
        cells[places[index]] = EMPTY
    monster, facing = CELLS[state.monster.square], DIRECTIONS.index(state.monster.facing)
    for result in results:
        if (cell := cell_of_place(result.place)) <= DEAD:  # nobody is eaten outside
            continue
        walk = Walk(floor_of(state.patches, state.teleporters), lost, cells[:], places[:], monster, facing)
        for changed, there in change_of(state.tiles, result.tiles):
            walk.cells[changed] = there
        walk.cells[cell], walk.places[index] = TOKEN + index, cell
        run(walk, schedule, ends := [(0, 0, places)] * schedule.cards, set(range(schedule.cards)))
        if any(ended[index] == lost for _, _, ended in ends):
            yield result.place
