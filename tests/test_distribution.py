"""How the suite is distributed among its workers: no test is lost, and long ones come first, each file as a whole."""

from tests.distribution import LONG, distributed

FILES = ("tests/a.py", *LONG[1:7], "tests/b.py")
TESTS = [f"{file}::test_{number}" for number in range(5) for file in FILES]
TESTS.sort(key=lambda name: FILES.index(name.partition("::")[0]))


def file_of(name: str) -> str:
    return name.partition("::")[0]


def test_each_test_is_distributed_once_to_any_number_of_workers() -> None:
    for parts in (1, 2, 3, 4, 50):
        assert sorted(distributed([(name, name) for name in TESTS], parts)) == sorted(TESTS)


def test_each_worker_begins_with_long_tests_and_has_whole_files_of_them() -> None:
    tests = [*TESTS, *(f"tests/c.py::test_{number}" for number in range(60))]
    order = distributed([(name, name) for name in tests], 4)
    bounds = [len(tests) * part // 4 for part in range(5)]
    parts = [order[bounds[part] : bounds[part + 1]] for part in range(4)]
    assert all(part[0].startswith(LONG) for part in parts)
    for file in LONG[1:7]:
        assert sum(file in map(file_of, part) for part in parts) == 1
