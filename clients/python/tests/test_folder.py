"""Studies opened from files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from concord_study import Client, Incomplete, Study
from conftest import Server
from designs import SCALE, definition


@pytest.fixture(scope="module")
def example(server: Server) -> str:
    """The id of the demo's study."""
    with Client.sign_in(server.url, "manager@example.org", "concord-example") as client:
        return next(study.id for study in client.studies() if "example" in study.info.title)


def texts(study: Study) -> tuple[set[tuple[str, str, str]], set[tuple[str, str, str]]]:
    sources = {(source.external_id, source.language, source.text) for source in study.sources()}
    return sources, {(output.external_id, output.system, output.text) for output in study.outputs()}


@pytest.mark.parametrize("format", ["csv", "jsonl"])
def test_an_exported_study_is_opened_with_its_texts(
    format: str, client: Client, server: Server, example: str, tmp_path: Path
) -> None:
    folder = tmp_path / "exported"
    server.run("study", "export", example, "--out", str(folder), "--format", format)
    opened = client.open_study(folder, title="Once more")
    original = client.study(example)
    assert opened.info.title == "Once more"
    assert opened.info.languages == original.info.languages
    assert opened.info.settings == original.info.settings
    assert [task.definition for task in opened.tasks()] == [task.definition for task in original.tasks()]
    assert texts(opened) == texts(original)
    addresses = [f"/studies/{opened.id}/tasks/{task.id}/known" for task in opened.tasks()]
    known = [len(opened._http.call("GET", address)["items"]) for address in addresses]
    assert sum(known) == len(json.loads((folder / "known.json").read_text()))
    assert any(known)
    rules = [study._http.call("GET", f"/studies/{study.id}/gates") for study in (opened, original)]
    assert [[rule["rule"] for rule in one] for one in rules] == [[rule["rule"] for rule in rules[1]]] * 2
    (folder / f"sources.{format}").write_text("text\nother\n")
    with pytest.raises(ValueError, match="SHA-256"):
        client.open_study(folder)


def test_a_pulled_study_is_opened_with_its_texts(client: Client, server: Server, example: str, tmp_path: Path) -> None:
    folder = tmp_path / "pulled"
    server.run("study", "pull", example, str(folder))
    opened, original = client.open_study(folder, title="Once more"), client.study(example)
    assert opened.info.settings == original.info.settings
    assert [task.definition for task in opened.tasks()] == [task.definition for task in original.tasks()]
    assert texts(opened) == texts(original)
    rules = [study._http.call("GET", f"/studies/{study.id}/gates") for study in (opened, original)]
    assert [[rule["rule"] for rule in one] for one in rules] == [[rule["rule"] for rule in rules[1]]] * 2
    first = min((folder / "tasks").iterdir())
    first.rename(first.with_name("9-last.toml"))
    with pytest.raises(ValueError, match="gaps"):
        client.open_study(folder)
    (folder / "tasks" / "first.toml").write_text("")
    with pytest.raises(ValueError, match=r"tasks/first\.toml"):
        client.open_study(folder)


@pytest.mark.parametrize("name", ["cocoa-mt", "mir", "mt-esa", "pang-gimpel", "xformal"])
def test_the_examples_are_opened(name: str, client: Client) -> None:
    folder = Path(__file__).parents[3] / "examples" / name
    opened = client.open_study(folder)
    assert len(list(opened.tasks())) == len(list((folder / "tasks").iterdir()))
    assert next(iter(opened.sources())).text


def test_results_of_an_exported_study_are_left_out_and_counted(
    client: Client, study: Study, server: Server, tmp_path: Path
) -> None:
    text = {"key": "rewrite", "kind": "text", "max_chars": 400}
    study.add_task(definition("source", [text])).publish().make_batch("en")
    study.go_live()
    assert study.simulate([lambda item, question: f"In other words: {item.text}"], "en") == 2
    folder = tmp_path / "exported"
    server.run("study", "export", study.id, "--out", str(folder), "--format", "jsonl")
    with pytest.warns(UserWarning, match="2 rewrites by people are left out"):
        opened = client.open_study(folder)
    assert {output.system for output in opened.outputs()} == {"model-a", "model-b"}
    assert [task.definition for task in opened.tasks()] == [task.definition for task in study.tasks()]
    assert list(opened.rows("answers")) == []


