"""Studies on the real server: texts in, answers out, and nothing changed on the way."""

from __future__ import annotations

import unicodedata
from typing import Any

import numpy
import pandas
import pytest

import concord_study
from concord_study import (
    TIE,
    Choice,
    Client,
    Conflict,
    Forbidden,
    ImportRefused,
    Incomplete,
    Invalid,
    Item,
    Marked,
    NotFound,
    Question,
    RandomJudge,
    SignInNeeded,
    Skip,
    Span,
    Study,
    _texts,
)
from conftest import PASSWORD, Server
from designs import CHOICE, COMMENT, SCALE, SLIDER, SPANS, definition

#: Texts that are easily damaged on their way.
NASTY = [
    "👩‍👩‍👧 kewl 👍🏽 right?",
    "te\u0301te\u0300 a\u0308h oui",
    "שלום, מה שלומך היום?",
    "漢字かな交じり文。",
    "=1+1",
    "'=2",
    'a "quote", a comma; and a tab\there',
    "one\ntwo\r\nthree\u2028four\x85five",
    "<b>&amp;</b> [F]no mark[/F]",
    "-3",
    "null",
]


def reopened(study: Study, subject_and_questions: Any, language: str = "en", systems: Any = ()) -> None:
    """Adds a task with a batch, and opens the study."""
    task = study.add_task(definition(*subject_and_questions)).publish()
    task.make_batch(language, systems)
    study.go_live()


def test_texts_come_back_as_they_were_pushed(client: Client) -> None:
    study = client.create_study("Nasty", ["en"])
    frame = pandas.DataFrame(
        {
            "key": range(len(NASTY)),
            "sentence": NASTY,
            "year": pandas.array([2026, None] + [1] * (len(NASTY) - 2), dtype="Int64"),
            "share": [0.1, numpy.nan] + [1.0] * (len(NASTY) - 2),
            "seen": [True, False] + [True] * (len(NASTY) - 2),
            "at": [pandas.Timestamp("2026-11-29T10:00Z"), pandas.NaT] + [pandas.NaT] * (len(NASTY) - 2),
            "tags": [["a", 1], {"b": numpy.float32(0.5)}] + [None] * (len(NASTY) - 2),
        }
    )
    assert study.push_sources(frame, text="sentence", id="key").n_written == len(NASTY)
    outputs = frame.assign(system="größe 👍").rename(columns={"key": "id", "sentence": "text"})
    assert study.push_outputs(outputs[["id", "text", "system"]]).n_written == len(NASTY)
    expected = [unicodedata.normalize("NFC", text).replace("\r\n", "\n") for text in NASTY]
    assert [source.text for source in study.sources()] == expected
    # Outputs of one import have no order.
    assert sorted(output.text for output in study.outputs()) == sorted(expected)
    assert study.table("sources").text.tolist() == expected
    assert sorted(row["text"] for row in study.rows("outputs")) == sorted(expected)
    assert study.dataset("sources")["text"][:] == expected
    first, second = list(study.sources())[:2]
    assert first.meta == {
        "year": 2026,
        "share": 0.1,
        "seen": True,
        "at": "2026-11-29T10:00:00+00:00",
        "tags": ["a", 1],
    }
    assert second.meta == {"year": None, "share": None, "seen": False, "at": None, "tags": {"b": 0.5}}
    assert {output.system for output in study.outputs()} == {"größe 👍"}


def test_refused_rows_are_named_and_nothing_is_stored(study: Study) -> None:
    rows: list[dict[str, Any]] = [{"id": "x", "text": "fine"}, {"id": "y", "text": None}, {"id": "a", "text": "twice"}]
    with pytest.raises(ImportRefused) as caught:
        study.push_sources([row | {"language": "en"} for row in rows], language="language")
    assert [row.row for row in caught.value.rows] == [1, 2]
    assert "row 2: There is already a source" in str(caught.value)
    assert caught.value.n_written == 0
    assert len(list(study.sources())) == 3
    frame = pandas.DataFrame(rows).assign(language="en")
    pushed = study.push_sources(frame, language="language", skip_refused=True)
    assert (pushed.n_written, [row.row for row in pushed.refused]) == (1, [1, 2])
    with pytest.raises(Invalid) as wrong:
        study.push_sources(frame, text="texts", language="language")
    assert wrong.value.field == "text"
    with pytest.raises(ImportRefused, match="has no source"):
        study.push_outputs([{"id": "nowhere", "text": "t"}], default_system="model-a")


