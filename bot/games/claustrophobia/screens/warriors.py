"""Screens on which warriors act: who is to act, then where to, whom to attack with which odds, deeds and cards."""

from collections.abc import Iterator
from typing import Final

from bot.games.claustrophobia.screens.cards import card_screen, cards_of
from bot.games.claustrophobia.screens.screen import (
    END,
    Option,
    Screen,
    Sight,
    end_options,
    end_screen,
    has_room,
    legend,
)
from bot.table.puzzles import is_puzzle, series_of
from engine.claustrophobia.choices.moments import actors
from engine.claustrophobia.events.rounds import ActivationBegan
from engine.claustrophobia.events.tunnels import WarriorMoved
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.moves import (
    Break,
    Fight,
    Go,
    Leave,
    PlayAdvantage,
    PlayEvent,
    Prepare,
    UseGift,
    UseHole,
)
from engine.claustrophobia.rounds.activations import movement_left
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import connected, room_on, warriors_on
from engine.claustrophobia.tunnels.movement import steps, why_not_go
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, Side, WarriorName
from engine.claustrophobia.warriors.strength import stats_of
from render.claustrophobia.text.labels import capital, human_name, stats_text, tile_number
from render.claustrophobia.text.move_text import Act, act_label, actor_name, move_label
from render.claustrophobia.text.odds_text import odds_text
from render.claustrophobia.text.text_board import wanted
from render.claustrophobia.text.warrior_text import demon_line, human_line

FEWEST_TOGETHER: Final = 2
"""So many troglodytes of a tile can do something together."""

Actor = tuple[WarriorName, int | None]
"""A warrior, with the tile of a plain troglodyte that has yet to begin."""


def humans(sight: Sight, path: str) -> Screen:
    """Show who may act, gifts and cards; or one human."""
    return _screen(sight, path, "humans")


def demons(sight: Sight, path: str) -> Screen:
    """Show which troglodytes, and which of the others, may act, and event cards; or one of them."""
    return _screen(sight, path, "demons")


def _screen(sight: Sight, path: str, side: Side) -> Screen:
    if path.startswith("card "):
        return card_screen(sight, path)
    if is_puzzle(sight.table.row.id) and series_of(sight.table.row.id) != "lesson":
        return _gift_or_none(sight)
    able = [actor for actor in actors(sight.state, side) if _moves_of(sight, actor)]
    if path == END and able:
        return end_screen(sight, _still(sight, able), back="all")
    chosen = next((actor for actor in able if _path(*actor) == path), None)
    if chosen is None and not path:
        chosen = _following(sight, able)
    return _all(sight, able) if chosen is None else _one(sight, chosen, [actor for actor in able if actor != chosen])


def _gift_or_none(sight: Sight) -> Screen:
    """Show what can follow the dice of a puzzle: its fights are not played, as their chance is the mark."""
    none = [end._replace(label=sight.words("cl-pad-no-gift"), style="secondary") for end in end_options(sight, "")]
    return Screen(sight.words("cl-pad-which-gift"), (cards_of(sight, UseGift), none))


def _path(warrior: WarriorName, at: int | None) -> str:
    return warrior if at is None else f"T{at}"


def _following(sight: Sight, able: list[Actor]) -> Actor | None:
    """Return who is acting and can still do something; else the only one who can, where no card is to be thought of."""
    active = sight.state.active
    if active is not None and not active.is_over and (active.warrior, None) in able:
        return active.warrior, None
    return able[0] if len(able) == 1 and not _cards(sight) else None


def _all(sight: Sight, able: list[Actor]) -> Screen:
    words, state = sight.words, sight.state
    lines = [
        wanted(words, state),  # the picture, and its alt text, have everybody's line
        "" if able else words("cl-pad-nobody-acts"),
        legend(sight) if able else "",
    ]
    text = "\n".join(line for line in lines if line)
    end = end_options(sight, _still(sight, able))
    return Screen(text, ([_actor(sight, actor) for actor in able], _cards(sight), end))


def _cards(sight: Sight) -> list[Option]:
    """Return gifts and cards that can be used, whoever is to act."""
    moves = [move for move in sight.moves if isinstance(move, Prepare)]
    prepared = [Option(move_label(sight.words, sight.state, move), move) for move in moves]
    return [*cards_of(sight, UseGift), *cards_of(sight, PlayAdvantage), *cards_of(sight, PlayEvent), *prepared]


def _still(sight: Sight, able: list[Actor]) -> str:
    """Say who can still act; nothing where nobody can."""
    if not able:
        return ""
    who = actor_name(sight.words, sight.state, *able[0])
    return sight.words("cl-pad-still", who=who, others=len(able) - 1)


