"""How long pictures take and how large they are, beside what the peer takes for the same ones."""

from collections.abc import Callable, Iterable, Sequence
from statistics import median, quantiles
from time import thread_time
from typing import Any


def timed(name: str, draw: Callable[[Any], bytes], subjects: Iterable[Any]) -> float:
    """Draw each subject and print what it took; gives the median of the milliseconds of CPU."""
    took, sizes = [], []
    for subject in subjects:
        before = thread_time()
        sizes.append(len(draw(subject)))
        took.append((thread_time() - before) * 1000)
    late, large = (quantiles(values, n=20)[-1] for values in (took, sizes))
    print(
        f"{name}: median {median(took):.1f} ms, p95 {late:.1f} ms of CPU;"
        f" median {median(sizes) / 1000:.1f} KB, p95 {large / 1000:.1f} KB ({len(took)} pictures)"
    )
    return median(took)


def compared(
    name: str,
    scenes: Sequence[Any],
    paint: Callable[[Any], bytes],
    afresh: Callable[[Any], bytes],
    svg_of: Callable[[Any], bytes],
) -> None:
    """Measure stills as they are painted in a row, with nothing packed before, and by the peer; `name` tells which."""
    ours = timed(name, paint, scenes)
    timed("  with nothing packed before", afresh, scenes)
    try:
        import cairosvg  # noqa: PLC0415  # it looks for its C library when it is imported
    except (ImportError, OSError) as fault:
        print(f"  no peer to compare with: {fault}")
        return
    peers = timed("  SVG and cairosvg", lambda scene: cairosvg.svg2png(svg_of(scene)), scenes[::12])
    print(f"  {peers / ours:.0f} times faster than the peer")
