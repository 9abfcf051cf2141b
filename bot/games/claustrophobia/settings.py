"""What a table of Claustrophobia can be set to: tiles are placed, and hits are named, within the other side's turns."""

from bot.table.table_settings import InterruptSettings, Reaction


class ClaustrophobiaSettings(InterruptSettings, frozen=True, kw_only=True):
    """The settings of a table."""

    reaction: Reaction = "hours-6"
