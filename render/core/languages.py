"""Which languages there are: a folder each in `render/locales`, with `about.toml`."""

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, Literal

import msgspec

LOCALES: Final = resources.files("render") / "locales"

ENGLISH: Final = "en"
"""The language that every message has, so what another one lacks is said in it."""


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `about.toml` says of a language."""

    name: str
    """It, in itself."""
    discord: tuple[str, ...]
    """Discord's languages whose people are answered in it."""
    status: Literal["draft", "read", "offered"]
    """Only offered ones are spoken on Discord."""
    read: str
    """Who or what has read all of it, and when."""


def _about(folder: Traversable) -> Language:
    return msgspec.convert(tomllib.loads((folder / "about.toml").read_text(encoding="utf-8")), Language)


LANGUAGES: Final = {
    folder.name: _about(folder)
    for folder in sorted(LOCALES.iterdir(), key=lambda each: (each.name != ENGLISH, each.name))
    if (folder / "about.toml").is_file()
}
"""All that have such a folder, English first. Raises ValidationError at import for a file that says something else."""

ELSEWHERE: Final[dict[str, Traversable]] = {}
"""The folders of languages that stand outside of this package."""


def offer(folder: Traversable) -> None:
    """Speak a language that is none of those that are offered: a draft that somebody tries, or one from elsewhere."""
    LANGUAGES[folder.name] = msgspec.structs.replace(_about(folder), status="offered")
    ELSEWHERE[folder.name] = folder


def offered() -> tuple[str, ...]:
    """Return the languages that are spoken on Discord, English first."""
    return tuple(name for name, language in LANGUAGES.items() if language.status == "offered")


def language_of(locale: str) -> str:
    """Return our language for one of Discord's, as `en-GB`; English where we offer none."""
    return next((name for name in offered() if locale in LANGUAGES[name].discord), ENGLISH)
