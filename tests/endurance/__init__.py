"""Endurance: what holds when the bot is killed, crowded or fed with rubbish. Each is a command, and short in CI.

`python -m tests.endurance.kill`, `.crowd` and `.hostile` print what they saw; `--help` tells their options.
"""
