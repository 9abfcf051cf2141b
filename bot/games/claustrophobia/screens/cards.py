"""Cards and gifts on screens: each that can be played, and what it can be played on."""

from bot.games.claustrophobia.screens.screen import Option, Screen, Sight
from engine.claustrophobia.fights.combat import would_bury_seal
from engine.claustrophobia.moves import PlayAdvantage, PlayEvent, UseGift
from engine.claustrophobia.warriors.kinds import HumanName
from render.claustrophobia.text.labels import aim_label, capital
from render.claustrophobia.text.move_text import move_label

Used = type[PlayAdvantage] | type[PlayEvent] | type[UseGift]
AnyUse = PlayAdvantage | PlayEvent | UseGift


def cards_of(sight: Sight, kind: Used, *, human: HumanName | None = None) -> list[Option]:
    """Return the cards or gifts of a kind that can be played, for one human if named; an aim has its own screen."""
    found: dict[str, list[AnyUse]] = {}
    for move in sight.moves:
        if isinstance(move, kind) and human in (None, move.aim.human):
            found.setdefault(_name(move), []).append(move)
    return [_option(sight, name, moves, human) for name, moves in found.items()]


def card_screen(sight: Sight, path: str) -> Screen:
    """Ask on what a card or a gift is to be used; the path is `card NAME` or `card NAME HUMAN`."""
    _, name, *humans = path.split(" ")
    moves = [
        move
        for move in sight.moves
        if isinstance(move, AnyUse) and _name(move) == name and (not humans or move.aim.human == humans[0])
    ]
    if not moves:
        return Screen(sight.words("cl-pad-not-now"), (), back="")
    aims = [Option(_aim(sight, move), move) for move in moves]
    text = sight.words("cl-pad-aim", card=title(sight, moves[0]), about=title(sight, moves[0], about="-about"))
    warning = sight.words("cl-pad-buries-seal") if any(_buries_seal(sight, move) for move in moves) else ""
    return Screen("\n".join(filter(None, (text, warning))), (aims,), back="".join(humans))


def _name(move: AnyUse) -> str:
    """Name what is used, gifts apart from cards of the same name."""
    return f"gift-{move.gift}" if isinstance(move, UseGift) else move.card


def _buries_seal(sight: Sight, move: AnyUse) -> bool:
    if not isinstance(move, PlayEvent) or move.aim.tile is None or move.aim.direction is None:
        return False
    return would_bury_seal(sight.state, move.aim.tile, move.aim.direction)


def _option(sight: Sight, name: str, moves: list[AnyUse], human: HumanName | None) -> Option:
    note = title(sight, moves[0], about="-about")
    if len(moves) == 1:
        return Option(move_label(sight.words, sight.state, moves[0]), moves[0], note=note)
    return Option(title(sight, moves[0]), path=" ".join(("card", name, *filter(None, (human,)))), note=note)


def _aim(sight: Sight, move: AnyUse) -> str:
    return capital(aim_label(sight.words, sight.state, move.aim)) or sight.words("cl-pad-nobody")


def title(sight: Sight, move: AnyUse, *, about: str = "") -> str:
    """Name a card or a gift, or say what it does: `about` is the end of the key then."""
    if isinstance(move, UseGift):
        return sight.words(f"cl-gift{about}", gift=move.gift)
    kind = "advantage" if isinstance(move, PlayAdvantage) else "event"
    return sight.words(f"cl-{kind}-card{about}", card=move.card)
