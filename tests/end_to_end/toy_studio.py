"""Pictures and films of all games, the toy game too: `python -m tests.end_to_end.toy_studio`, for `render.studio`."""

import sys

from render.studio import serve
from tests.every_game.matches import ALL_GAMES, ALL_SHOWS

if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer, ALL_GAMES, ALL_SHOWS)