def test_what_json_has_no_form_for_is_refused_here(study: Study) -> None:
    for cell, match in (
        (b"bytes", "bytes"),
        (float("inf"), "infinity"),
        ("\ud800", "surrogate"),
        (object(), "object"),
    ):
        with pytest.raises((TypeError, ValueError), match=match):
            study.push_sources([{"id": "x", "text": "t", "more": cell}], default_language="en")
    with pytest.raises(ValueError, match="no rows"):
        study.push_sources([])


def test_a_long_table_is_sent_in_parts(study: Study, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_texts, "PART_ROWS", 200)
    rows = [{"id": f"n{number}", "text": f"Text {number}", "language": "en"} for number in range(950)]
    assert study.push_sources(iter(rows), language="language").n_written == 950
    # More than a page.
    assert [source.external_id for source in study.sources(search="Text")] == [row["id"] for row in rows]
    more = [{"id": f"m{number}", "text": f"More {number}", "language": "en"} for number in range(450)]
    more[250]["language"] = "xx"
    with pytest.raises(ImportRefused) as caught:
        study.push_sources(more, language="language")
    assert (caught.value.rows[0].row, caught.value.n_written) == (250, 200)
    assert "200 rows of earlier parts are stored" in str(caught.value)
    assert len(list(study.sources(search="More"))) == 200


def test_answers_of_one_output_come_back_as_they_were_given(study: Study) -> None:
    reopened(study, ("output", [SCALE, SLIDER, CHOICE, SPANS, COMMENT]), systems=["model-a"])
    texts = []

    def judge(item: Item, question: Question) -> Any:
        texts.append(item.text)
        is_first = item.text.startswith("Good morning")
        replies: dict[str, Any] = {
            "formality": -3 if is_first else Skip("Das ist 📞, kein Satz."),
            "grade": 37.5 if is_first else 0,
            "kinds": Choice(["style", "spelling"], other="ein Reim 👋 | und") if is_first else "style",
            "marks": [Span(0, 4, "f"), Span(len(item.text) - 7, len(item.text), "f")] if is_first else [],
            "note": "Très bien 👍🏽\nvraiment" if is_first else None,
        }
        assert question.prompt == "Please answer."
        return replies[question.key]

    assert study.add_worker("en").enter()
    worker = study.add_worker("en")
    assert worker.enter(judge)
    assert worker.work(judge, insist=True) == 2
    answers = study.answers()
    assert len(answers) == 9
    first = answers[answers.output_id.isin(answers[answers.question == "note"].output_id)].set_index("question")
    assert first.loc["formality", "value"] == -3
    assert first.loc["grade", "value"] == 37.5
    assert first.loc["kinds", "value_text"] == "spelling|style|other:ein Reim 👋 | und"
    assert first.loc["note", "value_text"] == "Très bien 👍🏽\nvraiment"
    marked = Marked.of_answer(str(first.loc["marks", "value_text"]), str(first.loc["marks", "spans"]))
    assert marked.text == "Good morning! 👩‍👩‍👧"
    assert [marked.quote(0), marked.quote(1)] == ["Good", "! 👩‍👩‍👧"[-7:]]
    other: Any = answers[~answers.output_id.isin(first.output_id)].set_index("question")
    assert other.loc["formality", "skipped"] == "Das ist 📞, kein Satz."
    assert pandas.isna(other.loc["formality", "value"])
    assert other.loc["grade", "value"] == 0
    # The same in the other formats.
    rows = {row["answer_id"]: row for row in study.rows("answers")}
    given = {row["question"]: row["value"] for row in rows.values() if row["output_id"] in set(first.output_id)}
    assert (given["formality"], given["grade"]) == (-3, 37.5)
    assert isinstance(given["formality"], int)
    data = study.dataset()
    assert sorted(data["answer_id"][:]) == sorted(rows)
    assert sorted(value for value in data["value"][:] if value is not None) == [-3, 0, 37.5]
    # A skipped question and what is no number are no ratings.
    assert sorted(study.ratings().value) == [-3, 0, 37.5]


