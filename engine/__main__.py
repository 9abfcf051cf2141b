"""The engine on the command line: a line of JSON for each line that is read.

`python -m engine` reads standard input to its end; `python -m engine COMMAND ...` answers that one command, with exit
code 1 if the answer is an error. What is wrong is answered with `{"error": sentence}`. The commands are those of the
game that the line's own notation names, or of `--game KEY`; `help`, or nothing to answer, lists them all. They are told
in the notation of its folder: `engine/fearsome_floors/NOTATION.md` and `engine/claustrophobia/NOTATION.md`.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Annotated, Any, BinaryIO, Final

import typer

from engine import COMMAND_LINES
from engine.core import UnknownGame, game_in

LONGEST_LINE: Final = 65_536
"""Bytes, the end of the line among them; many times what any position needs."""

_WIDEST: Final = max(len(game.usage(name)) for game in COMMAND_LINES.values() for name in game.commands)
_LISTED: Final = "\n\n".join(
    "\n".join(
        (f"\b\n{key}", *(f"  {game.usage(name):{_WIDEST}}  {game.commands[name].about}" for name in game.commands))
    )
    for key, game in COMMAND_LINES.items()
)

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.command(
    help=f"Answer a command, or each line of standard input, with a line of JSON.\n\n{_LISTED}",
    context_settings={"ignore_unknown_options": True, "max_content_width": 120},
)
def main(
    context: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="COMMAND", hidden=True)] = None,
    game: Annotated[str | None, typer.Option(metavar="KEY", help="The game, where no position names it.")] = None,
) -> None:
    """Answer the command of the program's arguments, or every line of standard input, and end with the exit code."""
    if sys.stdin is None or sys.stdout is None:
        raise typer.Exit(1)  # started with one of them closed, there is nobody to answer
    try:
        named = None if game is None else game_in("", COMMAND_LINES, game)
        if words == ["help"] or (not words and sys.stdin.isatty()):
            typer.echo(context.get_help())
        elif words:
            raise typer.Exit(_single(named, " ".join(words)))
        elif not _every_line(named, sys.stdin.buffer):
            typer.echo(context.get_help(), err=True)
    except UnknownGame as error:
        _write({"error": str(error)})
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None  # as shells count a program that was interrupted
    except OSError as error:
        with suppress(OSError):
            sys.stdout.close()  # or the interpreter would try, and fail, to write the rest at its own end
        if not isinstance(error, BrokenPipeError):  # with which whoever asked wants no more answers
            sys.stderr.write(f"{error}\n")
            raise typer.Exit(1) from None


def _single(named: str | None, text: str) -> int:
    answered = _answer(named, text)
    _write(answered)
    return int("error" in answered)


def _every_line(named: str | None, stream: BinaryIO) -> int:
    """Answer every line, and return how many there were."""
    number = 0
    for number, line in enumerate(_lines(stream), start=1):  # noqa: B007 - it is counted to the end
        _write(_read(named, line))
    return number


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Return the lines; of one that is too long, as much as shows that it is."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line


def _read(named: str | None, line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        return {"error": f"line: it has more than {LONGEST_LINE} bytes."}
    try:
        text = line.decode("utf-8-sig")  # editors on Windows put a byte order mark first
    except UnicodeDecodeError as error:
        return {"error": f"line: it is not UTF-8 at byte {error.start + 1}."}
    return _answer(named, text)


def _answer(named: str | None, text: str) -> dict[str, Any]:
    try:
        return COMMAND_LINES[game_in(text, COMMAND_LINES, named)].answer(text)
    except UnknownGame as error:
        return {"error": str(error)}
    except Exception as fault:  # noqa: BLE001 - a fault in answering one line must not keep the others from their answers
        return {"error": f"fault: the engine failed with {fault!r}; please report it with this line."}


def _write(answered: dict[str, Any]) -> None:
    sys.stdout.buffer.write(json.dumps(answered).encode("ascii") + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    app(prog_name="python -m engine")
