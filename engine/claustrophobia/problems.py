"""Whether a position can be: every broken invariant in one sentence, which names what it is about."""

from collections import Counter
from collections.abc import Iterator

from engine.claustrophobia.auction import HIGHEST_BID
from engine.claustrophobia.bounds import unbounded
from engine.claustrophobia.cards import ADVANTAGE_COPIES, EVENT_COPIES, full_deck
from engine.claustrophobia.demons import DEMONS
from engine.claustrophobia.effects import EFFECTS
from engine.claustrophobia.exploration import token_places
from engine.claustrophobia.force import MOST_GIFTS
from engine.claustrophobia.hits import to_name
from engine.claustrophobia.lines import LINES
from engine.claustrophobia.phases import (
    Auction,
    DemonAction,
    Force,
    HoleToken,
    HumanAction,
    Initiative,
    MapOrder,
    Naming,
    Over,
    Placing,
    RoundEnd,
)
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import Human, State
from engine.claustrophobia.tiles import BOX
from engine.claustrophobia.tunnels import tile_beside, warriors_on
from engine.claustrophobia.warriors import HUMANS, MOST_TROGLODYTES


def problems(state: State) -> list[str]:
    """Return all that is wrong with a position between two turns, also with one as somebody sees it."""
    found = flaws(state)
    return found or [*_crowded(state), *_waiting(state), *_owed(state)]


def flaws(state: State) -> list[str]:
    """Return what can never be, not even between two events of one turn."""
    found = [*unbounded(state), *_tiles(state), *_humans(state), *_foes(state), *_cards(state), *_points(state)]
    found += _named(state)
    return found or [*scenario_of(state).flaws(state)]


def _tiles(state: State) -> Iterator[str]:
    names = [tile.name for tile in state.tiles]
    owed = getattr(state.owed, "tile", None)
    known = [tile for tile in state.known if tile is not None]
    drawn = [owed] if isinstance(owed, str) else []
    everywhere = [*names, *state.stack, *known, *state.aside, *state.discarded, *drawn]
    for name, times in Counter(everywhere).items():
        if name not in BOX:
            yield f"tiles: there is no {name}."
        elif times > 1:
            yield f"tiles: {name} is there {times} times."
    if len({tile.cell for tile in state.tiles}) < len(state.tiles):
        yield "tiles: two of them lie on one cell."
    if state.tiles and state.tiles[0].cell != (0, 0):
        yield "tiles: T0 does not lie at 0,0."
    for end in state.cave_in or ():
        if end not in range(len(state.tiles)):
            yield f"cave-in: there is no tile T{end}."


def _humans(state: State) -> Iterator[str]:
    if tuple(sorted(state.humans, key=HUMANS.index)) != tuple(state.humans):
        yield "humans: they are not in their order."
    for name, human in state.humans.items():
        if human.tile is not None and human.tile not in range(len(state.tiles)):
            yield f"{name}: there is no tile T{human.tile}."
        if tuple(sorted(set(human.cancelled))) != human.cancelled or not set(human.cancelled) <= set(range(1, 7)):
            yield f"{name}: the cancelled lines are not lines in ascending order."
        if human.die not in (None, *range(1, LINES + 1)):
            yield f"{name}: {human.die} is no die."
        if human.tile is None and human.pending:
            yield f"{name}: hits are pending on somebody who is in play no more."
        if any(guard not in state.humans for hit in human.pending for guard in hit.guards):
            yield f"{name}: a guard of a hit does not play."
        if any(hit.lines < 1 for hit in human.pending):
            yield f"{name}: a hit cancels no line."


def _foes(state: State) -> Iterator[str]:
    places = [*state.troglodytes, *(tough.tile for tough in state.toughs.values())]
    if state.demon is not None:
        places.append(state.demon.tile)
        if not 0 <= state.demon.wounds <= DEMONS[state.demon.kind].health:
            yield f"demon: it cannot have {state.demon.wounds} wounds."
    for tile in places:
        if tile not in range(len(state.tiles)):
            yield f"troglodytes, demon: there is no tile T{tile}."
    if any(min(here.fresh, here.done) < 0 or here.fresh + here.done < 1 for here in state.troglodytes.values()):
        yield "troglodytes: a tile that is named has at least one."
    if sum(here.fresh + here.done for here in state.troglodytes.values()) + len(state.toughs) > MOST_TROGLODYTES:
        yield f"troglodytes: there are more than {MOST_TROGLODYTES}."


def _cards(state: State) -> Iterator[str]:
    piles = {
        "event cards": (
            full_deck(EVENT_COPIES),
            (*state.event_deck, *state.event_hand, *state.prepared, *state.event_discards),
        ),
        "advantage cards": (
            full_deck(ADVANTAGE_COPIES),
            (*state.advantage_deck, *state.advantage_hand, *state.advantage_discards),
        ),
    }
    for kind, (full, there) in piles.items():
        for card, times in Counter(card for card in there if card is not None).items():
            if times > full.count(card):
                yield f"{kind}: {card} is there {times} times."
    if state.event_hand.count(None) + state.prepared.count(None) > len(state.event_deck):
        yield "event cards: more are hidden than there are."
    if state.advantage_hand.count(None) > len(state.advantage_deck):
        yield "advantage cards: more are hidden than there are."
    if len(state.prepared) > 1:
        yield "prepared: at most one card lies face down."


