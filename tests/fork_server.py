"""A program that has loaded the bot once, and forks whenever it is asked to run one: loading takes a second of a core.

It is asked over a socket, with what the bot is to write to; whoever asks is told the process id, and the exit code.
The processes that such a bot starts, its studio above all, are forked here as well (`tests/forked_module.py`).
"""

import asyncio
import gc
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy.dialects.postgresql.psycopg
import sqlalchemy.dialects.sqlite.aiosqlite  # noqa: F401 - which the bot would load, like the others here

from bot.host import file_reader, foreground  # noqa: F401 - likewise
from bot.host.trial import process_main  # noqa: F401 - likewise
from render import SHOWS, studio  # noqa: F401 - likewise
from tests.all_commands import tree_of_all
from tests.end_to_end.forked import FORK_SERVER, ModulePopen

MOST: Final = 1 << 20
"""The bytes of what is asked: a program, its arguments and its environment."""

MODULES: Final = socket.socket(fileno=int(sys.argv[1]))
"""Where `tests/forked_module.py` asks."""


def serve() -> None:
    """Fork for each of what is asked, until no test is there that could ask any more."""
    signal.signal(signal.SIGCHLD, lambda *_: reap())
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C ends the tests, and with them this
    prepare()
    gc.freeze()  # or else the first search for garbage would copy all that is shared with those that are forked
    with socket.socket(fileno=0) as tests:
        while True:
            asked = select.select([tests, MODULES], [], [])[0][0]
            message, streams, _, _ = socket.recv_fds(asked, MOST, 4)
            if not message:
                shutil.rmtree(Path(MODULES.getsockname()).parent)  # which was made for it
                return
            if not os.fork():
                tests.close()
                supervise(json.loads(message), *streams)
            for stream in streams:
                os.close(stream)


def prepare() -> None:
    """Draw sprites and translate commands once; every fork inherits both."""
    for show in SHOWS.values():
        show.prepare()
    asyncio.run(tree_of_all().payload())


def reap() -> None:
    """Take note of all that have ended, so that none stays as a zombie."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def supervise(asked: dict[str, Any], given: int, output: int, errors: int, report: int) -> None:
    """Fork the program, tell its process id, wait for its end and tell its exit code.

    If whoever asked is gone before, however that ended, the program is killed.
    """
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if not pid:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # as in a terminal, also where the tests run under `nohup`
        os.close(report)
        run(asked, given, output, errors)
    for stream in (given, output, errors):
        os.close(stream)
    ends = select.poll()
    ends.register(os.pidfd_open(pid), select.POLLIN)
    ends.register(report, 0)  # that nobody reads it any more is told in any case
    with suppress(BrokenPipeError):
        os.write(report, b"%d\n" % pid)
    ends.poll()
    os.kill(pid, signal.SIGKILL)  # nothing happens to one that has ended
    _, status = os.waitpid(pid, 0)
    with suppress(BrokenPipeError):
        os.write(report, b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


def run(asked: dict[str, Any], *streams: int) -> None:
    """Run the program in this process, to its end."""
    for place, stream in enumerate(streams):
        os.dup2(stream, place)
        os.close(stream)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"], **{FORK_SERVER: MODULES.getsockname()})
    sys.argv = ["-c", *asked["arguments"]]
    subprocess.Popen = ModulePopen  # type: ignore[assignment, misc]  # which `asyncio` begins processes with, too
    exec(asked["program"], {"__name__": "__main__"})  # noqa: S102 - what the tests have written
    sys.exit()


if __name__ == "__main__":
    serve()
