"""Discord's documented limits, checked on every request: each `refuse_...` raises what Discord would answer."""

from bot.sandbox.limits.answer_limits import (
    refuse_answer_type,
    refuse_modal,
    refuse_thread,
    refuse_thread_change,
)
from bot.sandbox.limits.command_limits import refuse_choices, refuse_commands
from bot.sandbox.limits.message_limits import refuse_message

__all__ = [
    "refuse_answer_type",
    "refuse_choices",
    "refuse_commands",
    "refuse_message",
    "refuse_modal",
    "refuse_thread",
    "refuse_thread_change",
]
