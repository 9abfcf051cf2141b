"""What those who look after tables can do to them. Every act is told in the channel in one line: who, what.

`moderator` says who may, and notes what was done; each other file is one kind of act. Knows no Discord.
"""

from bot.play.moderation.moderator import Moderator

__all__ = ["Moderator"]
