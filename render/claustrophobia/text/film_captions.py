"""The captions of films: who hits whom, and what comes of it, so short that a line of a film has room for them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.claustrophobia.events import AnyEvent, tunnels
from engine.claustrophobia.state import State
from render.claustrophobia.text.event_text import event_text
from render.claustrophobia.text.labels import TextContext
from render.core import Words


def _attacked(context: TextContext, event: tunnels.Attacked) -> str:
    who, target = context.warrior(event.warrior), context.warrior(event.target, is_target=True)
    return context.words("cl-film-attack", who=who, target=target, hits=event.hits)


_CAPTIONS: Final[Mapping[type[AnyEvent], Callable[[TextContext, Any], str]]] = {
    tunnels.Attacked: _attacked,
    **dict.fromkeys(
        (
            tunnels.ToughAppeared,
            tunnels.TroglodyteAppeared,
            tunnels.DemonAppeared,
            tunnels.DemonWounded,
            tunnels.TroglodytesDied,
            tunnels.WarriorDied,
            tunnels.HumanHit,
            tunnels.HumanLeft,
            tunnels.HitNamed,
            tunnels.HitGuarded,
            tunnels.HitParried,
            tunnels.LineHealed,
        ),
        event_text,
    ),
}
"""The events that have a caption: mostly the sentence that posts have, too."""


def caption_of(words: Words, happened: Sequence[tuple[State, AnyEvent]]) -> str:
    """Return the caption of the last of some events that has one, each with the position before it; empty for none."""
    told = (
        _CAPTIONS[type(event)](TextContext(words, (), state), event)
        for state, event in reversed(happened)
        if type(event) in _CAPTIONS
    )
    return next((caption.replace("**", "") for caption in told if caption), "")
