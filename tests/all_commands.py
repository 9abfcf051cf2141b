"""The commands of the bot in a tree, as its client has them."""

import discord

from bot.host.program import PROGRAM
from bot.interactions.command_tree import CommandTree


def tree_of_all() -> CommandTree:
    """Return a tree with all commands, for a client that is not connected."""
    tree = CommandTree(discord.AutoShardedClient(intents=discord.Intents.none()))
    for command in (*PROGRAM.commands, *PROGRAM.message_commands):
        tree.add_command(command)
    return tree
