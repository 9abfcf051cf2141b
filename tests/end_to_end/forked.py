"""Programs that are forked from one that has loaded the bot, for tests of which the loading is no part."""

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


class Forked:
    """A running program, used like `asyncio.subprocess.Process`."""

    def __init__(self, told: "Pipe", output: "Pipe", errors: "Pipe", pid: int) -> None:
        """Use `forked` instead."""
        self.pid = pid
        self.returncode: int | None = None
        self.stdout, self.stderr = output.reader, errors.reader
        self._pipes = (told, output, errors)
        self._ending = asyncio.create_task(self._end(told.reader))

    async def _end(self, told: asyncio.StreamReader) -> int:
        self.returncode = int(await told.readline())
        return self.returncode

    async def wait(self) -> int:
        """Wait for the end; return the exit code, below 0 for a signal."""
        return await asyncio.shield(self._ending)

    async def communicate(self) -> tuple[bytes, bytes]:
        """Return what is still to be read, all of it, once the program has ended."""
        output, errors, _ = await asyncio.gather(self.stdout.read(), self.stderr.read(), self.wait())
        return output, errors

    def send_signal(self, number: int) -> None:
        """Send the program a signal, unless it has ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask the program to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End the program where it stands."""
        self.send_signal(signal.SIGKILL)

    def close(self) -> None:
        """Read no more."""
        for pipe in self._pipes:
            pipe.transport.close()


class Pipe:
    """What a program writes, as it is read here."""

    def __init__(self, reader: asyncio.StreamReader, transport: asyncio.ReadTransport) -> None:
        self.reader = reader
        self.transport = transport

    @classmethod
    async def reading(cls, end: int) -> "Pipe":
        """Read from this end of a pipe."""
        reader = asyncio.StreamReader()
        protocol = asyncio.StreamReaderProtocol(reader)
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(end, "rb", 0))
        return cls(reader, transport)


async def forked(program: str, arguments: Sequence[str], folder: Path, environment: Mapping[str, str]) -> Forked:
    """Start a program of Python's in a folder."""
    asked = {"program": program, "arguments": arguments, "folder": str(folder), "environment": {**environment}}
    ends = [os.pipe() for _ in range(3)]
    output, errors, told = [await Pipe.reading(ours) for ours, _ in ends]
    theirs = [end for _, end in ends]
    socket.send_fds(_fork_server(), [json.dumps(asked).encode()], theirs)
    for end in theirs:
        os.close(end)
    return Forked(told, output, errors, int(await told.reader.readline()))


@cache
def _fork_server() -> socket.socket:
    """Return where the tests of this process ask for programs."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        server = subprocess.Popen([sys.executable, "-m", "tests.fork_server"], stdin=theirs.fileno(), cwd=ROOT)

    def end() -> None:
        ours.close()
        server.wait()

    atexit.register(end)
    return ours
