"""`furunkulus try`: the unmodified bot against the sandbox on this machine, with a page to play on.

`serve` puts it together, `bot_process` starts and kills the bot, which lives in a process of its own (`process_main`),
and `simulated_players` does what only somebody can who knows the bot: it deals tables, moves for others and begins from
positions, with a `TrialGame` for each game.
"""

from bot.host.trial.bot_process import BotEndedError
from bot.host.trial.serve import run_trial

__all__ = ["BotEndedError", "run_trial"]
