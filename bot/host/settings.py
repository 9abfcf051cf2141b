"""What whoever hosts the bot can set: environment variables, or the same names in a file `.env`."""

import os
import re
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    AnyHttpUrl,
    BeforeValidator,
    Field,
    PlainValidator,
    SecretStr,
    TypeAdapter,
    ValidationError,
)
from pydantic_core import ErrorDetails, PydanticCustomError
from pydantic_settings import BaseSettings, DotEnvSettingsSource, NoDecode, SettingsConfigDict

from bot.store import ALL, Location, Share, read_location, read_share

PREFIX = "FURUNKULUS_"
"""Every variable that begins so is ours; one that we do not know is a slip of the pen."""

IN_HEADERS = re.compile(r"[!-~]*")
"""What a token is made of: it stands in the header of every request."""

PROXY = TypeAdapter(AnyHttpUrl)

OF_DISCORD = re.compile(r"/api(/v\d+)?/*$")
"""How the path of an address ends that has Discord's own in it, which discord.py adds."""

Lower = BeforeValidator(lambda value: value.lower() if isinstance(value, str) else value)


class BadSettings(Exception):  # noqa: N818 - named for what is found, like the sentence that reports it
    """The settings cannot be used; the text is one sentence that names each variable."""


def sendable(token: SecretStr) -> SecretStr:
    """Return a token that can be sent. Raises PydanticCustomError."""
    if IN_HEADERS.fullmatch(token.get_secret_value()) is None:
        raise PydanticCustomError("not_sendable", "it has a sign in it that no token has")
    return token


def database_location(value: object) -> Location:
    """Return where the database is. Raises PydanticCustomError."""
    try:
        return read_location(str(value))
    except ValueError as error:
        raise PydanticCustomError("no_database", "{why}", {"why": str(error)}) from None


def share_of_processes(value: object) -> Share:
    """Return which process this is of how many. Raises PydanticCustomError."""
    try:
        return value if isinstance(value, Share) else read_share(str(value))
    except ValueError as error:
        raise PydanticCustomError("no_share", "{why}", {"why": str(error)}) from None


def proxy_address(value: object) -> AnyHttpUrl:
    """Return the address of a proxy, below which Discord's own paths follow. Raises PydanticCustomError."""
    try:
        address = PROXY.validate_python(value)
    except ValidationError:
        raise PydanticCustomError("no_proxy", "it must be like http://proxy:8080") from None
    if address.username is not None:  # which would stand where the bot's own token must
        raise PydanticCustomError("no_proxy", "it must have no user in it: it must be like http://proxy:8080")
    if address.query is not None or address.fragment is not None or OF_DISCORD.search(address.path or ""):
        raise PydanticCustomError("no_proxy", "the path /api/v10 is put behind it: it must be like http://proxy:8080")
    return address


class Settings(BaseSettings):
    """Each setting with its variable. `.env.example` lists their descriptions and defaults; a test compares the two."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8-sig",  # editors on Windows put a byte order mark first
        env_ignore_empty=True,
        extra="ignore",  # the environment belongs to others too; `unknown` looks at what begins with our name
        frozen=True,
        hide_input_in_errors=True,
        str_strip_whitespace=True,
    )

    token: Annotated[SecretStr, AfterValidator(sendable)] = Field(
        min_length=1,
        validation_alias="DISCORD_TOKEN",
        description="The bot's token, from https://discord.com/developers/applications (Bot, Reset Token). A secret.",
    )
    database: Annotated[Location, PlainValidator(database_location)] = Field(
        Path("furunkulus.db"),
        validation_alias="FURUNKULUS_DATABASE",
        description="Where all matches are: a SQLite file, made if it is not there; or postgresql+psycopg://USER:PASSWORD@HOST/DATABASE.",
    )
    cluster: Annotated[Share, NoDecode, PlainValidator(share_of_processes)] = Field(
        ALL,
        validation_alias="FURUNKULUS_CLUSTER",
        description="Which process this is of how many that play from one PostgreSQL database, such as 2/3.",
    )
    api: Annotated[AnyHttpUrl, PlainValidator(proxy_address)] | None = Field(
        None,
        validation_alias="FURUNKULUS_API",
        description="A proxy in your own network that keeps Discord's limits for several processes, such as http://proxy:8080.",
    )
    log_format: Annotated[Literal["console", "json"], Lower] = Field(
        "console",
        validation_alias="FURUNKULUS_LOG_FORMAT",
        description="How the log on stderr looks: console (for people) or json (one object per line).",
    )
    log_level: Annotated[Literal["debug", "info", "warning", "error"], Lower] = Field(
        "info",
        validation_alias="FURUNKULUS_LOG_LEVEL",
        description="The least important lines to log: debug, info, warning or error.",
    )

    metrics: Annotated[int, Field(ge=1, le=65_535)] | None = Field(
        None,
        validation_alias="FURUNKULUS_METRICS",
        description="A port of this machine where Prometheus asks how the bot is, such as 9187; none if it is empty.",
    )

    @property
    def secrets(self) -> tuple[str, ...]:
        """What may stand in no log: the token, and the password of the database."""
        password = None if isinstance(self.database, Path) else self.database.password
        return (self.token.get_secret_value(), *([] if password is None else [str(password)]))


VARIABLES = tuple(str(field.validation_alias) for field in Settings.model_fields.values())
"""The names of all settings, in the order of `.env.example`."""


def load(*, token: str | None = None) -> Settings:
    """Read the settings; a `token` given here goes before DISCORD_TOKEN. Raises BadSettings."""
    given = {} if token is None else {"DISCORD_TOKEN": token}
    try:
        mistakes = [*unknown(os.environ), *unknown(DotEnvSettingsSource(Settings).env_vars)]
        settings = Settings(**given)  # type: ignore[arg-type]  # by the variable's name, which the types do not know
    except ValidationError as error:
        mistakes += [sentence(problem) for problem in error.errors(include_input=False)]
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f"The file .env cannot be read: {error}.") from error
    if mistakes:
        raise BadSettings("; ".join(dict.fromkeys(mistakes)) + ".")
    return settings


def unknown(names: Iterable[str]) -> Iterable[str]:
    """Name each variable that is meant for us and that we do not know, with the likeliest one that we do."""
    for name in map(str.upper, names):
        if name.startswith(PREFIX) and name not in VARIABLES:
            likely = get_close_matches(name, VARIABLES, n=1)
            yield f"{name} is no setting" + (f" (did you mean {likely[0]}?)" if likely else "")


def sentence(problem: ErrorDetails) -> str:
    """Say what is wrong with one variable, without its value."""
    name = problem["loc"][0]
    if problem["type"] in {"missing", "too_short"}:
        return f"{name} is not set: put it into the environment or into the file .env"
    return f"{name} is not valid: {problem['msg'][0].lower()}{problem['msg'][1:]}"
