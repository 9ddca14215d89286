"""The JSON interface under generated requests: the server never fails, and answers as its schema says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy

from tests.how_many import how_many

from .seats import Client
from .servers import registered, serving

EXAMPLES = how_many(interpreted=3, compiled=3, nightly=100)  # of every route, right and wrong
PEOPLE = {"game": "kingdomino", "seats": [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": "Petr"}]}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("schema")
    with serving(f"sqlite:///{folder}/koruna.db") as address:
        yield address


@pytest.fixture(scope="module")
def table(address: str) -> dict[str, Any]:
    """An existing table, besides ids that are generated."""
    made: dict[str, Any] = httpx.post(f"{address}/api/tables", json=PEOPLE, timeout=30).json()
    return made


def test_the_schema_comes_without_a_page_of_other_hosts(client: Client) -> None:
    for path in ("/api/schema", "/api/schema/openapi.json"):
        answer = client.get(path)
        assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
        assert answer.json()["info"]["title"] == "Koruna"
    for path in ("redoc", "swagger", "elements", "rapidoc", "openapi.yaml"):
        assert client.get(f"/api/schema/{path}").status_code == 404


def test_every_error_is_described(client: Client) -> None:
    for path, methods in client.get("/api/schema").json()["paths"].items():
        for found in methods.values():
            errors = {status: found["responses"][status] for status in found["responses"] if status >= "4"}
            assert {"400", "429", "500"} <= errors.keys(), path
            for described in errors.values():
                schema = described["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Refused"}


def test_no_request_makes_the_server_fail(address: str, table: dict[str, Any]) -> None:
    """One test for all routes: schemathesis and the schema are slow to load, which not every worker has to do."""
    import schemathesis
    from schemathesis.core.result import Ok

    described = schemathesis.openapi.from_dict(registered().openapi_schema.to_schema())
    # The events of a table never end: they have tests of their own.
    for found in described.exclude(path_regex="/events$").get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        can_be_wrong = [*operation.iter_parameters(), *operation.body]
        for mode in schemathesis.GenerationMode if can_be_wrong else [schemathesis.GenerationMode.POSITIVE]:
            answers(operation.as_strategy(generation_mode=mode), address, table)


def answers(cases: SearchStrategy[Any], address: str, table: dict[str, Any]) -> None:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(cases)
    def answer(case: Any) -> None:
        case.call_and_validate(base_url=address, checks=checks)
        if "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table["table"]
            key = {"Authorization": f"Bearer {table['seats'][0]['key']}"}
            case.call_and_validate(base_url=address, checks=checks, headers=key)

    answer()
