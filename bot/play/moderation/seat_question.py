"""Whoever is to sit somewhere by somebody else's choice is asked, by a post with two buttons."""

from typing import NamedTuple

from bot.store import Writer
from bot.table import Person
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button, Post, to_row
from engine.core import Reason, Refused
from render.core import Words


class Question(NamedTuple):
    """What somebody is asked."""

    about: int
    """The id of the match, or of the game from a file that waits."""
    person_id: int
    """Who is asked."""
    text: str
    verbs: tuple[str, str]
    """What the buttons do that say yes and no."""
    pings: bool = True
    """Whether it may ping, if the person wants to be mentioned."""


class Answer(NamedTuple):
    """What somebody has pressed."""

    channel_id: int
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


async def ask(writer: Writer, channel_id: int, question: Question, words: Words) -> None:
    """Owe the channel a question to one person. Who wants no mentions is named in it all the same."""
    person = await writer.person(question.person_id)
    yes, no = (str(CustomId(verb, question.about, 0, str(question.person_id))) for verb in question.verbs)
    post = Post(
        text=question.text,
        mention=question.person_id if question.pings and person.pings == "mention" else None,
        buttons=(
            Button(id=yes, label=words("seat-offer-take"), style="success"),
            Button(id=no, label=words("seat-offer-refuse")),
        ),
    )
    await writer.owe(match_id=None, channel_id=channel_id, turn=0, new=[to_row(post)])
