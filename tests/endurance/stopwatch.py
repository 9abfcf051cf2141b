"""How long people wait: measured from what they do to the first answer, the picture, and the call of who is next."""

from collections.abc import Awaitable
from time import perf_counter

from bot.sandbox import Change, MessageEdited, MessagePosted, NoAnswerError
from tests.end_to_end.player import next_on
from tests.endurance.crowd_figures import OPENING, Phase
from tests.endurance.ledger import Attempt
from tests.endurance.people import Answer


class Stopwatch:
    """Measures for the phase that is on."""

    def __init__(self) -> None:
        self.phase = Phase(name=OPENING, pace=0.0)
        self.attempts: dict[int, list[Attempt]] = {}
        self._shown: set[int] = set()

    async def __call__(self, deed: Awaitable[Answer], *, is_first: bool = True) -> Answer:
        """Measure the time to a first answer."""
        begun = perf_counter()
        try:
            return await deed
        except (NoAnswerError, TimeoutError):
            if is_first:
                self.phase.unanswered += 1
            else:
                self.phase.unkept += 1
            raise
        finally:
            if is_first:
                self.phase.answers.append(perf_counter() - begun)

    def heard(self, change: Change) -> None:
        """Measure from a table's newest attempt to its first picture, and to the board that calls somebody.

        A board of a round is edited, and then has another picture.
        """
        if not isinstance(change, MessagePosted | MessageEdited) or change.message.is_ephemeral:
            return
        before = change.before.attachments if isinstance(change, MessageEdited) else ()
        if change.message.attachments and change.message.attachments != before:
            tried = self.attempts.get(change.channel.id)
            if tried and id(tried[-1]) not in self._shown:
                self._shown.add(id(tried[-1]))
                self.phase.pictures.append(perf_counter() - tried[-1].at)
            if tried and next_on(change.message) is not None:
                self.phase.calls.append(perf_counter() - tried[-1].at)
