"""Why a PostgreSQL server refuses connections just now, by its code: its words may be in any language.

Libpq keeps the words of a refused connection and throws its code away, so psycopg has none to tell. Who says no more
than hello gets the code from the server itself, before there is any word of encryption or a password.
"""

import socket
import struct
from typing import Final

from sqlalchemy import URL

PORT: Final = 5432
"""PostgreSQL's own, where the address names none."""

PROTOCOL: Final = 3 << 16
"""The version that every server speaks."""

LONGEST: Final = 10_000
"""Bytes of an answer that are read at most."""


def refusal_code(url: URL, *, patience: float) -> str:
    """Return the code with which a server refuses a connection now; nothing where it would take one, or is silent."""
    if url.host is None or url.host.startswith("/"):  # a socket of the system
        return ""
    try:
        with socket.create_connection((url.host, url.port or PORT), timeout=patience) as asking:
            asking.sendall(startup_message(url))
            with asking.makefile("rb") as answers:
                kind, (length,) = answers.read(1), struct.unpack("!I", answers.read(4))
                answer = answers.read(min(length, LONGEST)) if kind == b"E" else b""
    except (OSError, struct.error):
        return ""
    return next((field[1:].decode() for field in answer.split(b"\0") if field.startswith(b"C")), "")


def startup_message(url: URL) -> bytes:
    """Return how a client begins: who wants which database."""
    who = url.username or ""
    said = "".join(f"{word}\0" for word in ("user", who, "database", url.database or who, ""))
    return struct.pack("!II", 8 + len(said.encode()), PROTOCOL) + said.encode()
