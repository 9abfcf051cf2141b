"""The import contracts name every game: else a new one could be imported from anywhere, and nothing would say so."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
SHARED = {"core", "locales"}
"""Folders of `engine` and `render` that are no game's."""


def games(room: str) -> set[str]:
    """The packages of games in a room."""
    folders = {path.parent.name for path in (ROOT / room).glob("*/__init__.py")} - SHARED
    return {f"{room.replace('/', '.')}.{folder}" for folder in folders}


def forbidden(name: str) -> set[str]:
    (contract,) = (contract for contract in CONTRACTS if contract["name"] == name)
    return set(contract["forbidden_modules"])


def test_outside_its_own_folders_no_game_is_known_whichever_it_is() -> None:
    everywhere = games("engine") | games("render") | games("bot/games")
    assert "engine.fearsome_floors" in everywhere
    assert forbidden("outside its own folders no game is known") == everywhere
    assert forbidden("the core of the engine knows no game") == games("engine")
