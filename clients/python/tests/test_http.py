"""Requests: retries, refusals, secrets, streams."""

from __future__ import annotations

import email.utils
import io
import json
import logging
import pickle
import time
import traceback
import tracemalloc
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest

import concord_study
from concord_study import Busy, Client, ConcordError, Invalid, Refused, TimedOut, Unexpected, Unreachable
from concord_study._http import Http, lines, path
from concord_study.models import StudyInfo
from concord_study.study import Study
from concord_study.worker import Worker
from scripted import Answer, problem, scripted

SECRET = "concord_a-very-secret-token"
CODE = "a-very-secret-code"
ME = {"id": "p", "name": "Ann", "email": "ann@example.org", "admin": False}
INFO = StudyInfo.model_validate(
    {
        "id": "s",
        "title": "T",
        "state": "live",
        "languages": ["en"],
        "settings": {},
        "seed": 1,
        "created_at": "2026-01-01T00:00:00Z",
    }
)


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Pauses are noted instead of made."""
    made: list[float] = []
    monkeypatch.setattr(time, "sleep", made.append)
    return made


def http(url: str, **options: object) -> Http:
    given = {"timeout": 5.0, "retries": 4, "language": "en", **options}
    return Http(url, SECRET, **given)  # type: ignore[arg-type]


def broken(handler: BaseHTTPRequestHandler) -> None:
    """Closes the connection without an answer."""
    handler.close_connection = True
    handler.connection.close()


def test_reading_is_repeated_after_faults_that_may_pass(pauses: list[float]) -> None:
    faults = [problem(503), Answer(502, b"<html>"), Answer(act=broken), problem(429), Answer(200, ME)]
    with scripted(*faults) as server:
        assert Client(server.url, SECRET).me().name == "Ann"
        assert server.methods == ["GET"] * 5
    assert len(pauses) == 4
    assert all(0 < pause <= 10 for pause in pauses)
    assert pauses[0] < pauses[2]


def test_the_server_says_how_long_to_wait(pauses: list[float]) -> None:
    at = email.utils.format_datetime(datetime.now(timezone.utc) + timedelta(seconds=30), usegmt=True)
    with scripted(problem(429, retry_after=7), problem(503, retry_after=at), Answer(200, ME)) as server:
        Client(server.url, SECRET).me()
    assert pauses[0] == 7
    assert 25 < pauses[1] <= 30


def test_a_long_wait_is_left_to_the_caller(pauses: list[float]) -> None:
    with scripted(problem(429, retry_after=3600, problem="too_many")) as server:
        with pytest.raises(Busy) as caught:
            Client(server.url, SECRET).me()
        assert len(server.asked) == 1
    assert (caught.value.seconds, caught.value.status, pauses) == (3600, 429, [])


def test_it_gives_up(pauses: list[float]) -> None:
    with scripted(problem(503)) as server:
        with pytest.raises(Busy):
            Client(server.url, SECRET, retries=2).me()
        assert len(server.asked) == 3


@pytest.mark.parametrize("fault", [problem(503), problem(429, retry_after=1), Answer(act=broken)])
def test_creating_is_never_repeated(fault: Answer, pauses: list[float]) -> None:
    with scripted(fault, Answer(201, {})) as server:
        with pytest.raises((Busy, Unreachable)) as caught:
            Client(server.url, SECRET).create_study("T", ["en"])
        assert server.methods == ["POST"]
    if isinstance(caught.value, Unreachable):
        assert caught.value.may_have_happened
        assert "look before you repeat it" in str(caught.value)


def test_a_submission_is_repeated_with_the_same_id(pauses: list[float]) -> None:
    shown = {"language": "en", "questions": [], "items": []}
    stored = {"result": "stored"}
    with scripted(Answer(200, shown), Answer(act=broken), Answer(200, stored)) as server:
        Worker(http(server.url), "s")._do("x", lambda item, question: None, False)
        (_, first, one), (_, second, other) = server.asked[1:]
    assert first == second
    assert json.loads(one)["id"] == json.loads(other)["id"]


def test_nobody_there(pauses: list[float]) -> None:
    with scripted(Answer()) as server:
        url = server.url
    with pytest.raises(Unreachable) as caught:
        Client(url, SECRET, retries=1).create_study("T", ["en"])
    assert not caught.value.may_have_happened
    assert "cannot be reached" in str(caught.value)


def test_a_server_that_is_silent() -> None:
    with (
        scripted(Answer(act=lambda _: time.sleep(1.0))) as server,
        pytest.raises(TimedOut) as caught,
    ):
        Client(server.url, SECRET, timeout=0.2, retries=0).me()
    assert isinstance(caught.value, TimeoutError)
    assert not caught.value.may_have_happened


def test_a_refusal_has_the_sentence_and_the_field() -> None:
    body = {
        "problem": "invalid",
        "detail": "Choose a number from 1 to 5.",
        "field": "questions[0].points",
        "message": {"key": "choose-number"},
    }
    with scripted(problem(422, **body)) as server, pytest.raises(Invalid) as caught:
        Client(server.url, SECRET).me()
    error = caught.value
    assert str(error) == "questions[0].points: Choose a number from 1 to 5."
    assert (error.field, error.problem, error.key, error.status) == (
        "questions[0].points",
        "invalid",
        "choose-number",
        422,
    )
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (str(again), again.field, again.status) == (str(error), error.field, 422)


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (401, concord_study.SignInNeeded),
        (403, concord_study.Forbidden),
        (404, concord_study.NotFound),
        (409, concord_study.Conflict),
        (413, concord_study.TooLarge),
        (418, Refused),
        (422, Invalid),
        (500, concord_study.ServerFault),
    ],
)
def test_each_status_has_its_error(status: int, kind: type[Refused]) -> None:
    with scripted(problem(status)) as server, pytest.raises(kind) as caught:
        Client(server.url, SECRET, retries=0).me()
    assert type(caught.value) is kind


@pytest.mark.parametrize(
    "answer",
    [
        Answer(200, b"<html>sign in</html>", {"content-type": "text/html"}),
        Answer(502, b"<html>", {"content-type": "text/html"}),
        Answer(302, b"", {"location": f"https://elsewhere.example/join/{CODE}"}),
        Answer(200, {"id": "p"}),
        Answer(422, [1, 2]),
    ],
)
def test_what_is_no_answer_of_concord_is_said(answer: Answer) -> None:
    with scripted(answer) as server, pytest.raises(Unexpected) as caught:
        Client(server.url, SECRET, retries=0).me()
    assert CODE not in str(caught.value)


def test_a_field_that_is_missing_is_said() -> None:
    with scripted(Answer(201, {"written": True, "taken": 1})) as server, pytest.raises(Unexpected, match="refused"):
        Study(http(server.url), INFO).push_sources([{"id": "a", "text": "t"}])


def test_a_token_is_shown_nowhere(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    printed = io.StringIO()
    answers = [Answer(200, ME), problem(401), Answer(act=broken), Answer(200, {})]
    with scripted(*answers) as server:
        client = Client(server.url, SECRET, retries=0)
        client.me()
        study = Study(client._http, INFO)
        shown = [repr(client), repr(client._http), repr(study), str(vars(client._http))]
        for _ in range(3):
            try:
                client.me()
            except ConcordError as error:
                shown += [str(error), repr(error)]
                traceback.print_exception(error, file=printed)
        assert server.asked
    whole = "\n".join([*shown, caplog.text, printed.getvalue()])
    assert SECRET not in whole
    assert "HTTP Request" in caplog.text


def test_the_code_of_a_join_link_is_shown_nowhere(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    shown = []
    for answer in (problem(422), Answer(act=broken), Answer(200, b"<html>")):
        with scripted(answer) as server, pytest.raises(ConcordError) as caught:
            Client(server.url, retries=0).join(CODE, name="n", email="e", password="p")
        shown.append(str(caught.value))
        assert CODE in server.asked[0][1]
    assert CODE not in "\n".join([*shown, caplog.text])
    assert "/join/…" in caplog.text


@pytest.mark.parametrize(
    "url",
    [
        "concord.example.org",
        "ftp://x",
        "https://",
        "https://a:b@x",
        "https://x?y=1",
        "http://concord.example.org",
    ],
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"address|read a token"):
        Client(url, SECRET)


def test_other_addresses_are_allowed() -> None:
    for url in ("https://x.example/concord/", "http://localhost:3000", "http://[::1]:3000"):
        assert not Client(url, SECRET)._http.url.endswith("/")
    assert Client("http://lab.internal", SECRET, allow_http=True)


def test_ids_are_escaped() -> None:
    assert path("studies", "../tokens", "a b/ü?#") == "/studies/..%2Ftokens/a%20b%2F%C3%BC%3F%23"


def test_only_a_line_feed_ends_a_line() -> None:
    text = "a\u2028b\x85c\x0b\rd\ne\n\nf".encode()
    for size in (1, 2, 3, 100):
        pieces = [text[at : at + size] for at in range(0, len(text), size)]
        assert list(lines(iter(pieces))) == text.split(b"\n")


def export(n: int) -> Answer:
    """An export of n lines of 100 KB, sent in chunks."""
    line = json.dumps({"value": "ü" * 50_000}, ensure_ascii=False).encode() + b"\n"

    def send(handler: BaseHTTPRequestHandler) -> None:
        handler.protocol_version = "HTTP/1.1"
        handler.send_response(200)
        handler.send_header("transfer-encoding", "chunked")
        handler.end_headers()
        for _ in range(n):
            handler.wfile.write(b"%x\r\n%s\r\n" % (len(line), line))
        handler.wfile.write(b"0\r\n\r\n")

    return Answer(act=send)


def test_exports_are_streamed_with_flat_memory(tmp_path: Path) -> None:
    with scripted(export(500)) as server:
        study = Study(http(server.url), INFO)
        tracemalloc.start()
        try:
            assert sum(len(row["value"]) for row in study.rows("answers")) == 500 * 50_000
            file = study.download("answers.jsonl", tmp_path)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert file.stat().st_size > 50_000_000
    assert peak < 5_000_000, f"{peak} bytes for 50 MB"


def test_a_stream_can_be_left() -> None:
    with scripted(export(50)) as server:
        study = Study(http(server.url), INFO)
        rows = study.rows("answers")
        assert next(rows)
        rows.close()  # type: ignore[attr-defined]
        assert next(study.rows("answers"))


def test_a_download_that_breaks_off_leaves_no_file(tmp_path: Path) -> None:
    def half(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("content-length", "1000")
        handler.end_headers()
        handler.wfile.write(b"x" * 10)

    with scripted(Answer(act=half)) as server:
        study = Study(http(server.url), INFO)
        with pytest.raises(Unreachable, match="start it again"):
            study.download("answers.csv", tmp_path)
        with pytest.raises(Unreachable, match="start it again"):
            list(study.rows("answers"))
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "answers.csv").write_text("mine")
    with pytest.raises(FileExistsError):
        study.download("answers.csv", tmp_path)
    assert (tmp_path / "answers.csv").read_text() == "mine"


def test_the_language_of_sentences_is_asked_for() -> None:
    client = Client("https://x.example", SECRET, language="de")
    assert client._http._client.headers["accept-language"] == "de"
