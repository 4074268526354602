"""Results: exported tables as files, rows, DataFrames and data sets, and reports as DataFrames."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._http import Http, lines, path

if TYPE_CHECKING:
    import datasets
    import pandas

#: The tables of an export.
TABLES = (
    "sources",
    "systems",
    "outputs",
    "tasks",
    "items",
    "assignments",
    "answers",
    "adjudications",
    "workers",
    "qualifications",
    "reviews",
    "payments",
    "events",
)
RATING = [
    "item",
    "worker",
    "value",
    "question",
    "language",
    "system",
    "source_id",
    "output_id",
    "task_id",
    "version",
    "preset",
    "created_at",
]
AGREEMENT = [
    "task",
    "question",
    "language",
    "statistic",
    "value",
    "low",
    "high",
    "n_items",
    "n_ratings",
    "method",
    "warning",
    "undefined",
    "annotator",
    "task_id",
]
EVALUATION = [
    "task",
    "question",
    "language",
    "system",
    "mean",
    "low",
    "high",
    "n_items",
    "n_ratings",
    "difference",
    "difference_low",
    "difference_high",
    "p_value",
    "significant",
    "is_rank",
    "method",
    "task_id",
]
PREFERENCES = [
    "task",
    "question",
    "language",
    "a",
    "b",
    "a_better",
    "tie",
    "b_better",
    "win_rate",
    "low",
    "high",
    "p_value",
    "n_items",
    "n_ratings",
    "method",
    "task_id",
]
#: Columns of reports that are no floating-point numbers.
_COUNTS = {"n_items", "n_ratings", "n_outputs"}
_FLAGS = {"significant", "is_rank"}
_WORDS = {
    *("task", "task_id", "question", "language", "statistic", "method", "warning", "undefined", "annotator"),
    *("system", "a", "b", "metric", "signature"),
}
METRICS = ["language", "system", "metric", "value", "n_outputs", "signature"]


def download(http: Http, study: str, file: str, to: Path, overwrite: bool) -> Path:
    """Writes a file of the export to the disk, piece by piece."""
    if to.is_dir():
        to = to / file
    if to.exists() and not overwrite:
        raise FileExistsError(f"{to} exists. Choose another name, or pass overwrite=True.")
    # A download that breaks off leaves no file that looks complete.
    handle, name = tempfile.mkstemp(dir=to.parent, prefix=f".{to.name}.", suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as out, http.stream(path("studies", study, "exports", file)) as pieces:
            for piece in pieces:
                out.write(piece)
        part.replace(to)
    finally:
        part.unlink(missing_ok=True)
    return to


def rows(http: Http, study: str, table: str) -> Iterator[dict[str, Any]]:
    """The rows of a table, one at a time."""
    with http.stream(path("studies", study, "exports", f"{_known(table)}.jsonl")) as pieces:
        for line in lines(pieces):
            yield json.loads(line)


def arrow(http: Http, study: str, table: str) -> Any:
    """A table as a table of pyarrow, with the types of the export."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise ImportError(_missing("pyarrow", "pandas")) from None
    with tempfile.TemporaryDirectory(prefix="concord-") as folder:
        file = download(http, study, f"{_known(table)}.parquet", Path(folder) / "table.parquet", False)
        # Without a map of the file, which could not be removed on some systems.
        return pyarrow.parquet.read_table(file, memory_map=False)


def frame(http: Http, study: str, table: str) -> pandas.DataFrame:
    """A table as a DataFrame."""
    _pandas()
    found: pandas.DataFrame = arrow(http, study, table).to_pandas()
    return found


def dataset(http: Http, study: str, table: str) -> datasets.Dataset:
    """A table as a data set."""
    try:
        import datasets
    except ImportError:
        raise ImportError(_missing("datasets", "datasets")) from None
    # The names of the study and the program are notes of the file; the data set keeps its features only.
    return datasets.Dataset(arrow(http, study, table).replace_schema_metadata(None))


def ratings(answers: pandas.DataFrame) -> pandas.DataFrame:
    """The answers that are numbers and that reports count."""
    counts = (answers["outcome"] == "counted") & ~answers["superseded"] & ~answers["withdrawn"]
    found: pandas.DataFrame = answers.loc[counts & answers["value"].notna(), RATING]
    return found.reset_index(drop=True)


def agreement(report: Mapping[str, Any]) -> pandas.DataFrame:
    """A report of agreement with a row for each statistic of each question."""
    found = []
    for table in report["tables"]:
        figures = [(figure, None) for figure in table["figures"]]
        for baseline in table["baselines"]:
            figures += [(figure, baseline["annotator"]) for figure in baseline["figures"]]
        found += [
            _about(table) | _interval(figure) | figure | {"annotator": annotator} for figure, annotator in figures
        ]
    return _frame(found, AGREEMENT)


def evaluation(report: Mapping[str, Any]) -> pandas.DataFrame:
    """A report of the evaluation with a row for each system and question."""
    found = []
    for table in report["tables"]:
        for score in table["systems"]:
            difference = score.get("difference") or {}
            low, high = difference.get("interval") or (None, None)
            compared = {
                "difference": difference.get("mean"),
                "difference_low": low,
                "difference_high": high,
                "p_value": difference.get("p_value"),
                "significant": difference.get("significant"),
                "is_rank": table["is_rank"],
            }
            found.append(_about(table) | score | _interval(score) | compared)
    return _frame(found, EVALUATION)


def preferences(report: Mapping[str, Any]) -> pandas.DataFrame:
    """A report of the evaluation with a row for each two systems that were shown side by side."""
    found = []
    for table in report["preferences"]:
        for pair in table["pairs"]:
            interval = _interval(pair, "win_rate_interval")
            found.append(_about(table) | pair | interval | {"p_value": pair.get("p")})
    return _frame(found, PREFERENCES)


def metrics(report: Mapping[str, Any]) -> pandas.DataFrame:
    """A report of automatic metrics with a row for each system and metric."""
    found = [
        {"language": part["language"], "system": system["system"]} | score
        for part in report["languages"]
        for system in part["systems"]
        for score in system["scores"]
    ]
    return _frame(found, METRICS)


def _about(table: Mapping[str, Any]) -> dict[str, Any]:
    about = {name: table[name] for name in ("question", "language")}
    return about | {"task": table["task_title"], "task_id": table["task"]}


def _interval(figure: Mapping[str, Any], name: str = "interval") -> dict[str, Any]:
    low, high = figure.get(name) or (None, None)
    return {"low": low, "high": high}


def _frame(found: Sequence[Mapping[str, Any]], columns: Sequence[str]) -> pandas.DataFrame:
    cells = {name: [row.get(name) for row in found] for name in columns}
    module = _pandas()
    # The same types whether or not a value is missing.
    made: pandas.DataFrame = module.DataFrame({name: module.Series(cells[name], dtype=_type(name)) for name in columns})
    return made


def _type(column: str) -> str:
    if column in _COUNTS:
        return "Int64"
    if column in _FLAGS:
        return "boolean"
    return "object" if column in _WORDS else "float64"


def _pandas() -> Any:
    try:
        import pandas
    except ImportError:
        raise ImportError(_missing("pandas", "pandas")) from None
    return pandas


def _known(table: str) -> str:
    if table not in TABLES:
        raise ValueError(f"There is no table {table!r}. The tables are: {', '.join(TABLES)}.")
    return table


def _missing(package: str, extra: str) -> str:
    return f"This needs {package}. Install it with: pip install 'concord-study-client[{extra}]'"
