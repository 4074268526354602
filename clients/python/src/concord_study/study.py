"""A study: its texts, tasks and workers, and its results as DataFrames."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _folder, _results, _wait, task
from ._http import Http, parsed, path
from ._texts import Pushed, Table, push
from .judge import Judge
from .models import BatchState, OutputText, SourceText, StudyInfo, System
from .task import Batch, Task
from .worker import Worker, join

if TYPE_CHECKING:
    import datasets
    import pandas

__all__ = ["Study"]


class Study:
    """A study. Get one from :meth:`Client.create_study`, :meth:`Client.open_study` or :meth:`Client.study`.

    Attributes:
        info: Title, state, languages and settings, as they were last read.

    >>> study
    Study('Greetings', live)
    """

    def __init__(self, http: Http, info: StudyInfo) -> None:
        self._http = http
        self.info = info

    def __repr__(self) -> str:
        return f"Study({self.info.title!r}, {self.info.state})"

    @property
    def id(self) -> str:
        """Its id."""
        return self.info.id

    @property
    def url(self) -> str:
        """The address of its page."""
        return f"{self._http.url}/studies/{self.id}"

    def reload(self) -> Study:
        """Reads title, state, languages and settings again.

        >>> study.reload().info.state
        'live'
        """
        self.info = parsed(StudyInfo, self._http.call("GET", self._path())["study"])
        return self

    def go_live(self) -> Study:
        """Opens it for work. At least one task has to be published.

        >>> study.go_live().info.state
        'live'
        """
        return self._move("live")

    def close(self) -> Study:
        """Closes it: no HIT is handed out any more.

        >>> study.close().info.state
        'closed'
        """
        return self._move("closed")

    def push_sources(
        self,
        table: Table,
        *,
        text: str = "text",
        id: str | None = "id",
        language: str | None = None,
        default_language: str | None = None,
        skip_refused: bool = False,
    ) -> Pushed:
        """Stores sources: texts to work on. Unused columns are kept with each source as its ``meta``.

        Texts are stored in NFC, with line feeds as line breaks. A table of up to 50,000 rows is stored completely or
        not at all; a longer one is sent in parts, of which each is.

        Args:
            table: A DataFrame, or dictionaries.
            text: The column of the text, up to 10,000 characters each.
            id: The column of the id, which is unique in a language; ``None`` numbers the rows.
            language: The column of the language, as BCP 47 tags.
            default_language: The language of rows without one; ``None`` uses that of a study with one language.
            skip_refused: Stores the good rows although others are refused.

        Raises:
            ImportRefused: Rows were refused; ``rows`` names each with the reason.

        >>> rows = [{"text": "See you — à bientôt", "id": "c", "language": "en"}]
        >>> study.push_sources(rows, language="language").n_written
        1
        """
        how = {"text": text, "id": id, "skip_refused": skip_refused}
        return self._push("sources", table, how, language, default_language)

    def push_outputs(
        self,
        table: Table,
        *,
        text: str = "text",
        id: str = "id",
        system: str | None = None,
        default_system: str | None = None,
        language: str | None = None,
        default_language: str | None = None,
        skip_refused: bool = False,
    ) -> Pushed:
        """Stores outputs: what systems made from the sources.

        Args:
            table: A DataFrame, or dictionaries.
            text: The column of the text.
            id: The column with the id of the source.
            system: The column with the name of the system; ``None`` uses ``"system"`` unless ``default_system`` is
                given.
            default_system: The system of rows without one.
            language: The column of the language, if ids are the same in several languages.
            default_language: The language of rows without one.
            skip_refused: Stores the good rows although others are refused.

        Raises:
            ImportRefused: Rows were refused; ``rows`` names each with the reason.

        >>> study.push_outputs([{"id": "a", "text": "Hi!"}], default_system="model-c").n_written
        1
        """
        how = {
            "text": text,
            "id": id,
            "system": system or (None if default_system else "system"),
            "default_system": default_system,
            "skip_refused": skip_refused,
        }
        return self._push("outputs", table, how, language, default_language)

    def sources(self, *, language: str | None = None, search: str | None = None) -> Iterator[SourceText]:
        """The sources in their order, with what uses each; read page by page.

        Args:
            language: Only those in this language.
            search: Only those with these words in their text or id.

        >>> [source.external_id for source in study.sources(search="morning")]
        ['a']
        """
        query = {"language": language, "search": search}
        for text in _folder.pages(self._http, self.id, "sources", query):
            yield parsed(SourceText, text)

    def outputs(self, *, language: str | None = None, search: str | None = None) -> Iterator[OutputText]:
        """The outputs, import after import, with what uses each; read page by page.

        >>> [output.system for output in study.outputs(search="Good morning")]
        ['model-a']
        """
        query = {"language": language, "search": search}
        for text in _folder.pages(self._http, self.id, "outputs", query):
            yield parsed(OutputText, text)

    def systems(self) -> list[System]:
        """The systems, a line for each language in which they have outputs.

        >>> sorted({system.name for system in study.systems()})
        ['human', 'model-a', 'model-b']
        """
        return self._http.list(System, self._path("systems"))

    def add_task(self, what: str | Path | Mapping[str, Any], **changes: Any) -> Task:
        """Adds a task as a draft.

        Args:
            what: The key of a preset, such as ``"xformal/formality"``; the file of a task (a :class:`~pathlib.Path`
                to JSON or TOML); or a definition.
            changes: Fields that replace those of the definition, such as ``need=5``.

        Raises:
            Invalid: There is no such preset; the sentence lists them.
            Incomplete: The definition was refused; ``refused.field`` names what is wrong.

        >>> study.add_task("xformal/fluency", need=2, gates=[])
        Task('Rate the fluency', draft)
        """
        return task.add(self._http, self.id, what, changes)

    def tasks(self) -> list[Task]:
        """The tasks in their order.

        >>> study.tasks()
        [Task('Rate the formality', live)]
        """
        return [Task(self._http, listed) for listed in self._http.call("GET", self._path("tasks"))]

    def batches(self) -> list[Batch]:
        """The batches, the newest first.

        >>> len(study.batches())
        1
        """
        listed = self._http.list(BatchState, self._path("batches"))
        return [Batch(self._http, self.id, state.id) for state in listed]

    def wait(self, timeout: float | None = None, *, every: float = 5.0, progress: bool = True) -> None:
        """Waits until all batches are complete, or stopped and empty, with a progress bar.

        Args:
            timeout: The most seconds to wait; ``None`` for no limit.
            every: Seconds between two looks.
            progress: Whether to show the bar.

        Raises:
            TimedOut: They are not over in time.

        >>> study.wait(timeout=0, progress=False)
        Traceback (most recent call last):
        ...
        concord_study.errors.TimedOut: 0 of 8 submissions are there after 0 seconds.
        """
        batches = self._path("batches")
        _wait.wait(lambda: self._http.list(BatchState, batches), timeout=timeout, every=every, progress=progress)

    def answers(self) -> pandas.DataFrame:
        """All answers, a row each: also those that reports do not count.

        Numbers are in ``value`` (float; -3 is -3.0), everything else in ``value_text``: texts, keys of choices, the
        id of the preferred output, ``"tie"``. ``skipped`` has the reason where the question was skipped, and
        ``spans`` what is marked (:meth:`Marked.of_answer`). Workers have pseudonyms.

        >>> worker.work(lambda item, question: -3)
        2
        >>> study.answers()[["worker", "question", "value"]].drop_duplicates().values.tolist()
        [['W001', 'formality', -3.0]]
        """
        return self.table("answers")

    def ratings(self) -> pandas.DataFrame:
        """The answers that are numbers and that reports count: a row for each item, worker and question.

        >>> study.simulate([lambda item, question: -3] * 4, "en")
        8
        >>> study.ratings().groupby("system").value.mean().to_dict()
        {'model-a': -3.0, 'model-b': -3.0}
        """
        return _results.ratings(self.answers())

    def agreement(self) -> pandas.DataFrame:
        """Inter-annotator agreement: a row for each statistic of each task, question and language.

        ``value`` with its 95 % interval ``low`` to ``high``, or ``undefined`` with the reason. Rows with an
        ``annotator`` are simulated: what that annotator would reach, for comparison.

        >>> study.simulate([lambda item, question: 2] * 4, "en")
        8
        >>> table = study.agreement().set_index("statistic")
        >>> print(table.loc["percent_agreement", "value"], table.loc["krippendorff_interval", "value"])
        1.0 nan
        >>> table.loc["krippendorff_interval", "undefined"].partition(",")[0]
        'every rating is the same'
        """
        return _results.agreement(self._http.call("GET", self._path("agreement")))

    def evaluation(self, baseline: str | None = None) -> pandas.DataFrame:
        """Human evaluation: a row with the mean of each system in each task, question and language.

        Args:
            baseline: The system with which the others are compared, in ``difference`` and ``p_value``.

        >>> study.simulate([lambda item, question: 2 if "Good" in item.text else 1] * 4, "en")
        8
        >>> study.evaluation()[["system", "mean"]].values.tolist()
        [['model-a', 2.0], ['model-b', 1.0]]
        """
        return _results.evaluation(self._evaluation(baseline))

    def preferences(self) -> pandas.DataFrame:
        """Pairwise comparisons: a row for each two systems, with shares, ``tie`` and ``win_rate`` of the first.

        >>> study.preferences().empty
        True
        """
        return _results.preferences(self._evaluation(None))

    def metrics(self) -> pandas.DataFrame:
        """Automatic metrics: a row for each language, system and metric that is computed so far.

        >>> list(study.metrics().columns)
        ['language', 'system', 'metric', 'value', 'n_outputs', 'signature']
        """
        return _results.metrics(self._http.call("GET", self._path("metrics")))

    def table(self, name: str) -> pandas.DataFrame:
        """A table of the export with its types: ``sources``, ``outputs``, ``answers``, ``workers`` and others.

        >>> study.table("sources")[["external_id", "language"]].values.tolist()
        [['a', 'en'], ['b', 'en'], ['f', 'fr']]
        """
        return _results.frame(self._http, self.id, name)

    def rows(self, name: str) -> Iterator[dict[str, Any]]:
        """The rows of a table of the export, one at a time: however long it is, memory stays the same.

        >>> next(study.rows("sources"))["text"]
        'gm 👩‍👩‍👧, good morning'
        """
        return _results.rows(self._http, self.id, name)

    def download(self, file: str, to: str | Path = ".", *, overwrite: bool = False) -> Path:
        """Writes a file of the export to the disk, piece by piece; where it lies.

        Args:
            file: ``answers.csv``, ``answers.jsonl``, ``answers.parquet`` and so on, or everything: ``csv.zip``,
                ``jsonl.zip``, ``parquet.zip``.
            to: A folder, or the name of the file.
            overwrite: Whether a file that is there is replaced.

        Raises:
            FileExistsError: The file is there.

        >>> study.download("answers.csv", folder).name
        'answers.csv'
        """
        return _results.download(self._http, self.id, file, Path(to), overwrite)

    def dataset(self, name: str = "answers") -> datasets.Dataset:
        """A table of the export as a data set of Hugging Face. No copy is kept in its cache.

        >>> study.dataset("outputs").num_rows
        4
        """
        return _results.dataset(self._http, self.id, name)

    def add_worker(self, language: str, *, name: str = "Simulated worker") -> Worker:
        """Makes an account for a program that works in the study, for now: nobody can sign in to it later.

        Only managers of the study may. :meth:`Client.join` makes one that can be used again.

        >>> study.add_worker("en").pseudonym
        'W001'
        """
        new = {"role": "worker", "language": language, "days": 1, "uses": 1}
        link = self._http.call("POST", self._path("join-links"), json=new)
        return join(self._http, link["code"], name=name, email=None, password=None, language=None)

    def simulate(self, judges: Iterable[Judge], language: str) -> int:
        """Lets each judge work as a worker of its own until no HIT is left for any; how many HITs were submitted.

        A worker meets a source once in a task: :meth:`Task.plan` says how many workers a batch needs.

        Args:
            judges: Such as ``[RandomJudge(seed) for seed in range(3)]``. They also answer the qualification test.
            language: The language in which they work.

        >>> from concord_study import RandomJudge
        >>> study.simulate([RandomJudge(seed) for seed in range(4)], "en")
        8
        """
        done = 0
        for judge in judges:
            worker = self.add_worker(language)
            if worker.enter(judge):
                try:
                    done += worker.work(judge, insist=True)
                except BaseException:
                    worker.give_back()
                    raise
        return done

    def _push(
        self, kind: str, table: Table, how: dict[str, Any], language: str | None, default_language: str | None
    ) -> Pushed:
        if default_language is None and language is None and len(self.info.languages) == 1:
            default_language = self.info.languages[0]
        how |= {"language": language, "default_language": default_language}
        return push(self._http, self.id, kind, table, how)

    def _evaluation(self, baseline: str | None) -> Any:
        return self._http.call("GET", self._path("evaluation"), params={"baseline": baseline})

    def _move(self, state: str) -> Study:
        # The server refuses a change that changes nothing.
        if self.reload().info.state != state:
            self._http.call("POST", self._path("state"), json={"state": state})
        return self.reload()

    def _path(self, *more: str) -> str:
        return path("studies", self.id, *more)
