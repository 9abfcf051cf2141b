"""Faults of ours that hold up a channel's posts, in the log: first with its traceback, the next ones in lines."""

import structlog

log = structlog.get_logger()

DELAYED = "post delayed by a fault of ours"


class FaultLog:
    """Tells of faults that come again with every try, ever more seldom: a full disk would fill itself with it."""

    def __init__(self) -> None:
        self._times: dict[int, int] = {}
        """How often each channel's posts have been held up in a row."""

    def tell(self, channel_id: int, error: Exception, *, again_in: float) -> None:
        """Tell of an exception: of the first one with its traceback, then at each twofold of times in a line."""
        times = self._times[channel_id] = self._times.get(channel_id, 0) + 1
        where = {"channel": channel_id, "again_in": again_in}
        if times == 1:
            log.error(DELAYED, **where, exc_info=error)
        elif times & (times - 1) == 0:
            log.error(DELAYED, **where, times=times, error=repr(error))

    def is_over(self, channel_id: int) -> None:
        """Begin anew with a channel whose posts are held up no more."""
        if self._times.pop(channel_id, 0) > 1:
            log.info("no fault of ours delays posts any more", channel=channel_id)
