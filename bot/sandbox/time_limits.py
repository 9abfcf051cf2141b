"""How long Discord waits, in seconds; a test may be more patient than Discord, or less."""

import msgspec


class TimeLimits(msgspec.Struct, kw_only=True):
    """Discord's own times by default; what is changed counts from then on."""

    first_answer: float = 3.0
    """From a person's click until the bot's first answer."""
    patience: float | None = None
    """For how long, by the real clock, a person here waits for an answer; None as long as Discord waits for it."""
    token_lifetime: float = 15 * 60.0
    """How long an interaction's follow-ups and edits work."""
    editable: float = 60 * 60.0
    """After this age, edits of a channel message are refused (Discord allows a few)."""
    nonce_memory: float = 3 * 60.0
    """How long the same `nonce` does not make a second message."""
