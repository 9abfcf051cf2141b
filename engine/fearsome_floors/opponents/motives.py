"""Why a move is played, as keys with facts: what it does to the cards that would eat somebody, and to a token's way.

The numbers are those of the forecast, before the move ("had it stayed") and after it. And where the next card may have
a token eaten, for all its ways at once, as a pad waits for it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from engine.core import Fate, Motive, Seat
from engine.fearsome_floors.board import DIRECTIONS
from engine.fearsome_floors.forecast import forecast, what_if, why_no_forecast
from engine.fearsome_floors.moves import AnyMove, MoveToken
from engine.fearsome_floors.opponents import tile_choice
from engine.fearsome_floors.opponents.evaluation import UNREACHABLE, points_to_exit, rounds_needed
from engine.fearsome_floors.opponents.fast_walk import Walk, run, schedule_of
from engine.fearsome_floors.opponents.grid import CELLS, DEAD, EMPTY, IN, TOKEN, floor_of
from engine.fearsome_floors.opponents.position import board_of, cell_of_place, change_of, position_of
from engine.fearsome_floors.opponents.search import Sight
from engine.fearsome_floors.outcome import has_won
from engine.fearsome_floors.path import Result
from engine.fearsome_floors.rounds import bag, fated_card
from engine.fearsome_floors.state import LAST_ROUND, State
from engine.fearsome_floors.tokens import OUT, WAITING, Place, TokenName, colour_of, shown_number

WEAK: Final = frozenset({"waits", "no-nearer", "too-late"})
"""What says that there is no better reason."""

MOST_MOTIVES: Final = 2
"""More motives than these make nobody wiser."""

MAY_STILL_MOVE: Final = 0.4
"""What eats a token that can still move counts so much."""

Risks = Mapping[TokenName, int]
"""For each token by how many cards it would be eaten."""


def of_level(state: State, seat: Seat, move: AnyMove, sight: Sight, imagined: str | None) -> tuple[Motive, ...]:
    """Return why a level plays a move, claiming nothing that it did not compute."""
    if not isinstance(move, MoveToken):
        return tile_choice.explain(move)
    if sight == "bag":
        return explain(state, seat, move)
    said = Motive("runs") if imagined is None else Motive("imagines", {"card": imagined})
    return (*_progress(state, what_if(state, seat, move), move), said)


def explain(state: State, seat: Seat, move: AnyMove) -> tuple[Motive, ...]:
    """Return what speaks for a move, the strongest first, and what it risks. Raises NotAllowed."""
    if not isinstance(move, MoveToken):
        return tile_choice.explain(move)
    after = what_if(state, seat, move)
    progress = tuple(_progress(state, after, move))
    if progress[0].key == "wins" or why_no_forecast(after) is not None:
        return progress[:1]
    stays = what_if(state, seat, MoveToken(move.token))
    weighed = sorted(_changes(state, after, move.token, _risks(stays), _risks(after)), key=lambda one: -one[0])
    strongest = tuple(motive for _, motive in weighed[:MOST_MOTIVES])
    progress = tuple(motive for motive in progress if motive.key not in WEAK) or (() if strongest else progress)
    if not strongest or not progress:
        return (*strongest, *progress)[:MOST_MOTIVES]
    return (
        (*progress[:1], *strongest)
        if progress[0].key in ("escapes", "enters")
        else (*strongest, *progress)[:MOST_MOTIVES]
    )


def _risks(state: State) -> Risks:
    if why_no_forecast(state) is not None:
        return {}
    seen = forecast(state)
    return {danger.token: int(danger.chance * seen.drawn_from) for danger in seen.dangers}


def _changes(
    state: State, after: State, token: TokenName, before: Risks, risks: Risks
) -> Iterator[tuple[float, Motive]]:
    """Return each change in the cards that eat a token, with its weight."""
    cards = sum(walk.copies for walk in forecast(after).walks)
    for other in state.tokens:
        was, now = before.get(other, 0), risks.get(other, 0)
        facts: dict[str, str | int] = {"before": was, "after": now, "cards": cards}
        if other == token:
            yield from _own(token, was, now, cards)
        elif was != now:
            weight = abs(was - now) * (1.0 if other in after.moved else MAY_STILL_MOVE)
            if colour_of(other) == colour_of(token):
                yield weight, Motive("rescues" if now < was else "exposes", {"other": other, **facts})
            elif now > was:
                yield weight, Motive("feeds", {"other": other, **facts})


def _own(token: TokenName, was: int, now: int, cards: int) -> Iterator[tuple[float, Motive]]:
    if now == 0 and was:
        yield was, Motive("safe", {"token": token, "before": was, "cards": cards})
    elif now < was:
        yield was - now, Motive("safer", {"token": token, "before": was, "after": now, "cards": cards})
    elif now:
        yield now, Motive("risks", {"token": token, "after": now, "cards": cards})


def _progress(state: State, after: State, move: MoveToken) -> Iterator[Motive]:
    """Say what a move does for its token's way out."""
    token = move.token
    place, came_from = after.tokens[token], state.tokens[token]
    if place == OUT:
        yield Motive("wins" if has_won(after, colour_of(token)) else "escapes", {"token": token})
        return
    if came_from == WAITING and place != WAITING:
        yield Motive("enters", {"token": token})
    points = points_to_exit(position_of(state).table.floor)
    next_number = shown_number(token, round_number=state.round, turned=True)
    here, there = points[cell_of_place(came_from)], points[cell_of_place(place)]
    before, rounds = rounds_needed(here, next_number)[0], rounds_needed(there, next_number)[0]
    facts: dict[str, str | int] = {"token": token, "rounds": rounds}
    if there < UNREACHABLE and rounds > (left := LAST_ROUND - state.round):
        yield Motive("too-late", {**facts, "left": left})
        return
    if there >= here:
        yield Motive("no-nearer" if move.path else "waits", {"token": token})
        return
    is_counted = here < UNREACHABLE and rounds < before
    yield Motive("nearer", {**facts, "before": before}) if is_counted else Motive("on-its-way", facts)


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