def _points(state: State) -> Iterator[str]:
    phase = state.phase
    if isinstance(phase, Auction) and phase.bid is not None and not 0 <= phase.bid <= HIGHEST_BID:
        yield f"auction: nobody can bid {phase.bid}."
    if isinstance(phase, Auction | Force) and not 0 <= phase.cards <= len(state.advantage_deck):
        yield f"auction: {phase.cards} advantage cards cannot be drawn."
    if isinstance(phase, Force) and not (0 <= phase.points <= HIGHEST_BID and 0 <= phase.gifts <= MOST_GIFTS):
        yield "force: so much cannot be left, or bought."


def _named(state: State) -> Iterator[str]:
    """Look at what is named where something lasts, acts or is counted: it is part of this game."""
    tiles = range(len(state.tiles))
    for effect in state.effects:
        if effect.human not in (None, *state.humans) or effect.tile not in (None, *tiles):
            yield f"effects: {effect.kind} lasts for somebody who does not play, or where no tile is."
        is_on = EFFECTS[effect.kind].is_on
        if (effect.human is None, effect.tile is None) != (is_on != "human", is_on != "tile"):
            yield f"effects: {effect.kind} is on {is_on or 'nothing'}."
    if state.active is not None and (state.active.at in tiles) != (state.active.warrior == "troglodyte"):
        yield "active: a plain troglodyte is on a tile, and of nobody else it is said where."
    if state.active is not None and state.active.warrior in set(HUMANS) - set(state.humans):
        yield f"active: there is no {state.active.warrior}."
    mortal = state.owed.mortal if isinstance(state.owed, Naming) else ()
    if mortal != tuple(name for name in state.humans if name in mortal):
        yield "naming: those who stood at six lines are not humans of this game, in their order."
    if set(state.counters) != set(scenario_of(state).counters):
        yield f"counters: {state.scenario} counts {', '.join(scenario_of(state).counters) or 'nothing'}."


def _crowded(state: State) -> Iterator[str]:
    for number, tile in enumerate(state.tiles):
        for side in ("humans", "demons"):
            there = len(warriors_on(state, number, side))
            freed = state.scenario == "brother"  # whom the Possessed One was comes free where there is no room, too
            if there > tile.rule.capacity + freed:
                yield f"T{number}: there is no room for {there} of the {side}."


def _waiting(state: State) -> Iterator[str]:
    if isinstance(state.phase, Over):
        return
    if isinstance(state.phase, Auction):
        if state.humans:
            yield "humans: nobody is in play before the auction is over."
        if state.phase.bid == 0:
            yield "auction: it is over, for nobody can go lower than 0."
    elif not state.in_play:
        yield "humans: nobody is in play, and the game goes on."
    if state.is_naming != (next(to_name(state), None) is not None):
        yield "naming: what is owed and what is pending do not fit together."
    if isinstance(state.phase, RoundEnd) and not state.is_naming:
        yield "phase: a round ends only while hits are to be named."
    if isinstance(state.phase, Initiative) and 0 < len(state.phase.dice) < len(state.in_play):
        yield "initiative: there are fewer dice than humans."
    if state.active is not None and not isinstance(state.phase, HumanAction | DemonAction):
        yield "phase: nobody acts in it."


def _owed(state: State) -> Iterator[str]:
    """Look at a choice that is owed: there is something to choose, and its phase goes on after it."""
    owed = state.owed
    if isinstance(owed, Placing | HoleToken | MapOrder) and not isinstance(state.phase, HumanAction):
        yield "owed: nobody explores or looks at the Map in this phase."
    if isinstance(owed, Placing) and state.active is None:
        yield "owed: nobody acts who could explore."
    if isinstance(owed, Placing) and not _can_be_laid(state, owed):
        yield f"owed: {owed.tile} cannot be laid there."
    if isinstance(owed, HoleToken) and owed.tile not in range(len(state.tiles)):
        yield f"owed: there is no tile T{owed.tile}."
    elif isinstance(owed, HoleToken) and next(token_places(state), None) is None:
        yield "owed: there is no tile for a Hole token."
    if isinstance(owed, MapOrder) and not state.known:
        yield "owed: there are no tiles to put in order."


def _can_be_laid(state: State, placing: Placing) -> bool:
    is_there = placing.origin in range(len(state.tiles)) and placing.tile in BOX
    if not is_there or state.humans.get(placing.explorer, Human("dead")).place != placing.origin:
        return False
    is_open = placing.direction in state.tiles[placing.origin].openings
    return is_open and tile_beside(state, placing.origin, placing.direction) is None
