"""`python -m render.locales`: check a language, begin a new one, list what has changed in English since."""

import json
import re
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer
from fluent.syntax.ast import Comment, GroupComment, Junk, Message, Resource, ResourceComment, Term
from fluent.syntax.serializer import FluentSerializer

from render.core.languages import ENGLISH, LANGUAGES, LOCALES
from render.locales.checks import files, fingerprint, long_pages, messages, near_limits, parsed, problems

SEEN: Final = "english.json"
"""In a language's folder: what English said when each message was translated, as fingerprints."""

_ABOUT: Final = """name = "{code}" # the language, in itself
discord = [] # Discord's languages that are answered in it, as "it" or "pt-BR"
status = "draft"
read = "nobody"
"""
_GLOSSARY: Final = """# [[terms]] english = "token", use = ["pedin"], never = ["segnalin"], source = "rulebook of ..."
"""

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, no_args_is_help=True)

_Language = Annotated[str, typer.Argument(help="A folder of `render/locales`, as `it`.")]


@app.command()
def check(language: _Language) -> None:
    """Print what is missing, too much, too long or unlike the glossary, and end with exit code 1 if anything is."""
    found = [*problems(_known(language)), *long_pages(language)]
    if language == ENGLISH:
        typer.echo("\n".join(["These leave a longer language little room:", *near_limits(language)]))
    typer.echo("\n".join([*found, f"{len(found)} problems"]))
    raise typer.Exit(bool(found))


@app.command()
def new(language: Annotated[str, typer.Argument(help="The code of a language, as `nl`.")]) -> None:
    """Make the folder of a language: all files with the English texts as comments, a glossary and about.toml."""
    folder = Path(str(LOCALES / language))
    if folder.exists() or not re.fullmatch(r"[a-z]{2,3}(-[A-Z]{2})?", language):
        _refuse(
            f"There is a folder {language} already." if folder.exists() else f"{language} is no code of a language."
        )
    folder.mkdir()
    for file in files(ENGLISH):
        (folder / file.name).write_text(_commented(parsed(file)), encoding="utf-8")
    (folder / "about.toml").write_text(_ABOUT.format(code=language), encoding="utf-8")
    (folder / "glossary.toml").write_text(_GLOSSARY, encoding="utf-8")
    typer.echo(f"render/locales/{language} has {len(messages(ENGLISH))} messages to translate.")


@app.command()
def changed(
    language: _Language,
    seen: Annotated[bool, typer.Option("--seen", help="From now on count them as translated.")] = False,  # noqa: FBT002
) -> None:
    """List the messages whose English has changed since they were translated."""
    file = Path(str(LOCALES / _known(language) / SEEN))
    before = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    now = {key: fingerprint(text) for key, text in messages(ENGLISH).items()}
    typer.echo("\n".join(key for key in messages(language) if now.get(key) != before.get(key)))
    if seen:
        kept = {key: now[key] for key in sorted(messages(language)) if key in now}
        file.write_text(json.dumps(kept, indent=0) + "\n", encoding="utf-8")


def _known(language: str) -> str:
    if language not in LANGUAGES:
        _refuse(f"There is no language {language}; there are {', '.join(LANGUAGES)}.")
    return language


def _refuse(problem: str) -> NoReturn:
    typer.echo(problem, err=True)
    raise typer.Exit(2)


def _commented(resource: Resource) -> str:
    """Return a file with each message as a comment, where its translation belongs."""
    serializer = FluentSerializer()
    body: list[Message | Term | Comment | GroupComment | ResourceComment | Junk] = [
        Comment(serializer.serialize_entry(each).strip()) if isinstance(each, Message) else each
        for each in resource.body
    ]
    return serializer.serialize(Resource(body))


if __name__ == "__main__":
    app(prog_name="python -m render.locales")
