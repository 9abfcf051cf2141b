"""Simple but sensible players of Claustrophobia, one for each side, who look one move ahead.

`thought` is where a move comes from; `humans` and `demons` say what each kind of move is worth, `estimates` where the
humans want to be. `tests.engine.claustrophobia.opponents.balance` lets the two play each other.
"""
