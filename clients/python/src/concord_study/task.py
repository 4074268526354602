"""Tasks and batches."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from . import _wait
from ._http import Http, parsed, path
from ._texts import Table, plain, rows_of
from .errors import Incomplete, NotFound, Refused
from .models import BatchState, Plan, System

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

__all__ = ["Batch", "Task"]


class Task:
    """A task of a study: what workers are shown and asked. Get one from :meth:`Study.add_task`.

    >>> task
    Task('Rate the formality', live)
    """

    def __init__(self, http: Http, listed: Mapping[str, Any]) -> None:
        self._http = http
        self._listed = listed

    def __repr__(self) -> str:
        return f"Task({self.title!r}, {'draft' if self._listed.get('live') is None else 'live'})"

    @property
    def id(self) -> str:
        """Its id."""
        return str(self._listed["task"]["id"])

    @property
    def title(self) -> str:
        """Its title in English, or in the first language that it has."""
        titles = self.definition["title"]
        return str(titles.get("en") or next(iter(titles.values()), ""))

    @property
    def definition(self) -> dict[str, Any]:
        """What it says, as the file of a task has it: of the draft, otherwise of the live version.

        >>> [question["key"] for question in task.definition["questions"]]
        ['formality']
        """
        version = self._listed.get("draft") or self._listed.get("live")
        # A copy: changing it changes nothing before `edit`.
        copy: dict[str, Any] = json.loads(json.dumps(version["definition"])) if version else {"title": {}}
        return copy

    def edit(self, definition: Mapping[str, Any] | None = None, **changes: Any) -> Task:
        """Changes the draft; without one, a new draft is begun as a copy of the live version.

        Args:
            definition: All of it; absent, what it is now.
            changes: Fields that replace those of the definition, such as ``need=5`` or ``reward=12``
                (minor units of the study's currency).

        Raises:
            Invalid: A field is wrong. ``field`` names it, such as ``"questions[0].points"``.

        >>> study.tasks()[0].edit(need=2).definition["need"]
        2
        """
        if self._listed.get("draft") is None:
            self._listed = self._http.call("POST", self._path("redraft"))
        whole = {**(definition if definition is not None else self.definition), **changes}
        self._listed = self._http.call("PUT", self._path(), json=whole)
        return self

    def publish(self, *, wording_only: bool = False, confirm: bool = False) -> Task:
        """Freezes the draft, so that batches can be made of it.

        Args:
            wording_only: It corrects the wording of the live version only, so that answers to both are pooled.
            confirm: Confirms the texts of a preset that a designer has to look at first.

        Raises:
            Conflict: There is no draft, or texts of it are not confirmed.
            Invalid: A field is wrong, or more than the wording has changed.

        >>> study.tasks()[0].edit(reward=12).publish()
        Task('Rate the formality', live)
        """
        if confirm and self.definition.get("unconfirmed"):
            self.edit(unconfirmed=[])
        query = {"publish_as": "wording" if wording_only else None}
        self._listed = self._http.call("POST", self._path("publish"), params=query)
        return self

    def plan(self, language: str, systems: Sequence[str] = (), **how: Any) -> Plan:
        """What a batch would be: HITs, items and cost. Nothing is written; arguments as for :meth:`make_batch`.

        >>> task.plan("en", systems=["model-a", "model-b"]).n_items
        4
        """
        spec = self._spec(language, systems, how)
        return parsed(Plan, self._http.call("POST", self._study("batches", "plan"), json=spec, repeatable=True))

    def make_batch(
        self,
        language: str,
        systems: Sequence[str] = (),
        *,
        sample: int | None = None,
        seed: int | None = None,
        label: str = "",
        all_human: bool = False,
        spread: bool = False,
    ) -> Batch:
        """Turns texts into HITs of the live version.

        Args:
            language: The language of the sources, a BCP 47 tag.
            systems: The names of the systems whose outputs are judged; none for a task about sources.
            sample: How many sources, drawn by the seed; ``None`` for all.
            seed: The seed; ``None`` draws one. The seed of a plan makes just that batch.
            label: A name for people.
            all_human: All human rewrites of a source instead of one that is drawn.
            spread: On a scale: one output of each source, of each system in turn, instead of all.

        Raises:
            NotFound: No system has that name.
            Invalid: It would have no HITs, or a field is wrong.

        >>> task.make_batch("en", systems=["model-a"], sample=1, seed=7).state().n_hits
        1
        """
        how = {"sample": sample, "seed": seed, "label": label, "all_human": all_human, "spread": spread}
        made = self._http.call("POST", self._study("batches"), json=self._spec(language, systems, how))
        return Batch(self._http, str(self._listed["task"]["study_id"]), made["id"])

    def add_gold(self, table: Table) -> int:
        """Adds items with a known answer; how many that were. All of them are stored, or none.

        The definition says how they are mixed in, in its field ``known``.

        Args:
            table: A row for each item, with the columns ``id`` (of the source), ``systems`` if outputs are shown
                (names with ``|`` between them), a column for each question that is answered, and perhaps
                ``language``, ``kind`` (``gold``, ``attention`` or ``training``), ``tolerance`` and ``explanation``.

        Raises:
            Invalid: A row is wrong; the sentence names its line, where line 1 has the names of the columns.

        >>> task = task.edit(known={"every": 10, "least": 70, "below": "pause"}).publish()
        >>> task.add_gold([{"id": "a", "systems": "model-a", "formality": -3, "language": "en"}])
        1
        """
        rows = [{name: plain(cell) for name, cell in row.items()} for row in rows_of(table)]
        names = list(dict.fromkeys(name for row in rows for name in row))
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(names)
        writer.writerows(["" if row.get(name) is None else row[name] for name in names] for row in rows)
        added = self._http.call("POST", self._path("known"), content=text.getvalue().encode())
        return int(added["n"])

    def _spec(self, language: str, systems: Sequence[str], how: Mapping[str, Any]) -> dict[str, Any]:
        if isinstance(systems, str):
            raise TypeError("systems is a list of names, such as ['model-a'].")
        ids = {}
        if systems:
            listed = self._http.list(System, self._study("systems"))
            ids = {system.name: system.id for system in listed}
        unknown = [name for name in systems if name not in ids]
        if unknown:
            known = ", ".join(sorted(ids)) or "none"
            raise NotFound(f"The study has no system {unknown[0]!r}. Its systems: {known}.", field="systems")
        given = {name: value for name, value in how.items() if value is not None}
        return {"task": self.id, "language": language, "systems": [ids[name] for name in systems], **given}

    def _path(self, *more: str) -> str:
        return self._study("tasks", self.id, *more)

    def _study(self, *more: str) -> str:
        return path("studies", str(self._listed["task"]["study_id"]), *more)


class Batch:
    """HITs that were made together. Get one from :meth:`Task.make_batch` or :meth:`Study.batches`.

    >>> batch.state().language
    'en'
    """

    def __init__(self, http: Http, study: str, id: str) -> None:
        self._http = http
        self._study_id = study
        self.id = id

    def __repr__(self) -> str:
        return f"Batch({self.id!r})"

    def state(self) -> BatchState:
        """How far it is.

        >>> batch.state().n_hits
        4
        """
        for state in self._http.list(BatchState, path("studies", self._study_id, "batches")):
            if state.id == self.id:
                return state
        raise NotFound(f"The study has no batch {self.id}.", status=404)

    def wait(self, timeout: float | None = None, *, every: float = 5.0, progress: bool = True) -> BatchState:
        """Waits until it is complete, or stopped and empty, with a progress bar.

        Args:
            timeout: The most seconds to wait; ``None`` for no limit.
            every: Seconds between two looks.
            progress: Whether to show the bar.

        Raises:
            TimedOut: It is not over in time.

        >>> batch.wait(timeout=0, progress=False)
        Traceback (most recent call last):
        ...
        concord_study.errors.TimedOut: 0 of 8 submissions are there after 0 seconds.
        """
        return _wait.wait(lambda: [self.state()], timeout=timeout, every=every, progress=progress)[0]

    def stop(self) -> None:
        """Hands its HITs out no more. What was handed out may be finished, counts and is paid.

        >>> batch.stop()
        >>> batch.state().is_over
        True
        >>> batch.open()
        """
        self._http.call("POST", path("studies", self._study_id, "batches", self.id, "stop"))

    def open(self) -> None:
        """Opens it again after :meth:`stop`."""
        self._http.call("POST", path("studies", self._study_id, "batches", self.id, "open"))


def read_definition(file: Path) -> dict[str, Any]:
    """The definition in a file of a task: JSON, or TOML by its ending."""
    try:
        return read_file(file)
    except ValueError as error:
        raise ValueError(f"{file.name} cannot be read: {error}") from None


def read_file(file: Path) -> dict[str, Any]:
    """An object in a file of JSON or TOML."""
    text = file.read_text(encoding="utf-8")
    found = tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    if not isinstance(found, dict):
        raise ValueError("it holds no object")
    return found


def add(http: Http, study: str, what: str | Path | Mapping[str, Any], changes: Mapping[str, Any]) -> Task:
    """Adds a task from a preset, a file or a definition, as a draft."""
    if isinstance(what, str):
        listed = http.call("POST", path("studies", study, "tasks"), json={"preset": what})
        task = Task(http, listed)
        return _filled(task, None, changes) if changes else task
    definition = read_definition(what) if isinstance(what, Path) else what
    if not isinstance(definition.get("preset"), str):
        raise ValueError("A definition of a task names its preset; `blank` is one.")
    listed = http.call("POST", path("studies", study, "tasks"), json={"preset": definition["preset"]})
    return _filled(Task(http, listed), definition, changes)


def _filled(task: Task, definition: Mapping[str, Any] | None, changes: Mapping[str, Any]) -> Task:
    """The task with its definition. The interface adds a task first; its definition follows."""
    try:
        return task.edit(definition, **changes)
    except Refused as error:
        study = str(task._listed["task"]["study_id"])
        raise Incomplete(
            f"The task was added, but its definition was refused, so it is a draft of its preset. {error}",
            study=study,
            refused=error,
        ) from error
