"""The engine on the command line: a line of JSON for each line that is read.

`python -m engine` reads standard input to its end; `python -m engine COMMAND ...` answers that one command, with exit
code 1 if the answer is an error. What is wrong is answered with `{"error": sentence}`. The commands are those of the
game that the line's own notation names, or of `--game KEY`; they are told in the notation of its folder:
`engine/fearsome_floors/NOTATION.md` and `engine/claustrophobia/NOTATION.md`.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, BinaryIO, Final

from engine import COMMAND_LINES
from engine.core import UnknownGame, game_in, known_game, take_game

LONGEST_LINE: Final = 65_536
"""Bytes, the end of the line among them; many times what any position needs."""


def main() -> int:
    """Answer the command of the program's arguments, or every line of standard input, and give the exit code."""
    if sys.stdin is None or sys.stdout is None:
        return 1  # started with one of them closed, there is nobody to answer
    try:
        named, words = take_game(sys.argv[1:])
        key = None if named is None else known_game(named, COMMAND_LINES)
        return _single(key, " ".join(words)) if words else _every_line(key, sys.stdin.buffer)
    except UnknownGame as error:
        _write({"error": str(error)})
        return 1
    except KeyboardInterrupt:
        return 130  # as shells count a program that was interrupted
    except OSError as error:
        with suppress(OSError):
            sys.stdout.close()  # or the interpreter would try, and fail, to write the rest at its own end
        if isinstance(error, BrokenPipeError):
            return 0  # whoever asked wants no more answers
        sys.stderr.write(f"{error}\n")
        return 1


def _single(key: str | None, text: str) -> int:
    answered = _answer_or_fault(key, text)
    _write(answered)
    return int("error" in answered)


def _every_line(key: str | None, stream: BinaryIO) -> int:
    for line in _lines(stream):
        _write(_read(key, line))
    return 0


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Return the lines; of one that is too long, as much as shows that it is."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line


def _read(key: str | None, line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        return {"error": f"line: it has more than {LONGEST_LINE} bytes."}
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        return {"error": f"line: it is not UTF-8 at byte {error.start + 1}."}
    return _answer_or_fault(key, text)


def _answer_or_fault(key: str | None, text: str) -> dict[str, Any]:
    try:
        return COMMAND_LINES[key or game_in(text, COMMAND_LINES)].answer(text)
    except UnknownGame as error:
        return {"error": str(error)}
    except Exception as fault:  # noqa: BLE001 - a fault in answering one line must not keep the others from their answers
        return {"error": f"fault: the engine failed with {fault!r}; please report it with this line."}


def _write(answered: dict[str, Any]) -> None:
    sys.stdout.buffer.write(json.dumps(answered).encode("ascii") + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
