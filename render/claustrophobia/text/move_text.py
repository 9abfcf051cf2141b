"""What can be done, in a few words each: for buttons, menus and completions."""

from typing import assert_never

from engine.claustrophobia import moves
from engine.claustrophobia.rounds.phases import Placing
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import layings
from engine.claustrophobia.tunnels.map import connected, tile_of
from engine.claustrophobia.tunnels.tiles import openings
from engine.claustrophobia.warriors.kinds import HumanName, WarriorName
from render.claustrophobia.text.labels import (
    advantage_card,
    aim_text,
    capital,
    dice_text,
    direction_name,
    event_card,
    human_name,
    kind_of_tile,
    line_text,
    openings_text,
    tile_number,
    warrior_name,
)
from render.core import Fact, Name, Words

Act = moves.Go | moves.UseHole | moves.Leave | moves.Fight | moves.Break | moves.DoDeed
"""What warriors do."""


def move_label(words: Words, state: State, move: moves.AnyMove) -> str:
    """Return a move in a few words, in a position in which it is legal."""
    return capital(_label(words, state, move))


def _label(words: Words, state: State, move: moves.AnyMove) -> str:  # noqa: C901, PLR0911, PLR0912 - one case for each move
    match move:
        case moves.Bid():
            return words("cl-move-bid", points=move.points)
        case moves.Pass():
            return words("cl-move-pass")
        case moves.Buy():
            return _buy(words, move)
        case moves.Roll():
            return words("cl-move-roll")
        case moves.Assign():
            return words("cl-move-assign", dice=given_dice(words, state, move))
        case moves.UseGift():
            return words("cl-move-gift", gift=move.gift, aim=aim_text(words, state, move.aim))
        case moves.PlayAdvantage():
            return words("cl-move-card", card=advantage_card(words, move.card), aim=aim_text(words, state, move.aim))
        case moves.OrderTiles():
            known = [kind_of_tile(words, tile) for tile in move.tiles if tile is not None]
            return words("cl-move-order", tiles=words.series(known))
        case moves.Go() | moves.UseHole() | moves.Leave() | moves.Fight() | moves.Break() | moves.DoDeed():
            return words("cl-move-act", who=_who(words, state, move), act=act_label(words, state, move))
        case moves.Name():
            return _name(words, state, move)
        case moves.LayTile():
            return words("cl-move-tile", openings=_openings(words, state, move))
        case moves.PutHole():
            return words("cl-move-token", tile=tile_number(words, move.tile))
        case moves.PlaceDice():
            return _destiny(words, move)
        case moves.PlayEvent():
            return words("cl-move-card", card=event_card(words, move.card), aim=aim_text(words, state, move.aim))
        case moves.Summon():
            who = warrior_name(words, state, "demon" if move.is_demon else "troglodyte")
            return words("cl-move-summon", who=who, tile=tile_number(words, move.tile))
        case moves.Prepare():
            card: Fact = "" if move.card is None else event_card(words, move.card)
            return words("cl-move-prepare", card=card)
        case moves.SetGuard():
            return words("cl-move-order-guards", order=move.order)
        case moves.End():
            return words("cl-move-end", phase=str(state.phase.__struct_config__.tag))
        case moves.Resign():
            return words("cl-move-resign")
        case _:
            assert_never(move)


def actor_name(words: Words, state: State, warrior: WarriorName, at: int | None) -> Name:
    """Name whoever acts; a plain troglodyte that has yet to begin with its tile."""
    name = warrior_name(words, state, warrior)
    return name if at is None else words.name("cl-at", who=name, tile=tile_number(words, at))


def act_label(words: Words, state: State, move: Act) -> str:
    """Return what a warrior does in a few words, without who it is."""
    match move:
        case moves.Go():
            return _go(words, state, move)
        case moves.UseHole():
            return words("cl-act-hole", tile=tile_number(words, move.tile))
        case moves.Leave():
            return words("cl-act-leave")
        case moves.Fight():
            return _fight(words, state, move)
        case moves.Break():
            return words("cl-act-break", cards=_cards(words, move))
        case moves.DoDeed():
            return words("cl-deed", deed=move.deed)


