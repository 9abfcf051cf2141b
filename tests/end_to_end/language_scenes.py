"""Made-up languages that are offered, who uses Discord in which of them, and all that is said to anybody."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.games import GAMES
from bot.host.program import put_together
from bot.runtime.client import Program
from bot.sandbox import Message, World
from bot.sandbox.world.changes import Change, MessageEdited, MessagePosted
from bot.sandbox.world.messages import Json, walk
from tests.pseudo_language import languages_of, make, offered_too

LOCALES: Final = {"Ada": "sv-SE", "Ben": "fi", "Cleo": "en-GB", "Mo": "en-US"}
NAMES: Final = (*LOCALES, "UTC", "FFN")
SPOKEN: Final = {"Ada": "eo", "Ben": "vo", "Cleo": "en", "Mo": "en"}


@pytest.fixture(scope="session")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two languages, for Swedish and for Finnish clients."""
    folder = tmp_path_factory.mktemp("languages")
    return make(folder, "eo", discord="sv-SE"), make(folder, "vo", discord="fi")


@pytest.fixture
def spoken(folders: tuple[Path, Path], world: World) -> Iterator[Program]:
    """The program while three languages are offered, of which Ada, Ben and the others have one each."""
    for name, locale in LOCALES.items():
        world.locales[world.people[name].id] = locale
    with offered_too(*folders):
        yield put_together(GAMES)


def parts_of(components: object) -> Iterator[str]:
    """Return the texts of buttons, menus and forms."""
    for part, _ in walk(components):  # type: ignore[arg-type]  # as they are sent
        yield from (str(part[key]) for key in ("label", "placeholder", "description", "content") if part.get(key))
        for option in part.get("options", ()):
            yield from (str(option[key]) for key in ("label", "description") if option.get(key))


def all_of(message: Message) -> list[str]:
    """Return all texts of a message."""
    alts = [file.description for file in message.attachments if file.description]
    return [text for text in (message.content, *alts, *parts_of(message.components)) if text]


class Heard:
    """Everything that was sent in a world: by whom it can be read, and what it says."""

    def __init__(self, world: World) -> None:
        self.texts: list[tuple[str, str]] = []
        self._world = world
        world.subscribe(self._hear)

    def _hear(self, change: Change) -> None:
        if isinstance(change, MessagePosted | MessageEdited):
            reader = self._world.member(change.message.ephemeral_to or 0)
            who = "everybody" if reader is None else reader.name
            self.texts += [(who, text) for text in all_of(change.message)]

    def languages(self, who: str) -> set[str]:
        """Return in which languages somebody was told something."""
        names = (*self._world.people, *NAMES)
        return {language for told, text in self.texts if told == who for language in languages_of(text, names)}

    def offered(self, choices: list[Json]) -> None:
        """Hear what is offered while somebody types."""
        self.texts += [("somebody", str(choice["name"])) for choice in choices]

    def wrong_anywhere(self, language: str) -> list[str]:
        """Return what anybody was told in another language, each text once."""
        everyone = {told for told, _ in self.texts}
        return sorted({text for who in everyone for text in self.wrong(who, language)})

    def wrong(self, who: str, language: str) -> list[str]:
        """Return what somebody was told in another language."""
        names = (*self._world.people, *NAMES)
        return [text for told, text in self.texts if told == who and languages_of(text, names) - {language}]


@pytest.fixture
def heard(world: World) -> Heard:
    return Heard(world)
