"""Each field of a record says under it what it is: nobody has to look for it in a paragraph about all of them."""

import ast
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).parents[1]


def undocumented(source: str) -> Iterator[str]:
    """Yield the public fields that a class declares without a docstring, or a description for the settings' file."""
    for each in ast.walk(ast.parse(source)):
        if isinstance(each, ast.ClassDef):
            for line, below in zip_longest(each.body, each.body[1:]):
                match line:
                    case ast.AnnAssign(target=ast.Name(id=name), value=value) if not name.startswith("_"):
                        is_docstring = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
                        described = isinstance(value, ast.Call) and "description" in {k.arg for k in value.keywords}
                        if not is_docstring and not described:
                            yield f"{each.name}.{name}"
                    case _:
                        pass


def test_each_field_is_documented_under_it() -> None:
    files = [path for room in ("bot", "engine", "render") for path in (ROOT / room).rglob("*.py")]
    assert len(files) > 400
    found = {str(path.relative_to(ROOT)): [*undocumented(path.read_text(encoding="utf-8"))] for path in files}
    assert {path: fields for path, fields in found.items() if fields} == {}


def test_a_field_without_a_docstring_is_found() -> None:
    record = 'class A:\n    """x and y."""\n\n    x: int\n    """What it is."""\n    y: int = 0\n    _z: int = 0\n'
    assert [*undocumented(record)] == ["A.y"]
