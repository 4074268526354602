"""Every example of the documentation is run against the server, and everything public has one."""

from __future__ import annotations

import doctest
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import concord_study
from concord_study import Batch, Client, Study, Task, Worker
from conftest import PASSWORD, Server

README = Path(__file__).parents[1] / "README.md"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL


def public() -> Iterator[tuple[str, Any]]:
    """Every public name, and the public methods and properties of its classes."""
    for name in concord_study.__all__:
        thing = getattr(concord_study, name)
        yield name, thing
        is_model = hasattr(thing, "model_fields")
        for member, value in vars(thing).items() if inspect.isclass(thing) and not is_model else ():
            if not member.startswith("_") and (callable(value) or isinstance(value, (property, classmethod))):
                yield f"{name}.{member}", value


def example_of(thing: Any) -> str:
    found = getattr(thing, "__func__", thing)
    return (getattr(found, "__doc__", None) or "") if not isinstance(thing, (str, bytes)) else ""


@pytest.mark.parametrize("name", [name for name, _ in public()])
def test_everything_public_is_described(name: str) -> None:
    thing = dict(public())[name]
    if name == "TIE":
        return
    text = example_of(thing)
    assert text.strip(), f"{name} has no documentation"
    is_error = inspect.isclass(thing) and issubclass(thing, Exception)
    if not (is_error or isinstance(thing, property) or name == "Batch.open"):
        assert ">>>" in text, f"{name} has no example"


def doctests() -> list[doctest.DocTest]:
    finder = doctest.DocTestFinder(exclude_empty=True)
    modules = [
        "",
        ".client",
        ".errors",
        ".judge",
        ".models",
        ".spans",
        ".study",
        ".task",
        ".worker",
        "._texts",
    ]
    found: dict[str, doctest.DocTest] = {}
    for module in modules:
        loaded = __import__(f"concord_study{module}", fromlist=["_"])
        globs = vars(concord_study) | vars(loaded)
        found |= {test.name: test for test in finder.find(loaded, globs=dict(globs)) if test.examples}
    return list(found.values())


@pytest.mark.parametrize("test", doctests(), ids=lambda test: test.name.removeprefix("concord_study."))
def test_an_example_does_what_it_says(
    test: doctest.DocTest, request: pytest.FixtureRequest, server: Server, tmp_path: Path
) -> None:
    source = "".join(example.source for example in test.examples)
    given: dict[str, Any] = {"url": server.url, "password": PASSWORD, "folder": tmp_path}
    for name in ("client", "study", "task", "batch", "worker"):
        if re.search(rf"\b{name}\b", source):
            given[name] = request.getfixturevalue(name)
    # A study in an example has its task and its batch.
    if "study" in given:
        request.getfixturevalue("batch")
    if "(code" in source:
        study: Study = request.getfixturevalue("study")
        request.getfixturevalue("batch")
        link = {"role": "worker", "language": "en"}
        given["code"] = study._http.call("POST", f"/studies/{study.id}/join-links", json=link)["code"]
    if "task_file" in source:
        definition = request.getfixturevalue("task").definition
        given["task_file"] = tmp_path / "task.json"
        given["task_file"].write_text(json.dumps(definition))
    test.globs.update(given)
    said: list[str] = []
    failed, _ = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    assert not failed, "".join(said)


def test_the_example_of_the_readme_runs(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    first = blocks[0]
    assert len([line for line in first.splitlines() if line.strip()]) <= 12
    address, account = "https://concord.example.org", '"me@example.org", "my password"'
    assert address in first
    assert account in first
    script = first.replace(address, server.url).replace(account, f'"admin@example.org", "{PASSWORD}"')
    exec(compile(script, "README.md", "exec"), {})  # noqa: S102
    printed = capsys.readouterr().out
    assert "krippendorff" in printed
    assert "model-a" in printed


def test_the_judge_of_the_readme_runs(study: Study, batch: Batch) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(blocks[1], "README.md", "exec"), {"study": study})  # noqa: S102
    assert batch.state().done == 2


def test_the_types_of_fixtures_are_those_of_the_package(
    client: Client, study: Study, task: Task, batch: Batch, worker: Worker
) -> None:
    shown = [repr(one) for one in (client, study, task, batch, worker)]
    assert shown[1:3] == ["Study('Greetings', live)", "Task('Rate the formality', live)"]
    assert shown[4] == "Worker('W001')"
