"""How a process does jobs, one after the other: a line comes in at a pipe, what is made goes out at another."""

import traceback
from collections.abc import Callable
from struct import Struct
from typing import BinaryIO, Final

ANSWER: Final = Struct(">?I")
"""Whether it was made, and how many bytes follow: what was made, or a traceback."""


def serve(jobs: BinaryIO, answers: BinaryIO, make: Callable[[bytes], bytes]) -> None:
    """Do jobs until there are no more: the process ends with whoever gives them."""
    for line in jobs:
        try:
            is_made, content = True, make(line)
        except Exception:  # noqa: BLE001 - it belongs to whoever gave the job
            is_made, content = False, traceback.format_exc().encode()
        answers.write(ANSWER.pack(is_made, len(content)) + content)
        answers.flush()
