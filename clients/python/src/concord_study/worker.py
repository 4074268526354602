"""A worker of a study that is run by a program: it joins, qualifies, and lets a judge answer HITs."""

from __future__ import annotations

import secrets
import time
import uuid
from collections.abc import Mapping
from typing import Any

from ._http import Http, parsed, path
from .errors import Conflict, Flagged, Forbidden, Unexpected
from .judge import Item, Judge, Output, Question, answers, is_asked, said
from .models import Work

__all__ = ["Worker"]

#: Seconds after which a HIT that is still being answered is reserved for longer.
HEARTBEAT = 60.0


class Worker:
    """Somebody who works in one study.

    Get one from :meth:`Study.add_worker`, :meth:`Client.join` or :meth:`Client.worker`.

    What a program answers is stored, counted and paid like the work of a person. Use a study of its own for it, or
    tell them apart by the column ``worker``.

    Attributes:
        study_id: The study.

    >>> worker
    Worker('W001')
    """

    def __init__(self, http: Http, study: str) -> None:
        self._http = http
        self.study_id = study
        self._pseudonym: str | None = None

    def __repr__(self) -> str:
        return f"Worker({self.pseudonym!r})"

    @property
    def pseudonym(self) -> str:
        """The name under which the worker appears in exports, such as ``W001``."""
        if self._pseudonym is None:
            self._pseudonym = str(self._entry()["pseudonym"])
        return self._pseudonym

    def enter(self, judge: Judge | None = None, *, country: str | None = None) -> bool:
        """Agrees to the consent form, states a country and takes the qualification test; whether work is open.

        Args:
            judge: Answers the test, in one attempt.
            country: Two letters; absent, the first country that the study accepts.

        Returns:
            ``False`` if a step was failed or somebody has to decide about it.

        >>> worker.enter()
        True
        """
        taken: list[str] = []
        while (step := self._entry()["next"]) != "work":
            # A step that comes again was failed, or somebody has to decide about it.
            if step in taken:
                return False
            taken.append(step)
            if step == "consent":
                self._http.call("POST", self._path("consent"), json={}, repeatable=True)
            elif step == "location":
                accepted = self._http.call("GET", self._path("location"))["countries"]
                stated = {"country": country or next(iter(accepted), "FR")}
                self._http.call("POST", self._path("location"), json=stated)
            elif step == "test":
                if judge is None or not self._take_test(judge):
                    return False
            else:
                raise Unexpected(f"This version of the client does not know the step {step!r}.")
        return True

    def open_tasks(self) -> list[Work]:
        """The tasks of which a HIT can be claimed now.

        >>> [work.open for work in worker.open_tasks()]
        [True]
        """
        return [work for work in (parsed(Work, task) for task in self._tasks()) if work.open]

    def work(self, judge: Judge, *, most: int | None = None, insist: bool = False) -> int:
        """Lets a judge answer HITs until none is left; how many were submitted.

        If the judge fails, what was submitted before stays, and the HIT it failed at stays reserved: the next call
        goes on with it, or :meth:`give_back` returns it.

        Args:
            judge: Called with each item and question.
            most: The most HITs to do; ``None`` for all.
            insist: Submits although the server asks to look at an answer once more.

        Raises:
            BadReply: The judge returned something that is no answer.
            Flagged: The server asks to look at an answer once more, and ``insist`` is not set.

        >>> worker.work(lambda item, question: -3, most=1)
        1
        """
        done = 0
        for task in self.open_tasks():
            while most is None or done < most:
                assignment = self._claim(task.task)
                if assignment is None:
                    break
                self._do(assignment, judge, insist)
                done += 1
        return done

    def _tasks(self) -> list[dict[str, Any]]:
        studies = self._http.call("GET", "/work")
        return [task for study in studies if study["study"] == self.study_id for task in study["tasks"]]

    def _claim(self, task: str) -> str | None:
        try:
            # A repeated claim gives the HIT that is open already.
            claimed = self._http.call("POST", self._path("tasks", task, "claim"), json={}, repeatable=True)
        except (Conflict, Forbidden):
            # The HIT that was submitted last can close the task: a pilot ends in a review.
            return None
        return str(claimed["assignment"]) if claimed["claimed"] == "hit" else None

    def give_back(self) -> int:
        """Returns the HITs that are open, so that others can do them at once; how many that were.

        The server does not give a worker the same text again, so returned HITs are for others.

        >>> worker.give_back()
        0
        """
        mine = [task for task in self._tasks() if task.get("live")]
        for task in mine:
            self._http.call("POST", path("assignments", task["live"], "return"), repeatable=True)
        return len(mine)

    def _do(self, assignment: str, judge: Judge, insist: bool) -> None:
        began = time.monotonic()
        shown = self._http.call("GET", path("assignments", assignment))
        submission: dict[str, Any] = {
            # The server stores a submission once, however often its id arrives.
            "id": str(uuid.uuid4()),
            "answers": self._answers(assignment, shown, judge),
        }
        submission["active_ms"] = int(1000 * (time.monotonic() - began))
        self._submit(assignment, submission, insist)

    def _submit(self, assignment: str, submission: dict[str, Any], insist: bool) -> None:
        address = path("assignments", assignment, "submit")
        result = self._http.call("POST", address, json=submission, repeatable=True)
        if result["result"] == "stored":
            return
        flags = result["flags"]
        if not insist or not all(flag["can_insist"] for flag in flags):
            raise Flagged(" ".join(flag["reason"] for flag in flags), flags=flags)
        self._http.call("POST", address, json=submission | {"insist": True}, repeatable=True)

    def _answers(self, assignment: str, shown: Mapping[str, Any], judge: Judge) -> list[dict[str, Any]]:
        given = []
        last = time.monotonic()
        for item in shown["items"]:
            if time.monotonic() - last > HEARTBEAT:
                self._http.call("POST", path("assignments", assignment, "heartbeat"), repeatable=True)
                last = time.monotonic()
            given += judged(shown, item, judge)
        return given

    def _take_test(self, judge: Judge) -> bool:
        test = self._http.call("GET", self._path("test"))
        given = [answer for item in test["items"] for answer in judged(test, item, judge)]
        if not given:
            return False
        sent = {"version": test["version"], "answers": given}
        return bool(self._http.call("POST", self._path("test"), json=sent)["passed"])

    def _entry(self) -> dict[str, Any]:
        entry: dict[str, Any] = self._http.call("GET", self._path("entry"))
        return entry

    def _path(self, *more: str) -> str:
        return path("studies", self.study_id, *more)