def test_rankings_with_ties_and_several_outputs(study: Study) -> None:
    ranking = {"key": "order", "kind": "ranking", "ties": True}
    reopened(study, ("outputs", [ranking, SCALE]), systems=["model-a", "model-b"])

    def judge(item: Item, question: Question) -> Any:
        if question.key == "order":
            return [1] * len(item.outputs)
        return [3 if "oo" in output.text else -3 for output in item.outputs]

    study.simulate([judge], "en")
    found = study.ratings().pivot_table(index="question", columns="system", values="value")
    assert found.loc["order"].to_dict() == {"model-a": 1, "model-b": 1}
    assert found.loc["formality"].to_dict() == {"model-a": 3, "model-b": 0}
    evaluation = study.evaluation().set_index(["question", "system"])
    assert evaluation.loc[("formality", "model-a"), "mean"] == 3
    assert bool(evaluation.loc[("order", "model-a"), "is_rank"])


def test_preferences_name_the_output_and_ties_are_ties(study: Study) -> None:
    pairwise = {"key": "better", "kind": "pairwise", "tie": True}
    reopened(study, ("sides", [pairwise]), systems=["model-a", "model-b"])

    def judge(item: Item, question: Question) -> Any:
        if any("orning" in output.text for output in item.outputs):
            return next(output for output in item.outputs if output.text.startswith("Good"))
        return TIE

    study.simulate([judge], "en")
    given = study.answers().value_text.tolist()
    better = next(output.id for output in study.outputs() if output.text.startswith("Good morning"))
    assert sorted(given, key=len) == ["tie", better]
    row = study.preferences().iloc[0]
    assert (row.a, row.b, row.a_better, row.tie, row.win_rate) == ("model-a", "model-b", 0.5, 0.5, 0.75)


def test_rewrites_in_another_language(study: Study) -> None:
    text = {"key": "rewrite", "kind": "text", "max_chars": 400}
    reopened(study, ("source", [text]), "fr")
    seen: list[tuple[str, str, str]] = []

    def judge(item: Item, question: Question) -> str:
        seen.append((item.language, item.text, question.prompt))
        return "Bonjour 👋🏽, comment allez-vous ?"

    study.simulate([judge], "fr")
    assert seen == [("fr", "Salut 👋, ça va ?", "Répondez, s'il vous plaît.")]
    answer = study.answers().iloc[0]
    assert (answer.language, answer.value_text) == ("fr", "Bonjour 👋🏽, comment allez-vous ?")
    assert [output.text for output in study.outputs(language="fr")] == ["Bonjour 👋🏽, comment allez-vous ?"]


def test_spans_of_ones_own_text(study: Study) -> None:
    text = {"key": "rewrite", "kind": "text", "max_chars": 400}
    reopened(study, ("source", [text, {**SPANS, "of": "answer"}]), "fr")
    written = Marked("Bonjour 👋🏽, ça va ?", (Span(8, 10, "f"),))
    study.simulate([lambda item, question: written], "fr")
    answers: Any = study.answers().set_index("question")
    assert Marked.of_answer(answers.loc["marks", "value_text"], answers.loc["marks", "spans"]) == written
    assert written.quote(0) == "👋🏽"
    assert [output.text for output in study.outputs(language="fr")] == [written.text]


def test_ratings_are_those_that_reports_count(study: Study, task: concord_study.Task) -> None:
    task.make_batch("en", ["model-a", "model-b"])
    study.simulate([RandomJudge(seed) for seed in range(4)], "en")
    agreement = study.agreement()
    counted = agreement[agreement.statistic == "percent_agreement"].iloc[0]
    assert counted.n_ratings == len(study.ratings()) == 8
    means = study.ratings().groupby("system").value.mean()
    reported = study.evaluation().set_index("system")["mean"]
    assert means.to_dict() == pytest.approx(reported.to_dict())
    assert agreement.dtypes["value"] == "float64"
    assert agreement[agreement.value.isna()].undefined.notna().all()
    assert agreement.annotator.notna().any()
    compared = study.evaluation(baseline="model-a").set_index("system")
    assert compared.loc["model-b", "difference"] == pytest.approx(means["model-b"] - means["model-a"])
    assert compared.dtypes["significant"] == "boolean"