def test_texts_of_ones_own(client: Client, tmp_path: Path) -> None:
    design = {"title": "Mine", "languages": ["en"], "tasks": [definition("output", [SCALE])]}
    (tmp_path / "design.json").write_text(json.dumps(design))
    (tmp_path / "sources.csv").write_text('\ufeffid,text,year\na,"one, 👋\ntwo",2026\nb,-3,\n', encoding="utf-8")
    (tmp_path / "outputs.jsonl").write_text('{"id": "a", "text": "=1", "system": "m"}\n')
    study = client.open_study(tmp_path)
    assert texts(study) == ({("a", "en", "one, 👋\ntwo"), ("b", "en", "-3")}, {("a", "m", "=1")})
    assert next(study.sources()).meta == {"year": "2026"}


def test_withdrawn_texts_are_withdrawn_again(client: Client, study: Study, server: Server, tmp_path: Path) -> None:
    source = next(study.sources(search="soon"))
    output = next(study.outputs(search="Good morning"))
    reason = {"reason": "It names a person."}
    study._http.call("POST", f"/studies/{study.id}/sources/{source.id}/withdraw", json=reason)
    study._http.call("POST", f"/studies/{study.id}/outputs/{output.id}/withdraw", json=reason)
    server.run("study", "export", study.id, "--out", str(tmp_path / "e"), "--format", "jsonl")
    opened = client.open_study(tmp_path / "e")
    assert [one.withdrawn_reason for one in opened.sources(search="soon")] == ["It names a person."]
    assert [one.state for one in opened.outputs(search="Good morning")] == ["withdrawn"]
    assert [one.state for one in opened.outputs(search="Morning 👍")] == ["unused"]


@pytest.mark.parametrize("ending", ["json", "toml"])
def test_a_task_file_becomes_a_study(ending: str, client: Client, tmp_path: Path) -> None:
    file = tmp_path / f"task.{ending}"
    if ending == "json":
        file.write_text(json.dumps(definition("output", [SCALE])))
    else:
        file.write_text(
            'preset = "blank"\nsubject = "source"\nneed = 2\nitems_per_hit = 1\nlease_seconds = 600\nreward = 5\n'
            'gates = []\ntitle = {en = "A task"}\ninstructions = {en = "Read."}\n[[questions]]\nkey = "ok"\n'
            'kind = "scale"\nrequired = true\nprompt = {en = "Ok?"}\npoints = [{value = -1, label = {en = "no"}}, '
            '{value = 1, label = {en = "yes"}}]\n'
        )
    study = client.open_study(file)
    assert study.info.title == "A task"
    assert study.info.languages == (["en", "fr"] if ending == "json" else ["en"])
    points = study.tasks()[0].definition["questions"][0]["points"]
    assert points[0]["value"] == (-3 if ending == "json" else -1)
    assert repr(study.add_task(file)) == "Task('A task', draft)"


def test_half_a_study_is_said(client: Client, tmp_path: Path) -> None:
    file = tmp_path / "task.json"
    file.write_text(json.dumps(definition("output", [SCALE], need=-1)))
    with pytest.raises(Incomplete) as caught:
        client.open_study(file)
    assert "not completely" in str(caught.value)
    assert caught.value.refused is not None
    assert caught.value.refused.field == "need"
    assert client.study(caught.value.study).info.state == "draft"


@pytest.mark.parametrize(
    ("name", "content", "match"),
    [
        ("task.json", "{", "cannot be read"),
        ("task.json", "[]", "cannot be read"),
        ("task.toml", "a = ", "cannot be read"),
        ("design.json", json.dumps({"title": "T", "languages": ["en"], "pictures": [{}]}), "pictures"),
    ],
)
def test_files_that_cannot_be_opened(name: str, content: str, match: str, client: Client, tmp_path: Path) -> None:
    before = len(client.studies())
    (tmp_path / name).write_text(content)
    with pytest.raises(ValueError, match=match):
        client.open_study(tmp_path / name)
    assert len(client.studies()) == before


def test_parquet_is_refused_in_words(client: Client, tmp_path: Path) -> None:
    (tmp_path / "design.json").write_text(json.dumps({"title": "T", "languages": ["en"]}))
    (tmp_path / "sources.parquet").write_bytes(b"PAR1")
    with pytest.raises(Incomplete, match="CSV or JSON Lines"):
        client.open_study(tmp_path)