def join(http: Http, code: str, *, name: str, email: str | None, password: str | None, language: str | None) -> Worker:
    """Makes an account through a join link; without an address or a password, one that nobody else can enter."""
    newcomer = {
        "name": name,
        "email": email or f"synthetic-{uuid.uuid4().hex}@example.org",
        "password": password or secrets.token_urlsafe(24),
        "language": language,
    }
    welcome = http.call("POST", path("join", code), json=newcomer)
    return Worker(http.as_token(welcome["token"]["secret"]), welcome["joined"]["study"])


def judged(shown: Mapping[str, Any], item: Mapping[str, Any], judge: Judge) -> list[dict[str, Any]]:
    """The answers of a judge to all questions that are asked about one item."""
    language = shown["language"]
    seen = Item(
        id=item["id"],
        language=language,
        instructions=shown.get("instructions", ""),
        source=item.get("source"),
        outputs=tuple(Output(text.get("output") or "", text["text"]) for text in item["outputs"]),
        reference=item.get("reference"),
        columns={column["label"]: column["text"] for column in item.get("columns", ())},
    )
    given: list[dict[str, Any]] = []
    words: dict[str, list[str]] = {}
    for definition in shown["questions"]:
        # Spans of the worker's own text are marked in that text.
        is_own = definition["kind"] == "spans" and definition["of"] == "answer"
        if is_own or not is_asked(definition, words):
            continue
        question = question_of(definition, language)
        found = answers(seen, question, judge(seen, question))
        words[question.key] = [word for answer in found for word in said(answer)]
        given += found
    return given


def question_of(definition: Mapping[str, Any], language: str) -> Question:
    """A question as a judge sees it, in the language of the texts."""
    options = definition.get("options") or definition.get("labels") or ()
    return Question(
        key=definition["key"],
        kind=definition["kind"],
        prompt=_in(definition["prompt"], language),
        required=definition["required"],
        can_skip=definition.get("skip", False),
        points={point["value"]: _in(point["label"], language) for point in definition.get("points", ())},
        labels={option["key"]: _in(option["label"], language) for option in options},
        definition=definition,
    )


def _in(texts: Mapping[str, str], language: str) -> str:
    """A text in a language; otherwise in that without its region, in English, or in the first there is."""
    for tag in (language, language.split("-")[0], "en"):
        if tag in texts:
            return texts[tag]
    return next(iter(texts.values()), "")