def _actor(sight: Sight, actor: Actor) -> Option:
    warrior, at = actor
    stats = stats_text(sight.words, stats_of(sight.state, warrior))
    name = actor_name(sight.words, sight.state, warrior, at)
    return Option(sight.words("cl-pad-actor", who=name, stats=stats), path=_path(*actor), style="primary")


def _one(sight: Sight, actor: Actor, others: list[Actor]) -> Screen:
    """Show what a warrior can do, and where there is room who may act instead; with nobody else, the phase's end."""
    warrior = actor[0]
    moves = _moves_of(sight, actor)
    human = HUMAN_NAMED.get(warrior)
    cards = [] if human is None else cards_of(sight, PlayAdvantage, human=human)
    deeds = [_option(sight, move) for move in moves if not isinstance(move, Go | UseHole | Leave | Fight | Break)]
    walks = [_option(sight, move) for move in moves if isinstance(move, Go | UseHole | Leave)]
    own = ([*_together(sight, moves), *walks], [*_attacks(sight, moves), *deeds], cards)
    besides = [_actor(sight, other)._replace(style="secondary") for other in others]
    besides = besides or end_options(sight, _still(sight, [actor]))
    groups = (*own, besides) if has_room((*own, besides)) else own
    return Screen("\n".join(_lines(sight, actor, moves)), groups, back="all")


def _moves_of(sight: Sight, actor: Actor) -> list[Act]:
    """Return what a warrior can do by itself, without cards."""
    moves = [move for move in sight.moves if isinstance(move, Act)]
    return [move for move in moves if (move.warrior, getattr(move, "at", None)) == actor]


def _lines(sight: Sight, actor: Actor, moves: list[Act]) -> Iterator[str]:
    warrior, at = actor
    human = HUMAN_NAMED.get(warrior)
    if human is not None:
        yield human_line(sight.words, sight.state, human)
    elif warrior == "demon":
        yield demon_line(sight.words, sight.state)
    else:
        who, stats = actor_name(sight.words, sight.state, warrior, at), stats_of(sight.state, warrior)
        yield sight.words("cl-pad-warrior", who=who, stats=stats_text(sight.words, stats))
    for move in moves:
        if isinstance(move, Fight | Break) and not (isinstance(move, Fight) and move.is_all):
            yield sight.words("cl-odds", label=_label(sight, move), odds=odds_text(sight.words, sight.state, move))


def _together(sight: Sight, moves: list[Act]) -> Iterator[Option]:
    """Return what the troglodytes of a tile that have not begun can do one after the other, as many as can.

    They go to the next tile, and attack somebody there if humans are on it; or two tiles on, if they are so fast.
    """
    words, state = sight.words, sight.state
    for move in moves:
        if not isinstance(move, Go) or move.at is None or move.warrior != "troglodyte":
            continue
        target = connected(state, move.at, move.direction)
        count = 0 if target is None else min(state.troglodytes[move.at].fresh, room_on(state, target, "demons"))
        if target is None or count < FEWEST_TOGETHER:
            continue
        act = act_label(words, state, move)
        humans = [HUMAN_NAMED[name] for name in warriors_on(state, target, "humans") if name in HUMAN_NAMED]
        for human in humans:
            both = (move, Fight("troglodyte", human))
            label = words("cl-pad-all-attack", count=count, act=act, human=human_name(words, human))
            yield Option(label, move, (*both * count,)[1:], style="danger")
        if not humans:
            yield Option(words("cl-pad-all", count=count, act=act), move, (move,) * (count - 1), style="primary")
            for step, further in _second_steps(state, move, target):
                second = words("cl-pad-all-on", count=count, act=act, tile=tile_number(words, further))
                yield Option(second, move, (*(move, step) * count,)[1:], style="primary")


def _second_steps(state: State, move: Go, target: int) -> Iterator[tuple[Go, int]]:
    """Return how a troglodyte can go on after a step, and where that leads."""
    if move.at is None or movement_left(state, move.warrior, move.at) < len(("one", "another")):
        return
    begun = evolve(state, ActivationBegan(move.warrior, move.at))
    there = evolve(begun, WarriorMoved(move.warrior, move.at, target, 1))
    for step in steps(there, move.warrior, None):
        further = connected(there, target, step.direction)
        if further not in (None, move.at) and why_not_go(there, step) is None:
            yield step, further


def _attacks(sight: Sight, moves: list[Act]) -> Iterator[Option]:
    """Return attacks, those of several troglodytes first."""
    attacks = [move for move in moves if isinstance(move, Fight | Break)]
    for move in sorted(attacks, key=lambda move: not (isinstance(move, Fight) and move.is_all)):
        yield _option(sight, move)._replace(style="danger")


def _option(sight: Sight, move: Act) -> Option:
    return Option(_label(sight, move), move, style="primary")


def _label(sight: Sight, move: Act) -> str:
    return capital(act_label(sight.words, sight.state, move))
