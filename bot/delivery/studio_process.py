"""A process that does jobs, as the bot sees it: jobs go in at a pipe, what is made comes out at another.

Pictures and films are made so, and so are the thoughts of opponents.
"""

import asyncio
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from pathlib import Path
from queue import PriorityQueue
from subprocess import PIPE
from threading import Lock, Timer
from typing import IO, Final, NamedTuple

import msgspec
import structlog

import render
from bot.delivery.message_parts import Upload
from bot.play.moderation.match_files import CheckedFile, FileJob
from bot.table.posts.post import Film, Picture
from engine.core import Value
from engine.core.job_pipe import ANSWER
from engine.thoughts import AdviceJob, BoardPuzzleJob, Job, RecordJob, ReviewJob
from render.studio import FilmJob, PictureJob

LONGEST: Final = 15.0
"""Seconds after which a file is given up; the slowest takes one, and starting the process a half."""

PATIENCE: Final = 5.0
"""Seconds after which a thought is given up. It keeps its own time, so this is for a process that hangs or begins.

How long it waits for other thoughts does not count: a table that is one of many plays no worse.
"""

LONGEST_READING: Final = 10.0
"""Seconds after which a file is given up; a whole game takes less than one, and starting the process another."""

LONGEST_REVIEW: Final = 60.0
"""Seconds after which a review is given up, which takes 5 for two players and 15 for four."""

TRIES: Final = 2
"""How often a file is tried to be made: the process may have been ended by somebody else."""

OURS: Final = Path(render.__file__).parents[1]
"""The folder of the program that runs; the one in which it was started may have folders named as ours."""

log = structlog.get_logger()


class NotMadeError(Exception):
    """A picture or film could not be made; tells why, in many lines where it was a fault of ours."""


class QueuedJob(NamedTuple):
    """A file that is to be made; those that come first are made first."""

    can_wait: bool
    """Whether nobody waits for it who has just done something."""
    number: int
    """Their order."""
    job: bytes
    """As the process takes it."""
    made: Future[bytes]
    """The file."""


class Studio:
    """Makes pictures and films, one after the other, in a process of its own, and anew in another one if that fails.

    The process is no child of `multiprocessing`, which would import all of this program into it and outlive it when
    killed. A thread waits for it, so that it goes on with the next file however busy the event loop is. `module` is
    what the process runs: one that calls `engine.core.job_pipe.serve`; `longest` the seconds that it has for each. One
    that is not to be kept ends after each.
    """

    def __init__(self, module: str = "render.studio", *, longest: float | None = None, is_kept: bool = True) -> None:
        self._is_kept = is_kept
        self._module = module
        self._longest = longest
        self._process: subprocess.Popen[bytes] | None = None
        self._jobs: PriorityQueue[QueuedJob] = PriorityQueue()
        self._numbers = count()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._closed = False
        self._changing = Lock()

    @property
    def process_id(self) -> int | None:
        """The process; None while there is none."""
        return None if self._process is None else self._process.pid

    def begin(self) -> None:
        """Begin the process, if there is none yet, without waiting for it."""
        self._thread.submit(self._begun)

    async def make(self, job: Value, *, is_answer: bool = False) -> bytes:
        """Make a file, before others if it `is_answer`; empty for what is not worth a film. Raises NotMadeError."""
        made = Future[bytes]()
        self._jobs.put(QueuedJob(not is_answer, next(self._numbers), msgspec.json.encode(job), made))
        self._thread.submit(self._make_next)
        return await asyncio.wrap_future(made)

    def close(self) -> None:
        """End the process, whatever it is making."""
        with self._changing:
            self._closed = True
            if self._process is not None:
                self._process.kill()
        self._thread.shutdown(cancel_futures=True)
        while not self._jobs.empty():
            self._jobs.get().made.cancel()
        self._end()

    def _make_next(self) -> None:
        queued = self._jobs.get()
        if not queued.made.set_running_or_notify_cancel():
            return
        try:
            queued.made.set_result(self._make(queued.job))
        except BaseException as error:
            queued.made.set_exception(error)
            if not isinstance(error, Exception):
                raise

    def _make(self, job: bytes) -> bytes:
        failure = ""
        for tried in range(1, TRIES + 1):
            try:
                is_made, content = answered(self._begun(), job, self._longest or LONGEST)
            except (OSError, EOFError) as error:
                code, said = self._end()
                failure = f"{error} The studio ended with code {code}. {said}".rstrip()
                if isinstance(error, TimeoutError) or tried == TRIES:
                    break  # whoever gave the job tells it
                if not self._closed:
                    log.warning("studio failed", error=failure)
            else:
                if not self._is_kept:
                    self._end()
                if is_made:
                    return content
                failure = content.decode()
                break
        raise NotMadeError(failure)

    def _begun(self) -> subprocess.Popen[bytes]:
        with self._changing:
            if self._closed:
                raise NotMadeError("The bot is stopping.")
            if self._process is None:
                # In a session of its own: Ctrl+C in a terminal is for the bot, which then ends it in its own time.
                self._process = subprocess.Popen(  # noqa: S603 - a module of ours
                    [sys.executable, "-m", self._module],
                    cwd=OURS,
                    stdin=PIPE,
                    stdout=PIPE,
                    stderr=PIPE,
                    start_new_session=True,
                )
            return self._process

    def _end(self) -> tuple[int | None, str]:
        """End the process, if there is one; return its exit code, and the last line that it said of its own accord."""
        with self._changing:
            process, self._process = self._process, None
        if process is None:
            return None, ""
        process.kill()  # one that failed has ended by itself
        _, said = process.communicate()
        return process.returncode, said.decode(errors="replace").strip().rpartition("\n")[2]


