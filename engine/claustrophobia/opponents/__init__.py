"""Programs that play Claustrophobia at six levels, give hints and review games.

`thought` is where a move comes from. `humans` and `demons` say what each kind of move is worth at first sight, and
`estimates` where the humans want to be; `search` plays moves out in imagined worlds, and `evaluation` says who is
likely to win then. `review` looks back at a game, and `motives` say why a move was made.
`tests.engine.claustrophobia.opponents.balance` lets the simple players play each other.
"""