def _who(words: Words, state: State, move: Act) -> Name:
    return actor_name(words, state, move.warrior, None if isinstance(move, moves.Leave | moves.DoDeed) else move.at)


def _buy(words: Words, move: moves.Buy) -> str:
    item = words.name("cl-item", item=move.item)
    if move.bearer is None:
        return words("cl-move-buy", item=item)
    return words("cl-move-buy-for", item=item, human=human_name(words, move.bearer))


def given_dice(words: Words, state: State, move: moves.Assign, *, in_short: bool = False) -> str:
    """Tell who gets which die, and whom it exhausts; in short where a button has all of them."""
    return words.series([given_die(words, state, human, die, in_short=in_short) for human, die in move.dice])


def given_die(words: Words, state: State, human: HumanName, die: int, *, in_short: bool = False) -> str:
    """Tell who gets a die, with a mark where it exhausts."""
    key = "cl-die-exhausts" if die in state.humans[human].cancelled else "cl-die-of"
    return words(key, human=human if in_short else human_name(words, human), die=die)


def _go(words: Words, state: State, move: moves.Go) -> str:
    tile, direction = tile_of(state, move.warrior, move.at), direction_name(words, move.direction)
    target = None if tile is None else connected(state, tile, move.direction)
    if target is None:
        return words("cl-act-explore", direction=direction)
    return words("cl-act-walk", direction=direction, tile=tile_number(words, target))


def _fight(words: Words, state: State, move: moves.Fight) -> str:
    target = _target(words, state, move)
    if move.is_all:
        return words("cl-act-fight-all", target=target)
    on = "" if move.tile is None else words("cl-act-on", tile=tile_number(words, move.tile))
    return words("cl-act-fight", target=target, on=on, cards=_cards(words, move))


def _target(words: Words, state: State, move: moves.Fight) -> Name:
    """Name whom a warrior attacks; plain troglodytes by how many there are."""
    tile = tile_of(state, move.warrior, move.at) if move.tile is None else move.tile
    there = None if move.target != "troglodyte" or tile is None else state.troglodytes.get(tile)
    if there is None:
        return warrior_name(words, state, move.target, is_target=True)
    return words.name("cl-troglodytes", count=there.fresh + there.done)


def _cards(words: Words, move: moves.Fight | moves.Break) -> str:
    war_cry = words("cl-act-war-cry") if move.war_cry else ""
    return war_cry + (words("cl-act-suicide") if move.suicide else "")


def _name(words: Words, state: State, move: moves.Name) -> str:
    human = human_name(words, move.human)
    if move.guard is not None:
        return words("cl-move-guard", human=human, guard=human_name(words, move.guard))
    if move.parry:
        return words("cl-move-parry", human=human)
    lines = words.listing([line_text(words, state, move.human, line) for line in move.lines])
    return words("cl-move-name", human=human, lines=lines)


def laying_label(words: Words, state: State, move: moves.LayTile) -> str:
    """Return a way to lay the drawn tile, with the number that it has on the picture."""
    return words("cl-laying", number=[*layings(state)].index(move) + 1, way=move_label(words, state, move))


def _openings(words: Words, state: State, move: moves.LayTile) -> Fact:
    placing = state.owed
    return openings_text(words, openings(placing.tile, move.turn)) if isinstance(placing, Placing) else ""


def _destiny(words: Words, move: moves.PlaceDice) -> str:
    dice = dice_text(words, move.dice)
    if move.human is None:
        return words("cl-move-destiny", slot=move.slot, dice=dice)
    return words("cl-move-destiny-on", slot=move.slot, dice=dice, human=human_name(words, move.human))
