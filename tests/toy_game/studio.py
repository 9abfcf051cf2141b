"""Pictures and films of all games, the toy game too: `python -m tests.toy_game.studio`, in place of `render.studio`."""

import sys
from typing import Final

from engine import GAMES
from render import SHOWS
from render.studio import serve
from tests.toy_game import TOY_GAME
from tests.toy_game.show import TOY_SHOW

ALL_GAMES: Final = {**GAMES, TOY_GAME.key: TOY_GAME}
ALL_SHOWS: Final = {**SHOWS, TOY_GAME.key: TOY_SHOW}

if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer, ALL_GAMES, ALL_SHOWS)
