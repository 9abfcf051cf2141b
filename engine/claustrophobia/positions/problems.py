"""Whether a position can be: every broken invariant in one sentence, which begins with its field (`NOTATION.md`)."""

from collections.abc import Iterator

from engine.claustrophobia.beginning.auction import HIGHEST_BID, MOST_GIFTS
from engine.claustrophobia.cards.advantage_cards import MAP_TILES
from engine.claustrophobia.cards.effects import EFFECTS
from engine.claustrophobia.cards.event_cards import PREPARED
from engine.claustrophobia.fights.hits import to_name
from engine.claustrophobia.positions.bounds import not_in_the_box, out_of_bounds
from engine.claustrophobia.rounds.phases import (
    Activation,
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
from engine.claustrophobia.state import Hit, Human, State, Tile
from engine.claustrophobia.tunnels.exploration import token_places
from engine.claustrophobia.tunnels.map import meet, tile_beside, tile_of, warriors_on
from engine.claustrophobia.tunnels.tiles import BOX
from engine.claustrophobia.warriors.kinds import (
    DEMONS,
    HUMANS,
    KIND_OF,
    LINES,
    MOST_TROGLODYTES,
    OBJECTS,
    RULE_OF,
    HumanName,
    side_of,
)


def problems(state: State) -> list[str]:
    """Return all that is wrong with a position between two turns, also with one as somebody sees it."""
    found = flaws(state) or [*scenario_of(state).problems(state)]
    if found:
        return found
    return [*_closed(state), *_crowded(state), *_alive(state), *_waiting(state), *_acting(state), *_owed(state)]


def flaws(state: State) -> list[str]:
    """Return what can never be, not even between two events of one turn."""
    found = [*out_of_bounds(state), *not_in_the_box(state), *_tiles(state), *_humans(state), *_hits(state)]
    found += [*_objects(state), *_foes(state), *_cards(state), *_points(state), *_named(state)]
    return found


def _tiles(state: State) -> Iterator[str]:
    if len({tile.cell for tile in state.tiles}) < len(state.tiles):
        yield "tiles: two of them lie on one cell."
    if state.tiles and state.tiles[0].cell != (0, 0):
        yield "tiles: T0 does not lie at 0,0."
    for number, tile in enumerate(state.tiles):
        if tile.has_token and tile.rule.has_hole:
            yield f"tiles: T{number} is a hole itself, and bears no Hole token."
        yield from (f"tiles: in {state.scenario} no {what} is on T{number}." for what in _strange(state, tile))
    for end in state.cave_in or ():
        if end not in range(len(state.tiles)):
            yield f"cave-in: there is no tile T{end}."


def _strange(state: State, tile: Tile) -> Iterator[str]:
    """Return what lies on a tile that the scenario has not."""
    scenario = scenario_of(state)
    if tile.seal is not None and all(first.seal is None for first in scenario.tiles):
        yield "seal"
    if tile.chest is not None and "open" not in scenario.deeds:
        yield "chest"


def _humans(state: State) -> Iterator[str]:
    if tuple(sorted(state.humans, key=HUMANS.index)) != tuple(state.humans):
        yield "humans: they are not in their order."
    for name, human in state.humans.items():
        if human.tile is not None and human.tile not in range(len(state.tiles)):
            yield f"humans: there is no tile T{human.tile} for {name}."
        if tuple(sorted(set(human.cancelled))) != human.cancelled or not set(human.cancelled) <= set(range(1, 7)):
            yield f"humans: the cancelled lines of {name} are not lines in ascending order."
        if human.die not in (None, *range(1, LINES + 1)):
            yield f"humans: {human.die} of {name} is no die."
        if human.is_exhausted and human.die not in human.cancelled:
            yield f"humans: {name} cannot be Exhausted, for the line of the die is not cancelled."


def _hits(state: State) -> Iterator[str]:
    for name, human in state.humans.items():
        if human.tile is None and human.pending:
            yield f"humans: hits are pending on {name}, who is in play no more."
        for hit in human.pending:
            if hit.lines < 1:
                yield f"humans: a hit on {name} cancels no line."
            if not set(hit.guards) <= set(state.humans):
                yield f"humans: a guard of a hit on {name} does not play."
            elif hit.guards and (hit.origin != "attack" or not _can_guard(hit, name)):
                yield f"humans: a hit on {name} names a guard who cannot take it."


def _can_guard(hit: Hit, human: HumanName) -> bool:
    return all(guard != human and "bodyguard" in RULE_OF[guard].talents for guard in hit.guards)


def _objects(state: State) -> Iterator[str]:
    for name, human in state.humans.items():
        if human.place == "out" and not _can_be_out(state, name):
            yield f"humans: {name} cannot have left the game."
        if human.tile is None and human.objects:
            yield f"humans: {name} is in play no more, and bears nothing."
        for item in human.objects:
            if KIND_OF[name] not in OBJECTS[item].bearers:
                yield f"humans: {name} cannot bear a {item}."


def _can_be_out(state: State, human: HumanName) -> bool:
    scenario = scenario_of(state)
    return scenario.to_escape > 0 or scenario.carrier(state) == human


def _foes(state: State) -> Iterator[str]:
    places = [("troglodytes", tile) for tile in state.troglodytes]
    places += [("toughs", tough.tile) for tough in state.toughs.values()]
    if state.demon is not None:
        places.append(("demon", state.demon.tile))
        if not 0 <= state.demon.wounds <= DEMONS[state.demon.kind].health:
            yield f"demon: it cannot have {state.demon.wounds} wounds."
        scenario = scenario_of(state)
        if state.demon.kind != scenario.demon:
            yield f"demon: {state.scenario} is played with {scenario.demon}, not with {state.demon.kind}."
        if scenario.demons_to_buy and not state.demons_bought:
            yield "demon, bought: it is in play, and none was bought."
    for field, tile in places:
        if tile not in range(len(state.tiles)):
            yield f"{field}: there is no tile T{tile}."
    if any(min(here.fresh, here.done) < 0 or here.fresh + here.done < 1 for here in state.troglodytes.values()):
        yield "troglodytes: a tile that is named has at least one."
    if sum(here.fresh + here.done for here in state.troglodytes.values()) + len(state.toughs) > MOST_TROGLODYTES:
        yield f"troglodytes: there are more than {MOST_TROGLODYTES}."


def _cards(state: State) -> Iterator[str]:
    if state.event_hand.count(None) + state.prepared.count(None) > len(state.event_deck):
        yield "event-hand: more cards are hidden than there are."
    if state.advantage_hand.count(None) > len(state.advantage_deck):
        yield "advantage-hand: more cards are hidden than there are."
    if state.known.count(None) > len(state.stack):
        yield "known: more tiles are hidden than there are."
    if len(state.known) > MAP_TILES:
        yield f"known: the Sewer Map shows {MAP_TILES} tiles at most."
    if not set(state.gifts_used) <= set(state.gifts):
        yield "gifts-used, gifts: one was used that the Redeemer has not."
    if state.blessed_used and "blessing" not in state.gifts:
        yield "blessed-used, gifts: nobody can be Blessed without the gift of Blessing."
    if len(state.prepared) > 1:
        yield "prepared: at most one card lies face down."
    for card in state.prepared:
        if card is not None and card not in PREPARED:
            yield f"prepared: {card} is not laid face down."


def _points(state: State) -> Iterator[str]:
    phase = state.phase
    if isinstance(phase, Auction) and phase.bid is not None and not 0 <= phase.bid <= HIGHEST_BID:
        yield f"phase: nobody can bid {phase.bid}."
    if isinstance(phase, Auction | Force) and not 0 <= phase.cards <= len(state.advantage_deck):
        yield f"phase: {phase.cards} advantage cards cannot be drawn."
    if isinstance(phase, Force) and not (0 <= phase.points <= HIGHEST_BID and 0 <= phase.gifts <= MOST_GIFTS):
        yield "phase: so much cannot be left, or bought."


def _named(state: State) -> Iterator[str]:
    """Look at what is named where something lasts, acts or is counted: it is part of this game."""
    tiles = range(len(state.tiles))
    for effect in state.effects:
        if effect.human not in (None, *state.humans) or effect.tile not in (None, *tiles):
            yield f"effects: {effect.kind} lasts for somebody who does not play, or where no tile is."
        is_on = EFFECTS[effect.kind].is_on
        if (effect.human is None, effect.tile is None) != (is_on != "human", is_on != "tile"):
            yield f"effects: {effect.kind} is on {f'a {is_on}' if is_on else 'nothing'}."
    if state.active is not None and (state.active.at in tiles) != (state.active.warrior == "troglodyte"):
        yield "active: a plain troglodyte is on a tile, and of nobody else it is said where."
    if state.active is not None and state.active.warrior in set(HUMANS) - set(state.humans):
        yield f"active: there is no {state.active.warrior}."
    mortal = state.owed.mortal if isinstance(state.owed, Naming) else ()
    if mortal != tuple(name for name in state.humans if name in mortal):
        yield "owed: those who stood at six lines are not humans of this game, in their order."


def _closed(state: State) -> Iterator[str]:
    if state.cave_in is not None and not meet(state, *state.cave_in):
        first, second = state.cave_in
        yield f"cave-in: no opening of T{first} leads to one of T{second}."


def _crowded(state: State) -> Iterator[str]:
    for number, tile in enumerate(state.tiles):
        for side in ("humans", "demons"):
            there = len(warriors_on(state, number, side))
            freed = len(scenario_of(state).absent)  # who come into play where there is no room, too
            if there > tile.rule.capacity + freed:
                yield f"tiles: T{number} has no room for {there} of the {side}."


def _alive(state: State) -> Iterator[str]:
    for name, human in state.in_play.items():
        if len(human.cancelled) == LINES:
            yield f"humans: {name} has lost all lines, and is in play."
    if state.demon is not None and state.demon.wounds == DEMONS[state.demon.kind].health:
        yield f"demon: with {state.demon.wounds} wounds it is in play no more."


def _waiting(state: State) -> Iterator[str]:
    if isinstance(state.phase, Over):
        return
    if isinstance(state.phase, Auction):
        if state.humans:
            yield "humans: nobody is in play before the auction is over."
        if state.phase.bid == 0:
            yield "phase: the auction is over, for nobody can go lower than 0."
    elif not state.in_play:
        yield "humans: nobody is in play, and the game goes on."
    elif not isinstance(state.phase, Force) and scenario_of(state).goal(state) is not None:
        yield "phase: what the scenario asks for is decided, and the game goes on."
    if state.is_naming != (next(to_name(state), None) is not None):
        yield "owed: what is owed and what is pending do not fit together."
    if isinstance(state.phase, RoundEnd) and not state.is_naming:
        yield "phase: a round ends only while hits are to be named."
    if isinstance(state.phase, Initiative) and 0 < len(state.phase.dice) < len(state.in_play):
        yield "phase: there are fewer dice than humans."


def _acting(state: State) -> Iterator[str]:
    """Look at whoever acts: it is their side's phase, and they are in play as long as it is not over."""
    active = state.active
    if active is None or isinstance(state.phase, Over):
        return
    if not isinstance(state.phase, HumanAction | DemonAction):
        yield "phase: nobody acts in it."
    elif (side_of(active.warrior) == "humans") != isinstance(state.phase, HumanAction):
        yield f"active: {active.warrior} does not act in this phase."
    elif not active.is_over and not _is_there(state, active):
        yield f"active: {active.warrior} is not in play."


def _is_there(state: State, active: Activation) -> bool:
    """Whether whoever acts is in play; of plain troglodytes, one of those that have begun."""
    if active.at is not None:
        return active.at in state.troglodytes and state.troglodytes[active.at].done > 0
    return tile_of(state, active.warrior) is not None


def _owed(state: State) -> Iterator[str]:
    """Look at a choice that is owed: there is something to choose, and its phase goes on after it."""
    owed = state.owed
    if owed is not None and isinstance(state.phase, Over):
        yield "owed: nobody owes a choice once the game is over."
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
