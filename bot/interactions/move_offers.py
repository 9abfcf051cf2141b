"""The moves that somebody may mean who types after `/act`: what is offered then, and what is told where it is none.

All of it is made of the table as the asker sees it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from itertools import chain, zip_longest
from typing import Any, Final, NamedTuple

from bot.interactions.autocomplete import LONGEST_OFFER, MOST_OFFERS, Offers
from bot.table import TableView
from bot.table.game import MoveNotation
from bot.table.texts import clipped, gathered, plain, unescaped
from engine.core import Reason, Refused, Seat
from engine.core.notation import LONGEST_QUOTE, BadNotation
from render.core import Words

ALL: Final = "?"
"""What the offer begins with that stands for the moves which are not shown: no move is written so."""

LONGEST_TYPED: Final = 90
"""So many characters that offer repeats of what was typed."""

NEAREST: Final = 3
"""How many moves are named to somebody who has typed none."""

LONGEST_LIST: Final = 900
"""How many characters the moves take that are listed because they fit what was typed."""


class PossibleMove(NamedTuple):
    """A move that somebody can make now."""

    move: Any
    """The move."""
    notation: str
    """How it is written."""
    label: str
    """What it is in a few words."""

    @property
    def searched(self) -> str:
        """The text in which words are looked for; `R4` finds `R=4`."""
        return f" {self.label} {self.notation} {self.notation.replace('=', '')}".casefold()


def possible_moves(words: Words, table: TableView, seat: Seat) -> list[PossibleMove]:
    """Return all that a seat can do, standing orders too, the most likely first. Raises Refused."""
    notation, rules, state = notation_of(words, table), table.game.rules, table.started_match.state
    moves = dict.fromkeys((*rules.choices(state, seat), *rules.orders(state, seat)))
    return [
        PossibleMove(move, notation.write(move), notation.label(words, state, move))
        for move in sorted(moves, key=lambda move: notation.rank(state, move))
    ]


def notation_of(words: Words, table: TableView) -> MoveNotation[Any, Any]:
    """Return how moves are written at a table. Raises Refused where its game has commands of its own."""
    notation = table.game.acting.notation
    if notation is None:
        names = words.listing([f"`/{name}`" for name in table.game.acting.commands])
        raise Refused(Reason.of("act-commands", game=words(table.row.game), commands=names))
    return notation


def offered_moves(words: Words, table: TableView, seat: Seat, typed: str) -> Offers:
    """Return labels and moves that fit what is typed; of too many some of each kind, and how many. Raises Refused."""
    notation, state = notation_of(words, table), table.started_match.state
    fitting = _fitting(possible_moves(words, table, seat), typed)
    shown = fitting if len(fitting) <= MOST_OFFERS else _of_each_kind(fitting, MOST_OFFERS - 1)
    labels = [unescaped(notation.long_label(words, state, each.move)) for each in shown]
    offers = list(zip(_told_apart(labels, shown), [each.notation for each in shown], strict=True))
    if len(shown) < len(fitting):
        more = words("act-more", shown=len(shown), count=len(fitting))
        offers.append((more, f"{ALL} {typed[:LONGEST_TYPED]}"))
    return offers


def meant_move(words: Words, table: TableView, seat: Seat, typed: str) -> Any:
    """Return the move that was typed, be it legal or not. Raises Refused, with the nearest legal ones."""
    try:
        return notation_of(words, table).read(typed)
    except BadNotation:
        raise Refused(_not_understood(words, table, seat, typed)) from None


def _not_understood(words: Words, table: TableView, seat: Seat, typed: str) -> Reason:
    possible, asked = possible_moves(words, table, seat), _words_of(typed)
    unknown = [word for word in asked if not any(word in each.searched for each in possible)]
    if not possible or (len(unknown) == len(asked) and seat not in table.game.rules.to_act(table.started_match.state)):
        return Reason.of("act-not-your-turn")
    quoted = plain(" ".join(unknown or asked), longest=LONGEST_QUOTE)
    if fitting := _fitting(possible, typed):
        first, *more = gathered([f"`{each.notation}`" for each in fitting], LONGEST_LIST)
        listed = words.series(first.splitlines()) + (" …" if more else "")
        return Reason.of("act-which" if asked else "act-all", text=quoted, count=len(fitting), moves=listed)
    nearest = "\n".join(f"- `{each.notation}`: {each.label}" for each in _nearest(possible, asked))
    return Reason.of("act-unknown", text=quoted, known="none" if unknown else "each", moves=nearest)


def _words_of(typed: str) -> list[str]:
    return typed.casefold().removeprefix(ALL).split()


def _fitting(possible: Iterable[PossibleMove], typed: str) -> list[PossibleMove]:
    """Return the moves in which all words occur, first those in which they begin words."""
    asked = _words_of(typed)

    def rank(each: PossibleMove) -> tuple[bool, int]:
        return each.notation.casefold() != " ".join(asked), -sum(f" {word}" in each.searched for word in asked)

    return sorted((each for each in possible if all(word in each.searched for word in asked)), key=rank)


def _of_each_kind(fitting: Sequence[PossibleMove], most: int) -> list[PossibleMove]:
    """Return so many moves that no kind is missing because there are many of another one."""
    kinds: dict[str, list[PossibleMove]] = {}
    for each in fitting:
        kinds.setdefault(each.notation.split()[0], []).append(each)
    in_turn = [each for each in chain.from_iterable(zip_longest(*kinds.values())) if each is not None]
    chosen = {each.notation for each in in_turn[:most]}
    return [each for each in fitting if each.notation in chosen]


def _told_apart(labels: Sequence[str], shown: Sequence[PossibleMove]) -> list[str]:
    """Clip labels to what an offer has room for; of those that are alike then each ends with its move as written."""
    short = [clipped(label, LONGEST_OFFER) for label in labels]
    alike = Counter(short)
    return [
        text if alike[text] == 1 else f"{clipped(text, LONGEST_OFFER - len(each.notation) - 3)} ({each.notation})"
        for text, each in zip(short, shown, strict=True)
    ]


def _nearest(possible: Iterable[PossibleMove], asked: Sequence[str]) -> list[PossibleMove]:
    """Return the moves that are written most like what was typed, first those in which most of its words occur."""
    typed = " ".join(asked)

    def distance(each: PossibleMove) -> tuple[int, float]:
        ratio = SequenceMatcher(None, typed, each.notation.casefold()).ratio()
        return -sum(word in each.searched for word in asked), -ratio

    return sorted(possible, key=distance)[:NEAREST]
