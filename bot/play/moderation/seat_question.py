"""Whoever is to sit somewhere by somebody else's choice is asked, by a post with two buttons."""

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from bot.store import Writer
from bot.table import Person
from bot.table.posts.calls import may_ping
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button, Post, to_row
from bot.table.texts import plain
from engine.core import Reason, Refused
from render.core import Words


class Question(NamedTuple):
    """What somebody is asked."""

    about: int
    """The id of the match, or of the game from a file that waits."""
    person: Person
    """Who is asked."""
    text: Callable[[str], str]
    """What they are asked, by how they are named in it."""
    verbs: tuple[str, str]
    """What the buttons do that say yes and no."""
    is_first: bool
    """Whether they have not been asked just before, as `note_asked` says, and so are pinged if they want that."""


class Answer(NamedTuple):
    """What somebody has pressed."""

    channel_id: int
    """The channel in which they pressed it."""
    person: Person
    """Who has."""
    about: int
    """As in the question."""
    asked_id: int
    """Who was asked."""

    def must_be_theirs(self, name: str) -> None:
        """See that who was asked has answered; `name` is theirs. Raises Refused."""
        if self.person.id != self.asked_id:
            raise Refused(Reason.of("seat-offer-others", name=name))


async def ask(writer: Writer, channel_id: int, question: Question, words: Words, now: datetime) -> None:
    """Owe the channel a question to one person. Who wants no ping is named in it all the same."""
    asked = question.person
    pings = question.is_first and may_ping(await writer.person(asked.id), now)
    yes, no = (str(CustomId(verb, question.about, 0, str(asked.id))) for verb in question.verbs)
    post = Post(
        text=question.text(f"<@{asked.id}>" if question.is_first else plain(asked.name)),
        mention=asked.id if pings else None,
        buttons=(
            Button(id=yes, label=words("seat-offer-take"), style="success"),
            Button(id=no, label=words("seat-offer-refuse")),
        ),
    )
    await writer.owe(match_id=None, channel_id=channel_id, turn=0, new=[to_row(post)])


class Asked(NamedTuple):
    """Who has been asked."""

    names: tuple[str, ...] = ()
    """All of them."""
    unpinged: tuple[str, ...] = ()
    """Those of them whom nothing has pinged, since they have been asked before."""

    def text(self, words: Words) -> str:
        """Tell who has asked, of some people, what becomes of it."""
        sent = words("seat-offer-sent", names=words.listing(self.names))
        if not self.unpinged:
            return sent
        again = words("seat-offer-unpinged", names=words.listing(self.unpinged), count=len(self.unpinged))
        return words.sentences((sent, again))
