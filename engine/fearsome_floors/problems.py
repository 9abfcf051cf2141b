"""Whether a position can be: every broken invariant in one sentence, which names the FFN field that it is about."""

from collections import Counter
from collections.abc import Iterator
from typing import assert_never

from engine.fearsome_floors import tokens
from engine.fearsome_floors.board import EXIT, ORDER, Square
from engine.fearsome_floors.cards import CARDS, full_bag
from engine.fearsome_floors.draft import why_not_placed
from engine.fearsome_floors.reasons import plainly
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import LAST_ROUND, DraftPhase, MonsterPhase, Over, State, TokenPhase
from engine.fearsome_floors.supply import DRAFT_TILES, SIZES, SUPPLY, TELEPORTERS, tile_of
from engine.fearsome_floors.tiles import FLOORS, PAIR, TILES, Floor, Patch, floors_by_square


def problems(state: State) -> list[str]:
    """Return all that is wrong with a position between two turns; empty if it is sound, and the game can go on from it.

    In the middle of a turn there may be more than `flaws`: a token that passes over another one shares its square, the
    last piece of a full row is on the monster's before the monster leaves it, and whoever has done all that they could
    is still the one to move.
    """
    return [*problems_midway(state), *_stuck(state)]


def problems_midway(state: State) -> list[str]:
    """Return all that is wrong with a position, but for what keeps the game from going on from it."""
    return [*flaws(state), *_trodden(state), *_crowded(state)]


def flaws(state: State) -> list[str]:
    """Return what can never be, not even between two events of one turn."""
    return [
        *_monster(state),
        *_tiles(state),
        *_patches(state),
        *_teleporters(state),
        *_tokens(state),
        *_places(state),
        *_order(state),
        *_draft(state),
    ]


def _monster(state: State) -> Iterator[str]:
    if state.monster.square not in ORDER:
        yield f"monster: {state.monster.square} is not on the board."


def _tiles(state: State) -> Iterator[str]:
    teleporters = {teleporter.square for teleporter in state.teleporters}
    for square, tile in state.tiles.items():
        if square not in ORDER:
            yield f"{TILES[tile].field}: {square} is not on the board."
        if square in teleporters:
            yield f"{TILES[tile].field}: a {tile} stands on {square}, where a teleporter is."


def _patches(state: State) -> Iterator[str]:
    covered: dict[Square, Floor] = {}
    for patch in state.patches:
        field, piece = FLOORS[patch.floor].field, FLOORS[patch.floor].piece
        if patch.corner not in ORDER:
            yield f"{field}: {patch.corner} is not on the board."
        elif not _is_sized(patch):
            yield f"{field}: there is no {piece} of {patch.width}x{patch.height}."
        else:
            squares = patch.squares()
            if None in squares:
                yield f"{field}: the {piece} on {patch.corner} reaches over the edge of the board."
            under = next((covered[square] for square in squares if square is not None and square in covered), None)
            if under is not None:
                other = f"another {piece}" if under == patch.floor else f"a {FLOORS[under].piece}"
                yield f"{field}: the {piece} on {patch.corner} lies over {other}."
            covered |= dict.fromkeys((square for square in squares if square is not None), patch.floor)


def _is_sized(patch: Patch) -> bool:
    """Whether there are patches of this size; a save may claim one whose squares nobody could count."""
    return (patch.width, patch.height) in SIZES.get(patch.floor, ())


def _teleporters(state: State) -> Iterator[str]:
    squares: set[str] = set()
    covered = floors_by_square(tuple(patch for patch in state.patches if _is_sized(patch) and patch.corner in ORDER))
    for teleporter in state.teleporters:
        if teleporter.square not in ORDER:
            yield f"teleporters: {teleporter.square} is not on the board."
        if teleporter.square in squares:
            yield f"teleporters: two lie on {teleporter.square}."
        over = covered.get(teleporter.square)
        if over is not None:
            yield f"{FLOORS[over].field}: a {FLOORS[over].piece} lies over the teleporter on {teleporter.square}."
        squares.add(teleporter.square)
    for pair, tile in TELEPORTERS.items():
        times = sum(teleporter.pair == pair for teleporter in state.teleporters) + state.draft.count(tile)
        if times not in (0, PAIR):
            yield f"teleporters: a pair has two, and of pair {pair} there {'is one' if times == 1 else f'are {times}'}."
    if tuple(sorted(state.teleporters, key=lambda one: (one.pair, ORDER.get(one.square, 0)))) != state.teleporters:
        yield "teleporters: they are not in the order of pairs and squares."


def _tokens(state: State) -> Iterator[str]:
    players = len(state.colours)
    if tuple(state.tokens) == tokens.token_names(state.colours) and len(set(state.colours)) == players:
        yield from (
            f"tokens: {c} plays at larger tables only." for c in state.colours if c not in tokens.colours_for(players)
        )
        return
    for colour in state.colours:
        numbers = tuple(int(token[1:]) for token in state.tokens_of(colour))
        if numbers != tokens.numbers_for(players) or state.colours.count(colour) > 1:
            wanted = ", ".join(f"{tokens.LETTERS[colour]}{number}" for number in tokens.numbers_for(players))
            yield f"tokens: {colour} needs exactly {wanted}."
            return
    yield "tokens: they are not in the order of the seats."


