from render.core.cache import Cache


def test_what_is_kept_is_given_back() -> None:
    cache = Cache[str, bytes](100, lambda key, value: len(key) + len(value))
    cache.keep("a", b"stone")
    assert (cache.get("a"), cache.get("b")) == (b"stone", None)
    assert (len(cache), cache.weight) == (1, 6)


def test_the_longest_unused_goes_first_when_there_is_no_more_room() -> None:
    cache = Cache[str, bytes](10, lambda _, value: len(value))
    cache.keep("a", b"1234")
    cache.keep("b", b"1234")
    cache.get("a")
    cache.keep("c", b"1234")
    assert [cache.get(key) for key in "abc"] == [b"1234", None, b"1234"]
    assert cache.weight == 8


def test_what_there_is_no_more_room_for_is_told() -> None:
    gone = list[tuple[str, bytes]]()
    cache = Cache[str, bytes](8, lambda _, value: len(value), lambda key, value: gone.append((key, value)))
    for key in "abc":
        cache.keep(key, b"1234")
    assert gone == [("a", b"1234")]


def test_what_is_kept_twice_counts_once() -> None:
    cache = Cache[str, bytes](10, lambda _, value: len(value))
    cache.keep("a", b"1234")
    cache.keep("a", b"1234")
    assert (len(cache), cache.weight) == (1, 4)


def test_what_is_larger_than_all_the_room_is_not_kept() -> None:
    cache = Cache[str, bytes](3, lambda _, value: len(value))
    cache.keep("a", b"1234")
    assert (cache.get("a"), cache.weight) == (None, 0)


def test_all_can_be_forgotten() -> None:
    cache = Cache[str, bytes](10, lambda _, value: len(value))
    cache.keep("a", b"1234")
    cache.clear()
    assert (cache.get("a"), len(cache), cache.weight) == (None, 0, 0)
