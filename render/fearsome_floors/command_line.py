"""Fearsome Floors on the command line: `python -m render FFN board.png`, or `walk.gif --walk 8` for a film."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import typer

from engine.core import Play, ScriptedChance, Turn
from engine.fearsome_floors.cards import CARDS, Card
from engine.fearsome_floors.events import AnyEvent
from engine.fearsome_floors.evolve import evolve
from engine.fearsome_floors.moves import RevealCard
from engine.fearsome_floors.notation import BadNotation, read_position
from engine.fearsome_floors.state import State
from engine.fearsome_floors.turns import GameTurn
from engine.fearsome_floors.walk import walk
from render.core import words_in
from render.core.picture_file import FILMS, STILLS, WIDEST, as_kind, film_as_kind, kind_of, refuse, write
from render.fearsome_floors import board_scene, film, paint, text_board

_CARDS: Final = f"a film needs a card ({', '.join(CARDS)})"


def main(
    position: Annotated[str, typer.Argument(metavar="FFN", help="The position, in quotes.")],
    out: Annotated[Path | None, typer.Argument(help="The file to draw: .png, .webp; .gif, .webp for a walk.")] = None,
    *,
    size: Annotated[int | None, typer.Option(help="The width in pixels; not for a film.", min=1, max=WIDEST)] = None,
    walked: Annotated[str | None, typer.Option("--walk", metavar="CARD", help="Film the walk of a card.")] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the board as text.")] = False,
) -> None:
    """Draw a position of Fearsome Floors, or the film of a walk that begins there."""
    try:
        state = read_position(position)
    except BadNotation as fault:
        refuse(str(fault))
    if text:
        typer.echo(text_board(words_in("en"), state))
    if out is not None:
        write(out, _still(state, out, size) if walked is None else _film(state, out, walked, size))
    elif not text:
        refuse("out: name a file to draw into, or ask for --text.")


def _still(state: State, out: Path, width: int | None) -> bytes:
    kind = kind_of(out, STILLS, f"--walk: {_CARDS}.")
    return as_kind(paint(board_scene(state)), kind, width)


def _film(state: State, out: Path, written: str, width: int | None) -> bytes:
    kind = kind_of(out, FILMS, f"--walk: a walk is filmed into {' or '.join(FILMS)}.")
    if width is not None:
        refuse("--size: a film has one size only; leave it out.")
    if written not in CARDS:
        refuse(f"--walk: {_CARDS}.")
    card: Card = next(card for card in CARDS if card == written)
    play: Play[State, AnyEvent] = Play(state, evolve, ScriptedChance(()))
    walk(play, card)
    turn: GameTurn = Turn(None, RevealCard(), tuple(play.events), (), datetime.now(UTC))
    return film_as_kind(film([(state, turn)]) or b"", kind)