def test_a_task_is_edited_and_refused_by_field(study: Study) -> None:
    task = study.add_task("xformal/formality", need=5)
    assert task.definition["need"] == 5
    with pytest.raises(Invalid) as caught:
        task.edit(need=-1)
    assert caught.value.field == "need"
    with pytest.raises(Invalid) as caught:
        task.edit(questions=[{**SCALE, "prompt": {"en": "How?"}, "required": True, "points": []}])
    assert caught.value.field is not None
    assert caught.value.field.startswith("questions")
    with pytest.raises(Incomplete) as incomplete:
        study.add_task(definition("output", [SCALE], reward=-5))
    assert incomplete.value.refused is not None
    assert incomplete.value.refused.field == "reward"
    with pytest.raises(Invalid, match="xformal/formality"):
        study.add_task("no-such-preset")
    blank = study.add_task("blank")
    with pytest.raises(concord_study.Refused):
        blank.publish()
    assert repr(blank.publish(confirm=True)) == "Task('New task', live)"
    # A live version is corrected in its wording only.
    blank.edit(title={"en": "Newer task", "fr": "Tâche"})
    assert repr(blank.publish(wording_only=True)) == "Task('Newer task', live)"
    with pytest.raises(Conflict):
        blank.publish()


def test_a_batch_is_planned_made_and_stopped(study: Study, task: concord_study.Task) -> None:
    plan = task.plan("en", ["model-a"], sample=1)
    assert (plan.n_hits, plan.n_sources, plan.cost.currency) == (1, 1, "USD")
    batch = task.make_batch("en", ["model-a"], sample=1, seed=plan.seed, label="Essai 👋")
    state = batch.state()
    assert (state.n_hits, state.seed, state.label, state.needed) == (1, plan.seed, "Essai 👋", 2)
    with pytest.raises(NotFound, match="model-a, model-b"):
        task.make_batch("en", ["model-x"])
    with pytest.raises(TypeError):
        task.make_batch("en", "model-a")
    with pytest.raises(Invalid) as caught:
        task.make_batch("en")
    assert caught.value.field == "systems"
    batch.stop()
    assert batch.wait(timeout=5, progress=False).stopped_at is not None
    batch.open()
    study.simulate([RandomJudge(1), RandomJudge(2)], "en")
    assert batch.wait(timeout=5).done == 2
    study.wait(timeout=5, progress=False)
    with pytest.raises(NotFound):
        concord_study.Batch(study._http, study.id, "none").state()


def test_a_bar_shows_how_far_it_is(batch: concord_study.Batch, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(concord_study.TimedOut, match="0 of 8"):
        batch.wait(timeout=0.2, every=0.1)
    assert "0/8" in capsys.readouterr().err


def test_roles_decide(server: Server, study: Study) -> None:
    with Client.sign_in(server.url, "researcher@example.org", PASSWORD) as researcher:
        with pytest.raises(NotFound):
            researcher.study(study.id)
        with pytest.raises(Forbidden):
            researcher.create_study("Mine", ["en"])
    with pytest.raises(concord_study.Refused):
        Client.sign_in(server.url, "admin@example.org", "wrong")
    with pytest.raises(SignInNeeded):
        Client(server.url, "concord_no-such-token").me()


def test_closing_revokes_the_token(server: Server) -> None:
    client = Client.sign_in(server.url, "manager@example.org", PASSWORD)
    token = client._http._token
    assert token is not None
    assert Client(server.url, token.get_secret_value()).me().email == "manager@example.org"
    client.close()
    with pytest.raises(SignInNeeded):
        Client(server.url, token.get_secret_value()).me()


def test_tables_have_types(study: Study) -> None:
    assert study.table("sources").dtypes["position"] == "int64"
    assert str(study.table("workers").dtypes["created_at"]).endswith("UTC]")
    with pytest.raises(ValueError, match="answers"):
        study.table("people")
