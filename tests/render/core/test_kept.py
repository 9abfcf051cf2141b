from render.core.kept import Kept


def test_what_is_kept_is_given_back() -> None:
    kept = Kept[str, bytes](100, lambda key, value: len(key) + len(value))
    kept.keep("a", b"stone")
    assert (kept.get("a"), kept.get("b")) == (b"stone", None)
    assert (len(kept), kept.weight) == (1, 6)


def test_the_longest_unused_goes_first_when_there_is_no_more_room() -> None:
    kept = Kept[str, bytes](10, lambda _, value: len(value))
    kept.keep("a", b"1234")
    kept.keep("b", b"1234")
    kept.get("a")
    kept.keep("c", b"1234")
    assert [kept.get(key) for key in "abc"] == [b"1234", None, b"1234"]
    assert kept.weight == 8


def test_what_is_kept_twice_counts_once() -> None:
    kept = Kept[str, bytes](10, lambda _, value: len(value))
    kept.keep("a", b"1234")
    kept.keep("a", b"1234")
    assert (len(kept), kept.weight) == (1, 4)


def test_what_is_larger_than_all_the_room_is_not_kept() -> None:
    kept = Kept[str, bytes](3, lambda _, value: len(value))
    kept.keep("a", b"1234")
    assert (kept.get("a"), kept.weight) == (None, 0)


def test_all_can_be_forgotten() -> None:
    kept = Kept[str, bytes](10, lambda _, value: len(value))
    kept.keep("a", b"1234")
    kept.clear()
    assert (kept.get("a"), len(kept), kept.weight) == (None, 0, 0)
