"""What the database refuses, each with its own name."""

# Named for what was found, not for a fault of the program: hence no suffix "Error".


class DatabaseUnusable(Exception):  # noqa: N818 - see above
    """The file cannot be opened, is locked, damaged, or no database of ours; the text is one sentence."""


class DatabaseTooNew(DatabaseUnusable):
    """A newer version of the program wrote the file; the text is one sentence."""


class NoSuchMatch(Exception):  # noqa: N818 - see above
    """No match has this id."""


class ChannelTaken(Exception):  # noqa: N818 - see above
    """The channel has a match in the lobby or running already."""


class AlreadySeated(Exception):  # noqa: N818 - see above
    """The person has a seat in this match already."""


class SideTaken(Exception):  # noqa: N818 - see above
    """Somebody else in this match has this side."""


class NameTaken(Exception):  # noqa: N818 - see above
    """The server keeps something else under this name."""


class AlreadyBegun(Exception):  # noqa: N818 - see above
    """The match is not in its lobby any more."""


class StaleTurn(Exception):  # noqa: N818 - see above
    """The turn does not follow the last one of the journal: somebody has played or undone in between."""
