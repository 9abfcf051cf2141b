"""CLN: positions and moves of Claustrophobia as text (`NOTATION.md`). Reading and writing are inverses.

`position` has a row for each part of a position, `round_words`, `tunnel_words` and `figure_words` how it is written.
`actions` has what is done in a game, `move_words` the words of a move, `words` what all of them use.
"""
