"""Drawing any position of a game: `python -m render [--game KEY] POSITION FILE`, with the options of the game.

The game is the one whose notation the position is written in, unless `--game` names one.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import typer

from engine import COMMAND_LINES
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.core import UnknownGame, game_in, known_game, take_game
from engine.fearsome_floors import FEARSOME_FLOORS
from render.claustrophobia import command_line as claustrophobia
from render.core.picture_file import BAD_INPUT
from render.fearsome_floors import command_line as fearsome_floors

MAINS: Final[Mapping[str, Callable[..., None]]] = {
    FEARSOME_FLOORS.key: fearsome_floors.main,
    CLAUSTROPHOBIA.key: claustrophobia.main,
}
"""What draws each game, as a function whose parameters are the arguments and options that it takes."""

DRAWN: Final = {key: COMMAND_LINES[key] for key in MAINS}
"""The games that can be drawn."""


def run(arguments: Sequence[str]) -> None:
    """Draw what the arguments ask for, and end the program."""
    named, others = take_game(arguments)
    try:
        key = game_in(" ".join(others), DRAWN) if named is None else known_game(named, DRAWN)
    except UnknownGame as error:
        typer.echo(str(error), err=True)
        sys.exit(BAD_INPUT)
    game = typer.Typer(add_completion=False)
    game.command(epilog=f"--game KEY names the game ({', '.join(DRAWN)}), where the position does not.")(MAINS[key])
    game(others, prog_name="python -m render")


if __name__ == "__main__":
    run(sys.argv[1:])