def answered(process: subprocess.Popen[bytes], job: bytes, longest: float) -> tuple[bool, bytes]:
    """Have a job done: whether it was made, and the file or the reason. Raises OSError, TimeoutError or EOFError."""
    assert process.stdin is not None  # noqa: S101 - for the types: all three pipes were asked for
    assert process.stdout is not None  # noqa: S101 - likewise
    watch = Timer(longest, process.kill)
    watch.start()
    try:
        process.stdin.write(job + b"\n")
        process.stdin.flush()
        is_made, size = ANSWER.unpack(read(process.stdout, ANSWER.size))
        return is_made, read(process.stdout, size)
    except (OSError, EOFError):
        if watch.finished.is_set():
            raise TimeoutError(f"There was no answer in {longest:g} s.") from None
        raise
    finally:
        watch.cancel()


def read(file: IO[bytes], size: int) -> bytes:
    """Read so many bytes. Raises EOFError."""
    content = file.read(size)
    if len(content) < size:
        raise EOFError("There was no answer.")
    return content


class Painter:
    """Has pictures and films made in studios of their own, opened when first asked, or by `prepare` for pictures."""

    def __init__(self, module: str = "render.studio") -> None:
        self.pictures = Studio(module)
        self.films = Studio(module)

    def prepare(self) -> None:
        """Open the studio of the pictures, so that the first one need not wait for it."""
        self.pictures.begin()

    async def paint(self, picture: Picture, *, is_answer: bool = False) -> Upload:
        """Paint a picture as a PNG, before those of posts if it `is_answer` to somebody. Raises NotMadeError."""
        made = await self.pictures.make(PictureJob(picture.game, picture.scene), is_answer=is_answer)
        return Upload(picture.game, made, "png", picture.alt)

    async def shoot(self, film: Film, *, largest: int | None = None, is_answer: bool = False) -> Upload | None:
        """Make a film as a GIF; None, with a line in the log, where it cannot be made or has too many bytes."""
        try:
            made = await self.films.make(FilmJob(film.game, film.parts, film.language), is_answer=is_answer)
        except NotMadeError as failure:
            log.error("film cannot be made", game=film.game, error=str(failure))  # noqa: TRY400 - the process tells what went wrong there
            return None
        if largest is not None and len(made) > largest:
            log.warning("film too large", game=film.game, size=len(made), largest=largest)
            return None
        return Upload(film.game, made, "gif", film.alt) if made else None

    def close(self) -> None:
        """Close the studios; what is being made is lost."""
        self.pictures.close()
        self.films.close()


class Thinker:
    """Has moves thought of, one after the other; each process begins with the first job."""

    def __init__(
        self, module: str = "engine.thoughts", *, patience: float = PATIENCE, keeps_reader: bool = False
    ) -> None:
        self.thoughts = Studio(module, longest=patience)
        self.reviews = Studio(module, longest=LONGEST_REVIEW)
        self.files = Studio("bot.host.file_reader", longest=LONGEST_READING, is_kept=keeps_reader)

    async def think(self, job: Job) -> bytes | None:
        """Return what is asked for as JSON; None, with a line in the log, where there is nothing in time."""
        return await _asked(self.thoughts, job, "opponent failed", game=job.game, job=type(job).__name__)

    async def advise(self, job: AdviceJob) -> bytes | None:
        """Return some `RatedMove`s as JSON, thought of before what programs wait for; else as `think` does."""
        kind = type(job).__name__
        return await _asked(self.thoughts, job, "opponent failed", is_answer=True, game=job.game, job=kind)

    async def review(self, job: ReviewJob) -> bytes | None:
        """Return a `Review` as JSON, made beside all thoughts; None, with a line in the log, where none can be made."""
        return await _asked(self.reviews, job, "review failed", game=job.game)

    async def count(self, job: RecordJob) -> bytes | None:
        """Return what games that are over come to as JSON, as `review` does: before reviews, as somebody waits."""
        return await _asked(self.reviews, job, "games not counted", is_answer=True)

    async def find_puzzle(self, job: BoardPuzzleJob) -> bytes | None:
        """Return a `FoundPuzzle` of a match as JSON, or null, as `count` does."""
        return await _asked(self.reviews, job, "puzzle not searched", is_answer=True, game=job.game)

    async def check(self, job: FileJob) -> CheckedFile | None:
        """Have a file from somebody checked; None, with a line in the log, where that takes too long."""
        checked = await _asked(self.files, job, "file not read")
        return None if checked is None else msgspec.json.decode(checked, type=CheckedFile)

    def close(self) -> None:
        """End the processes; what is being thought of is lost."""
        self.thoughts.close()
        self.reviews.close()
        self.files.close()


async def _asked(studio: Studio, job: Value, fault: str, /, *, is_answer: bool = False, **about: str) -> bytes | None:
    """Have a job done; None, with a line in the log, where it is not."""
    try:
        return await studio.make(job, is_answer=is_answer)
    except NotMadeError as failure:
        log.warning(fault, **about, error=str(failure).strip().rpartition("\n")[2])
        return None
