"""Leads an unmodified client to the sandbox: Discord's host names resolve to 127.0.0.1, all others not at all."""

import socket
import ssl

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

DISCORD_HOSTS = frozenset({"discord.com", "gateway.discord.gg", "cdn.discordapp.com", "media.discordapp.net"})
_LOOPBACK = "127.0.0.1"


class LoopbackResolver(AbstractResolver):
    """Resolves Discord's names to the sandbox's port, and refuses every other name with `OSError`."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the sandbox's address, whatever port the name was asked with."""
        if host not in DISCORD_HOSTS:
            raise OSError(f"{host}:{port} is not Discord: the stand-in's clients reach nothing else")
        return [ResolveResult(hostname=host, host=_LOOPBACK, port=self._port, family=family, proto=0, flags=0)]

    async def close(self) -> None:
        """Nothing is open."""


def connector(port: int, *, tls: ssl.SSLContext) -> aiohttp.TCPConnector:
    """Return a connector for the client: `tls` must trust whoever signed the sandbox's certificate."""
    return aiohttp.TCPConnector(resolver=LoopbackResolver(port), ssl=tls, family=socket.AF_INET, limit=0)
