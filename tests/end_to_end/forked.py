"""Programs that are forked from one that has loaded the bot, for tests of which the loading is no part."""

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

ROOT: Final = Path(__file__).parents[2]

FORK_SERVER: Final = "FORK_SERVER"
"""The variable with the path of the socket where `tests/forked_module.py` asks."""


class ModulePopen(subprocess.Popen[Any]):
    """A process of which a module is forked, too, where `subprocess.Popen` is replaced by this."""

    def __init__(self, command: Sequence[str], **options: Any) -> None:
        """Begin it; what is no module begins anew."""
        if (*command[:2],) == (sys.executable, "-m"):
            command = (sys.executable, "-IS", str(ROOT / "tests" / "forked_module.py"), *command[2:])
        super().__init__(command, **options)


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
            with suppress(ProcessLookupError):  # it has, and its exit code is not read yet
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
    async def new(cls) -> tuple["Pipe", int]:
        """Make a pipe, and return it with the end to write to."""
        end, written = os.pipe()
        reader = asyncio.StreamReader()
        protocol = asyncio.StreamReaderProtocol(reader)
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(end, "rb", 0))
        return cls(reader, transport), written


async def forked(program: str, arguments: Sequence[str], folder: Path, environment: Mapping[str, str]) -> Forked:
    """Start a program of Python's in a folder."""
    (output, its_output), (errors, its_errors) = [await Pipe.new() for _ in range(2)]
    with _closing(its_output, its_errors):
        told = await _asked(program, arguments, folder, environment, (its_output, its_errors))
    return Forked(told, output, errors, int(await told.reader.readline()))


@asynccontextmanager
async def forked_to(
    log: IO[bytes], program: str, arguments: Sequence[str], folder: Path, environment: Mapping[str, str]
) -> AsyncIterator[int]:
    """Start a program that writes to a file, and give its process id; it is killed at the end."""
    told = await _asked(program, arguments, folder, environment, (log.fileno(), log.fileno()))
    try:
        yield int(await told.reader.readline())
    finally:
        told.transport.close()  # which the fork server heeds


async def _asked(
    program: str, arguments: Sequence[str], folder: Path, environment: Mapping[str, str], streams: tuple[int, int]
) -> Pipe:
    """Ask for a program, and return where its process id and its exit code are told."""
    asked = {"program": program, "arguments": arguments, "folder": str(folder), "environment": {**environment}}
    told, its_report = await Pipe.new()
    nothing = os.open(os.devnull, os.O_RDONLY)
    with _closing(its_report, nothing):
        socket.send_fds(fork_server(), [json.dumps(asked).encode()], [nothing, *streams, its_report])
    return told


@contextmanager
def _closing(*ends: int) -> Iterator[None]:
    """Close what somebody else has got."""
    try:
        yield
    finally:
        for end in ends:
            os.close(end)


@cache
def fork_server() -> socket.socket:
    """Return where the tests of this process ask for programs."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    modules = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    modules.bind(str(Path(tempfile.mkdtemp()) / "modules"))  # in a folder of this user alone
    os.environ[FORK_SERVER] = modules.getsockname()
    with theirs, modules:
        command = [sys.executable, "-m", "tests.fork_server", str(modules.fileno())]
        server = subprocess.Popen(command, stdin=theirs.fileno(), pass_fds=[modules.fileno()], cwd=ROOT)  # noqa: S603 - ours

    def end() -> None:
        ours.close()
        server.wait()

    atexit.register(end)
    return ours
