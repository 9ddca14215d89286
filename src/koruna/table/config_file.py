"""The configuration of a server from a file in TOML: the fields of `ServerConfig`, each under its name.

Errors are reported in a sentence that names the field, before anything is started.
"""

from __future__ import annotations

import os
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
from msgspec.inspect import BoolType, Field, FloatType, IntType, StrType, StructType, type_info

from koruna.engine.errors import Trouble
from koruna.table.config import DEFAULT, PUBLIC, ServerConfig
from koruna.table.configured_bots import own_bots_of
from koruna.table.requests.client_address import network_of

OF_OPERATOR = "KORUNA_OPERATOR_SECRET"  # in the environment, instead of in the file
MAKES_SECRET = "python3 -c 'import secrets; print(secrets.token_urlsafe(24))'"


def read_config(file: str, public: bool, workers: int | None = None) -> ServerConfig:
    """The settings in the file, and for the rest the defaults of a public or a private server."""
    said = read_toml(file) if file else {}
    for name, value in said.items():
        check(file, name, value)
    if secret := os.environ.get(OF_OPERATOR):
        check(OF_OPERATOR, "operator_secret", secret)
        said["operator_secret"] = secret
    if workers is not None:
        said["workers"] = workers
    base = PUBLIC if public or said.get("public") else DEFAULT
    config = msgspec.convert({**msgspec.structs.asdict(base), **said}, ServerConfig)
    for proxy in config.trusted_proxies:
        network_of(proxy)
    own_bots_of(config)
    return config


def read_toml(file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(file).read_text("utf-8"))
    except OSError as error:
        raise Trouble("config-unreadable", {"file": file, "why": str(error.strerror)}) from None
    except UnicodeDecodeError:
        raise Trouble("config-no-text", {"file": file}) from None
    except tomllib.TOMLDecodeError as error:
        raise Trouble("config-no-toml", {"file": file, "why": str(error)}) from None


def check(file: str, name: str, value: object) -> None:
    """Refuse an unknown field or an invalid value."""
    fields = {field.name: field for field in fields_of_config()}
    if name not in fields:
        close = get_close_matches(name, fields, 1)
        facts: dict[str, int | str] = {"file": file, "field": name[:60]}
        if close:
            raise Trouble("config-unknown-close", {**facts, "close": close[0]})
        raise Trouble("config-unknown", {**facts, "known": ", ".join(fields)})
    try:
        msgspec.convert({name: value}, ServerConfig)
    except msgspec.ValidationError:
        raise wrong_value(file, fields[name]) from None


def wrong_value(file: str, field: Field) -> Trouble:
    """What a field has to be."""
    facts: dict[str, int | str] = {"file": file, "field": field.name}
    if field.name == "public_address":
        return Trouble("config-wants-address", facts)
    if field.name == "operator_secret":
        return Trouble("config-wants-secret", {**facts, "least": 16, "command": MAKES_SECRET})
    if field.name == "bots":
        return Trouble("config-wants-bots", facts)
    if field.name == "path_prefix":
        return Trouble("config-wants-path", facts)
    match field.type:
        case BoolType():
            return Trouble("config-wants-switch", facts)
        case IntType(ge=least):
            return Trouble("config-wants-count", {**facts, "least": least or 0})
        case FloatType():
            return Trouble("config-wants-number", facts)
        case StrType():
            return Trouble("config-wants-text", facts)
    return Trouble("config-wants-list", facts)


def fields_of_config() -> tuple[Field, ...]:
    found = type_info(ServerConfig)
    assert isinstance(found, StructType)
    return found.fields
