"""Workers that are run by a program: qualification, conditions, flags, and what happens when a judge fails."""

from __future__ import annotations

from typing import Any

import pytest

from concord_study import (
    BadReply,
    Batch,
    Client,
    Flagged,
    Item,
    Question,
    Study,
    Worker,
)
from concord_study import worker as worker_module
from conftest import Server
from designs import CHOICE, SCALE, definition


def test_a_question_is_asked_only_if_its_condition_is_met(study: Study) -> None:
    later = {**CHOICE, "when": {"question": "formality", "is": ["-3"]}}
    study.add_task(definition("output", [SCALE, later])).publish().make_batch("en", ["model-a"])
    study.go_live()
    asked: list[tuple[str, str]] = []

    def judge(item: Item, question: Question) -> Any:
        asked.append((item.text, question.key))
        if question.key == "formality":
            return -3 if "orning" in item.text else 3
        return "style"

    assert study.simulate([judge], "en") == 2
    assert sorted(asked) == [
        ("Good morning! 👩‍👩‍👧", "formality"),
        ("Good morning! 👩‍👩‍👧", "kinds"),
        ("Goodbye for now.", "formality"),
    ]
    assert sorted(study.answers().question) == ["formality", "formality", "kinds"]


def test_work_goes_on_where_the_judge_failed(study: Study, batch: Batch, worker: Worker) -> None:
    calls = 0

    def judge(item: Item, question: Question) -> int:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise RuntimeError("the model is not there")
        return 0

    with pytest.raises(RuntimeError, match="not there"):
        worker.work(judge)
    assert (batch.state().done, batch.state().taken) == (1, 1)
    with pytest.raises(BadReply, match="formality"):
        worker.work(lambda item, question: 99)
    assert worker.work(judge) == 1
    assert (batch.state().done, batch.state().taken) == (2, 0)
    assert worker.give_back() == 0


def test_what_is_returned_is_free_at_once(study: Study, batch: Batch, worker: Worker) -> None:
    with pytest.raises(BadReply):
        worker.work(lambda item, question: "formal")
    assert batch.state().taken == 1
    assert worker.give_back() == 1
    with pytest.raises(ZeroDivisionError):
        study.simulate([lambda item, question: 1 // 0], "en")
    assert batch.state().taken == 0
    assert {row["state"] for row in study.rows("assignments")} == {"returned"}


def test_the_server_may_ask_to_look_again(study: Study) -> None:
    text = {"key": "rewrite", "kind": "text", "max_chars": 400}
    task = study.add_task(definition("source", [text])).publish()
    batch = task.make_batch("en")
    study.go_live()
    worker = study.add_worker("en")
    assert worker.enter()
    with pytest.raises(Flagged) as caught:
        worker.work(lambda item, question: item.text)
    assert caught.value.flags[0]["question"] == "rewrite"
    assert caught.value.flags[0]["reason"] in str(caught.value)
    assert batch.state().taken == 1
    assert worker.work(lambda item, question: item.text, insist=True, most=1) == 1
    assert batch.state().done == 1


def test_a_hit_stays_reserved_while_a_judge_is_slow(study: Study, monkeypatch: pytest.MonkeyPatch) -> None:
    task = study.add_task(definition("output", [SCALE], items_per_hit=2)).publish()
    task.make_batch("en", ["model-a"])
    study.go_live()
    monkeypatch.setattr(worker_module, "HEARTBEAT", -1.0)
    assert study.simulate([lambda item, question: 0], "en") == 1
    assert len(study.ratings()) == 2


def test_qualification_steps_are_taken(study: Study, client: Client) -> None:
    http = client._http
    rule = {"gate": "location", "countries": ["NZ"]}
    http.call("PUT", f"/studies/{study.id}/gates/en", json=rule)
    test = {
        "gate": "test",
        "subject": "source",
        "questions": [
            {
                "key": "formality",
                "kind": "scale",
                "required": True,
                "prompt": {"en": "How formal is it?"},
                "points": [{"value": value, "label": {"en": str(value)}} for value in (-3, 0, 3)],
            }
        ],
        "items": [{"text": "yo", "expected": {"formality": "-3"}, "why": "slang"}],
        "tolerances": {"formality": 0},
        "pass_mark": 100,
        "attempts": 1,
        "wait_seconds": 0,
        "instructions": "Read.",
    }
    http.call("PUT", f"/studies/{study.id}/gates/en", json=test)
    task = study.add_task("xformal/formality", need=1, gates=["location", "test"]).publish()
    task.make_batch("en", ["model-a"])
    study.go_live()
    good, bad, lost, silent = (study.add_worker("en") for _ in range(4))
    assert not bad.enter(lambda item, question: 3)
    assert bad.work(lambda item, question: 3) == 0
    assert not lost.enter(lambda item, question: -3, country="FR")
    assert not silent.enter()
    assert good.enter(lambda item, question: -3)
    assert good.work(lambda item, question: 2) == 2


def test_a_worker_has_only_its_own_rights(study: Study, worker: Worker, server: Server) -> None:
    assert worker.pseudonym == "W001"
    assert [work.preset for work in worker.open_tasks()] == ["xformal/formality"]
    own = Study(worker._http, study.info)
    with pytest.raises(Exception, match=r"member|role|Only|access"):
        own.answers()
