"""Pictures and films of any game, made by a process that does nothing else: `python -m render.studio`.

It does jobs at its pipes (`engine.core.job_pipe`) with the file, or with no bytes for turns that are not worth a
film.
"""

import ctypes
import sys
from collections.abc import Mapping
from itertools import count
from typing import Any, BinaryIO, Final

import msgspec

from engine import GAMES
from engine.core import AnyGame, Turn, Value, job_pipe
from render import SHOWS
from render.core import Show, words_in

PICTURES_BETWEEN: Final = 10
"""After so many pictures memory is given back, which takes 2 ms: the pictures leave holes among what is kept."""


class Part(Value, frozen=True):
    """A turn to be filmed, and the position before it, both as plain JSON."""

    before: Any
    """The position."""
    turn: Any
    """The turn."""


class PictureJob(Value, frozen=True, tag="picture"):
    """A picture to be painted: of which game, and its scene as plain JSON."""

    game: str
    """The key of the game."""
    scene: Any
    """The scene."""


class FilmJob(Value, frozen=True, tag="film"):
    """A film to be made: of which game, and of which turns in a row."""

    game: str
    """The key of the game."""
    parts: tuple[Part, ...]
    """The turns."""
    language: str
    """That of its captions."""


Job = PictureJob | FilmJob


def make(job: Job, games: Mapping[str, AnyGame] = GAMES, shows: Mapping[str, Show] = SHOWS) -> bytes | None:
    """Paint a PNG or make a GIF; None for what is not worth a film."""
    game, show = games[job.game], shows[job.game]
    if isinstance(job, PictureJob):
        return show.paint(msgspec.convert(job.scene, show.scene))
    if show.film is None:
        return None
    turn = Turn[game.move, game.event]  # type: ignore[name-defined]  # the types are the game's, known only here
    parts = [(_read(part.before, game.state), _read(part.turn, turn)) for part in job.parts]
    return show.film(parts, words_in(job.language))


def give_back_memory() -> None:
    """Give the memory that was freed back to the system, where it runs on glibc, which would keep it."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


def _read(value: Any, kind: Any) -> Any:
    """Read a value from plain JSON, in which the keys of mappings are strings."""
    return msgspec.convert(value, kind, str_keys=True)


def serve(
    jobs: BinaryIO, answers: BinaryIO, games: Mapping[str, AnyGame] = GAMES, shows: Mapping[str, Show] = SHOWS
) -> None:
    """Draw what all pictures share, then do jobs until there are no more."""
    for show in shows.values():
        show.prepare()
    pictures = count(1)

    def do(line: bytes) -> bytes:
        job = msgspec.json.decode(line, type=Job)
        try:
            return make(job, games, shows) or b""
        finally:
            if isinstance(job, FilmJob) or next(pictures) % PICTURES_BETWEEN == 0:
                give_back_memory()

    job_pipe.serve(jobs, answers, do)


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