def _places(state: State) -> Iterator[str]:
    teleporters = {teleporter.square for teleporter in state.teleporters}
    for token, place in state.tokens.items():
        if place in tokens.OFF_BOARD:
            continue
        if place not in ORDER:
            yield f"tokens: {place}, where {token} is, is not on the board."
        if place in state.tiles:
            yield f"tokens: {token} stands on {place}, where a {state.tiles[place]} is."
        if place in teleporters:
            yield f"tokens: {token} stands on {place}, where a teleporter is."
    yield from (f"tokens: {token} has moved, but is not in the game." for token in state.moved - state.tokens.keys())


def _order(state: State) -> Iterator[str]:
    if not 1 <= state.round <= LAST_ROUND:
        yield f"round: {state.round} is not a round from 1 to {LAST_ROUND}."
    for card, times in Counter(state.cards).items():
        if times > full_bag(longer=state.longer).count(card):
            yield f"cards: there are not so many cards {card}."
    if tuple(sorted(state.cards, key=tuple(CARDS).index)) != state.cards:
        yield "cards: they are not in ascending order."
    if state.start not in (state.colours or tokens.COLOURS[:1]):
        yield f"start: {state.start} does not play."
    match state.phase:
        case DraftPhase(colour) | TokenPhase(colour) | Over(winner=colour):
            if colour not in (None, *state.colours):
                yield f"turn: {colour} does not play."
        case MonsterPhase():
            pass
        case _:
            assert_never(state.phase)
    yield from _escaped(state)
    yield from _resigned(state)


def _escaped(state: State) -> Iterator[str]:
    for token in state.escaped:
        if state.tokens.get(token) != tokens.OUT:
            yield f"escaped: {token} is not out."
    for token, place in state.tokens.items():
        if place == tokens.OUT and token not in state.escaped:
            yield f"escaped: {token} is out, and not among those that got out."
    if len(set(state.escaped)) < len(state.escaped):
        yield "escaped: a token is named twice."


def _resigned(state: State) -> Iterator[str]:
    for colour in state.resigned:
        if colour not in state.colours:
            yield f"resigned: {colour} does not play."
    if len(set(state.resigned)) < len(state.resigned):
        yield "resigned: a player is named twice."
    for token, place in state.tokens.items():
        if place not in (tokens.OUT, tokens.EATEN) and tokens.colour_of(token) in state.resigned:
            yield f"resigned: {token} is still in the game."


def _draft(state: State) -> Iterator[str]:
    """Look at a dungeon that is not finished: nothing else has begun."""
    if not state.draft or not all(_is_sized(patch) for patch in state.patches):
        return
    if tuple(sorted(state.draft, key=DRAFT_TILES.index)) != state.draft:
        yield "draft: the tiles are not in their order."
    placed = (tile_of(piece) for piece in (*state.tiles.values(), *state.patches, *state.teleporters))
    for tile, times in Counter((*state.draft, *placed)).items():
        if times > SUPPLY.count(tile):
            yield f"draft: {times} times {tile}, with those on the board; the supply has {SUPPLY.count(tile)}."
    if (
        state.round > 1
        or state.moved
        or any(
            place != tokens.WAITING and tokens.colour_of(token) not in state.resigned
            for token, place in state.tokens.items()
        )
    ):
        yield "draft: all tokens wait outside until the last tile is placed."
    if state.monster.square != EXIT:
        yield f"draft: the monster waits on {EXIT} until the last tile is placed."
    if isinstance(state.phase, TokenPhase | MonsterPhase):
        yield "draft: nobody moves until the last tile is placed."
    yield from (f"draft: {plainly(reason)}" for reason in why_not_placed(state))


def _trodden(state: State) -> Iterator[str]:
    """Look at what stands on the monster's square: no line is just being pushed round to its back."""
    square = state.monster.square
    if square in state.tiles:
        yield f"monster: it stands on {square}, where a {state.tiles[square]} is."
    yield from (
        f"monster: it stands on {square}, where {t} is." for t, place in state.tokens.items() if place == square
    )


def _crowded(state: State) -> Iterator[str]:
    """Look at tokens on one square: nobody is just passing there."""
    standing: dict[str, str] = {}
    for token, place in state.tokens.items():
        if place in standing and place not in tokens.OFF_BOARD:
            yield f"tokens: {standing[place]} and {token} both stand on {place}."
        standing[place] = token


def _stuck(state: State) -> Iterator[str]:
    """Look at what is to happen next: somebody can do it."""
    match state.phase:
        case DraftPhase(colour):
            if not state.draft:
                yield f"draft: no tile is left for {colour} to place."
            elif colour in state.resigned:
                yield f"turn: {colour} has resigned."
        case TokenPhase(colour):
            if not unmoved(state, colour):
                yield f"turn: {colour} has no token to move."
        case MonsterPhase() | Over():
            pass
        case _:
            assert_never(state.phase)
    if not state.cards and not isinstance(state.phase, Over):
        yield "cards: none is left to be revealed."
