"""Films of any game from what is written down of a turn, in a process that does nothing else."""

import multiprocessing
import os
import signal
import threading

import msgspec

from engine import GAMES
from engine.core import Turn
from render import SHOWS


def film_of(key: str, before: bytes, turn: bytes) -> bytes | None:
    """Film a turn of a game from the position before it, both as JSON; None for one that is not worth a film."""
    game, show = GAMES[key], SHOWS[key]
    if show.film is None:
        return None
    played = msgspec.json.decode(turn, type=Turn[game.move, game.event])  # type: ignore[name-defined]  # the types are the game's, known only here
    return show.film(msgspec.json.decode(before, type=game.state), played)


def attend() -> None:
    """Begin the process: leave Ctrl+C to the one that wants the films, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # A worker holds both ends of the pipe that it waits at: it would wait for ever for a parent that was killed.
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
