"""A program that has loaded the bot once, and forks whenever it is asked to run one: loading takes a second of a core.

It is asked over a socket, with what the bot is to write to; whoever asks is told the process id, and the exit code.
"""

import gc
import json
import os
import select
import signal
import socket
import sys
from contextlib import suppress
from typing import Any

import sqlalchemy.dialects.postgresql.psycopg
import sqlalchemy.dialects.sqlite.aiosqlite  # noqa: F401 - which the bot would load, like the others here

from bot.host import foreground  # noqa: F401

MOST = 1 << 20
"""The bytes of what is asked: a program, its arguments and its environment."""


def serve() -> None:
    """Fork for each of what is asked, until nobody is there who could ask any more."""
    signal.signal(signal.SIGCHLD, lambda *_: reap())
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C ends the tests, and with them this
    gc.freeze()  # or else the first search for garbage would copy all that is shared with those that are forked
    with socket.socket(fileno=0) as asked:
        while True:
            message, streams, _, _ = socket.recv_fds(asked, MOST, 3)
            if not message:
                return
            if not os.fork():
                asked.close()
                supervise(json.loads(message), *streams)
            for stream in streams:
                os.close(stream)


def reap() -> None:
    """Take note of all that have ended, so that none stays as a zombie."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def supervise(asked: dict[str, Any], output: int, errors: int, report: int) -> None:
    """Fork the program, tell its process id, wait for its end and tell its exit code.

    If whoever asked is gone before, however that ended, the program is killed.
    """
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if not pid:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # as in a terminal, also where the tests run under `nohup`
        os.close(report)
        run(asked, output, errors)
    for stream in (output, errors):
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


def run(asked: dict[str, Any], output: int, errors: int) -> None:
    """Run the program in this process, to its end."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for stream, place in ((output, 1), (errors, 2)):
        os.dup2(stream, place)
        os.close(stream)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = ["-c", *asked["arguments"]]
    exec(asked["program"], {"__name__": "__main__"})  # noqa: S102 - what the tests have written
    sys.exit()


if __name__ == "__main__":
    serve()
