"""The server under test: the program of ``CONCORD_BIN`` on data of its own, filled with the demo's accounts."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

import concord_study
from concord_study import _http

PASSWORD = "concord-example"


@dataclass(frozen=True)
class Server:
    """A running server, and where its data is."""

    url: str
    data: Path
    program: str

    def run(self, *arguments: str) -> str:
        """Runs a command of the program on the data."""
        done = subprocess.run(
            [self.program, *arguments, "--data", str(self.data)],
            env=environment(),
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
        return done.stdout


def environment() -> dict[str, str]:
    """The environment of the program, which refuses settings that it does not know."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CONCORD_")}
    # The data of a developer's own database stays as it is.
    kept.pop("DATABASE_URL", None)
    own = {
        "CONCORD_METRICS_ADDRESS": "off",
        "CONCORD_EXPORTS_PER_MINUTE": "0",
        "CONCORD_IMPORTS_PER_MINUTE": "0",
    }
    site = os.environ.get("CONCORD_SITE")
    return kept | own | ({"CONCORD_SITE": site} if site else {})


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    program = os.environ.get("CONCORD_BIN")
    if not program:
        pytest.exit("CONCORD_BIN names no program: set it to a built `concord`", returncode=4)
    data = tmp_path_factory.mktemp("server") / "data"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    running = Server(f"http://{address}", data, program)
    running.run("demo", "--address", address)
    log = data.parent / "serve.log"
    with log.open("wb") as out:
        serving = subprocess.Popen(
            [program, "serve", "--data", str(data), "--address", address],
            env=environment(),
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        _wait_for(running.url, serving, log)
        yield running
    finally:
        serving.terminate()
        try:
            serving.wait(timeout=20)
        except subprocess.TimeoutExpired:
            serving.kill()


def _wait_for(url: str, serving: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(600):
        try:
            if httpx.get(f"{url}/api/v1/openapi.json", timeout=5).is_success:
                return
        except httpx.TransportError:
            pass
        assert serving.poll() is None, log.read_text()
        time.sleep(0.1)
    pytest.fail(f"the server does not answer: {log.read_text()}")


@pytest.fixture(scope="session")
def document(server: Server) -> dict[str, Any]:
    """The server's OpenAPI document."""
    found: dict[str, Any] = httpx.get(f"{server.url}/api/v1/openapi.json").json()
    return found


@pytest.fixture(scope="session", autouse=True)
def described() -> Iterator[None]:
    """Every request of every test to the real server is one that its OpenAPI document describes."""
    plain = _http.Http._request

    def checked(self: _http.Http, method: str, path: str, content: Any, params: Any, headers: Any) -> Any:
        sent = plain(self, method, path, content, params, headers)
        if _Current.url == self.url:
            operation = _operation(_Current.document, method, path.split("?")[0])
            names = {one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"}
            assert set(sent.url.params) <= names, f"{method} {path}: {sent.url.params}"
            assert content is None or "requestBody" in operation or content == b"{}", f"{method} {path}"
        return sent

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_http.Http, "_request", checked)
        yield


class _Current:
    """The real server, once it runs."""

    url = ""
    document: dict[str, Any] = {}  # noqa: RUF012


def _operation(document: dict[str, Any], method: str, path: str) -> dict[str, Any]:
    for template, operations in document["paths"].items():
        pattern = re.sub(r"\{[^}]*\}", "[^/]+", template)
        if re.fullmatch(pattern, f"/api/v1{path}") and method.lower() in operations:
            found: dict[str, Any] = operations[method.lower()]
            return found
    raise AssertionError(f"the server has no {method} {path}")


@pytest.fixture
def client(server: Server, document: dict[str, Any]) -> Iterator[concord_study.Client]:
    """The administrator, signed in."""
    _Current.url, _Current.document = server.url, document
    with concord_study.Client.sign_in(server.url, "admin@example.org", PASSWORD) as client:
        yield client


@pytest.fixture
def study(client: concord_study.Client) -> concord_study.Study:
    """A study in two languages with three sources and outputs of two systems, without tasks."""
    study = client.create_study("Greetings", ["en", "fr"])
    study.push_sources(
        [
            {"id": "a", "text": "gm 👩‍👩‍👧, good morning", "language": "en"},
            {"id": "b", "text": "cu soon", "language": "en"},
            {"id": "f", "text": "Salut 👋, ça va ?", "language": "fr"},
        ],
        language="language",
    )
    study.push_outputs(
        [
            {"id": "a", "text": "Good morning! 👩‍👩‍👧", "system": "model-a"},
            {"id": "b", "text": "Goodbye for now.", "system": "model-a"},
            {"id": "a", "text": "Morning 👍🏽", "system": "model-b"},
            {"id": "b", "text": "See you soon.", "system": "model-b"},
        ]
    )
    return study


@pytest.fixture
def task(study: concord_study.Study) -> concord_study.Task:
    """A published task of it: each output is rated from -3 to 3 by two workers."""
    task = study.add_task("xformal/formality", need=2, gates=[]).publish()
    study.go_live()
    return task


@pytest.fixture
def batch(task: concord_study.Task) -> concord_study.Batch:
    """A batch of all English outputs: four HITs."""
    return task.make_batch("en", ["model-a", "model-b"])


@pytest.fixture
def worker(study: concord_study.Study, batch: concord_study.Batch) -> concord_study.Worker:
    """A worker who may work on it."""
    worker = study.add_worker("en")
    assert worker.enter()
    return worker


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Notes what is skipped, so that it does not count as passed unseen."""
    outcome: Any = yield
    report = outcome.get_result()
    notes = os.environ.get("TESTS_SKIPPED")
    if report.skipped and notes:
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        with open(notes, "a", encoding="utf-8") as file:
            file.write(f"{why.removeprefix('Skipped: ')}\tpython::{item.nodeid}\n")
