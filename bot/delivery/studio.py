"""The process that makes pictures and films, as the bot sees it: orders go in at a pipe, files come out at another."""

import asyncio
import select
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from subprocess import PIPE
from threading import Lock
from typing import IO, Final

import msgspec

from render.studio import SIZE, Order

LONGEST: Final = 15.0
"""Seconds after which a file is given up; the slowest takes a tenth of one, and starting the process a half."""

TRIES: Final = 2
"""How often a file is tried to be made: the process may have been ended by somebody else."""


class NotMadeError(Exception):
    """A picture or film could not be made; tells what the process said last."""


class Studio:
    """Makes pictures and films, one after the other, in a process of its own, and anew in another one if that fails.

    The process is no child of `multiprocessing`, which would import all of this program into it and outlive it when
    killed. A thread waits for it, so that it goes on with the next file however busy the event loop is.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._closed = False
        self._changing = Lock()

    @property
    def process_id(self) -> int | None:
        """The process; None while there is none."""
        return None if self._process is None else self._process.pid

    def begin(self) -> None:
        """Begin the process, if there is none yet, without waiting for it."""
        self._thread.submit(self._begun)

    async def make(self, order: Order) -> bytes:
        """Make a file; one without bytes stands for what is not worth a film. Raises NotMadeError."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._make, msgspec.json.encode(order))

    def close(self) -> None:
        """End the process, whatever it is making."""
        with self._changing:
            self._closed = True
            if self._process is not None:
                self._process.kill()
        self._thread.shutdown(cancel_futures=True)
        self._end()

    def _make(self, order: bytes) -> bytes:
        said = ""
        for _ in range(TRIES):
            try:
                return answered(self._begun(), order)
            except (OSError, EOFError) as error:
                said = self._end() or repr(error)
        raise NotMadeError(said)

    def _begun(self) -> subprocess.Popen[bytes]:
        with self._changing:
            if self._closed:
                raise NotMadeError("The bot is stopping.")
            if self._process is None:
                # `-P`: where the bot was started may be a folder named as one of ours. In a session of its own: Ctrl+C
                # in a terminal is for the bot, which then ends the studio in its own time.
                self._process = subprocess.Popen(
                    [sys.executable, "-P", "-m", "render.studio"],
                    stdin=PIPE,
                    stdout=PIPE,
                    stderr=PIPE,
                    start_new_session=True,
                )
            return self._process

    def _end(self) -> str:
        """End the process, if there is one; give the last line that it said of its own accord."""
        with self._changing:
            process, self._process = self._process, None
        if process is None:
            return ""
        process.kill()  # one that failed has ended by itself
        _, said = process.communicate()
        return said.decode(errors="replace").strip().rpartition("\n")[2]


def answered(process: subprocess.Popen[bytes], order: bytes) -> bytes:
    """Have an order answered. Raises OSError (a TimeoutError among them) and EOFError where that fails."""
    assert process.stdin is not None  # noqa: S101 - for the types: all three pipes were asked for
    assert process.stdout is not None  # noqa: S101 - likewise
    process.stdin.write(order + b"\n")
    process.stdin.flush()
    begins = select.poll()
    begins.register(process.stdout, select.POLLIN)
    if not begins.poll(LONGEST * 1000):
        raise TimeoutError(f"There was no answer in {LONGEST:g} s.")
    return read(process.stdout, int.from_bytes(read(process.stdout, SIZE)))


def read(file: IO[bytes], size: int) -> bytes:
    """Read so many bytes. Raises EOFError."""
    content = file.read(size)
    if len(content) < size:
        raise EOFError(f"{size - len(content)} bytes are missing.")
    return content
