"""What happens in Claustrophobia, a sentence for each event: whatever is told of a turn is put together from these.

A kind of event is a row of `SENTENCES` in `round_text`, `tunnel_text`, `fight_text` or `hand_text`, or it is in
`SILENT`, because others tell it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.rounds import ActivationEnded, EffectEnded, HumanActionBegan, RoundBegan
from engine.claustrophobia.events.tunnels import NamingDone
from engine.core.kinds import by_kind
from render.claustrophobia.text import fight_text, hand_text, round_text, tunnel_text
from render.claustrophobia.text.labels import TextContext, sentence

SILENT: Final[frozenset[type[AnyEvent]]] = frozenset(
    {
        ActivationEnded,  # whatever begins then tells it
        EffectEnded,  # its sentence has said until when it lasts
        HumanActionBegan,  # the dice have been given
        NamingDone,
        RoundBegan,  # the end of the round before it, and the headline
    }
)
"""Events that have no sentence of their own."""

SENTENCES: Final[Mapping[type[AnyEvent], Callable[[TextContext, Any], str]]] = by_kind(
    (kind for kind in get_args(AnyEvent) if kind not in SILENT),
    {**round_text.SENTENCES, **tunnel_text.SENTENCES, **fight_text.SENTENCES, **hand_text.SENTENCES},
)
"""From each kind of event to how it is told; the sentence is empty where others tell what it says."""


def event_text(context: TextContext, event: AnyEvent) -> str:
    """Tell an event in the position before it; nothing where others tell it."""
    return "" if type(event) in SILENT else sentence(SENTENCES[type(event)](context, event))
