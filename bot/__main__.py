"""Where `furunkulus` and `python -m bot` begin."""

import gc
import os
import signal
import sys
from typing import Final

INTERRUPTED: Final = 130
"""The exit code by which shells tell a program that was ended by Ctrl+C."""


def main() -> None:
    """Run the command line. Loading it takes seconds, and whoever tries the bot is told so before."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # and not ignored, as in the background
        # Until a command has its own way to stop: an exception could come up in the middle of any library.
        signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    if sys.argv[1:2] == ["try"] and "--help" not in sys.argv:
        print("Starting the bot and its page ...", flush=True)  # noqa: T201 - typer is not loaded yet
    gc.disable()  # nothing of what is loaded goes again, and to look for it takes a sixth of the time
    from bot.host.cli import main as run  # noqa: PLC0415 - see above

    gc.freeze()  # nor is it searched when a command is through, which took longer than the command itself
    gc.enable()
    run()


if __name__ == "__main__":
    main()
