"""Reads files that people bring, in a process that does nothing else: `python -m bot.host.file_reader`."""

import sys

import msgspec

from bot.games import GAMES
from bot.play.moderation.match_files import FileJob, check
from engine.core import job_pipe

if __name__ == "__main__":
    games = {game.key: game.table for game in GAMES}
    job_pipe.serve(
        sys.stdin.buffer,
        sys.stdout.buffer,
        lambda line: msgspec.json.encode(check(msgspec.json.decode(line, type=FileJob), games)),
    )
