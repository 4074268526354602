"""Tables of texts on their way to the server: rows as JSON Lines, in parts, and refused rows by their position."""

from __future__ import annotations

import json
import math
import numbers
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, time
from decimal import Decimal
from typing import TYPE_CHECKING, Any, TypeAlias
from uuid import UUID

from ._http import Http, path
from .errors import ImportRefused, RefusedRow

if TYPE_CHECKING:
    import pandas

#: A table: a DataFrame, or rows as dictionaries.
Table: TypeAlias = "pandas.DataFrame | Iterable[Mapping[str, Any]]"

#: The most rows and bytes of one request. The server accepts 200,000 rows and, by default, 64 MiB.
PART_ROWS = 50_000
PART_BYTES = 16 * 1024 * 1024
#: How many refused rows the sentence of an error names; ``rows`` of the error has all.
NAMED = 5


@dataclass(frozen=True)
class Pushed:
    """What was stored of a table.

    Attributes:
        n_written: The number of rows that were stored.
        refused: The rows that were left out because of ``skip_refused=True``.

    >>> study.push_sources([{"text": "One more text.", "id": "z", "language": "en"}], language="language")
    Pushed(n_written=1, refused=())
    """

    n_written: int
    refused: tuple[RefusedRow, ...] = ()


def push(http: Http, study: str, kind: str, table: Table, how: Mapping[str, Any]) -> Pushed:
    """Sends a table to ``sources`` or ``outputs`` of a study."""
    query = {"format": "jsonl", "name": f"{kind}.jsonl", **how}
    n_written = 0
    refused: list[RefusedRow] = []
    for first, n_rows, body in _parts(table):
        answer = http.call("POST", path("studies", study, kind), content=body, params=query, accept=frozenset({422}))
        # Each row is one line, so that lines count rows.
        named = [RefusedRow(first + row["line"] - 1, row["reason"], row["key"]) for row in answer["refused"]]
        if not answer["written"]:
            raise _refused(named, n_rows, n_written)
        n_written += answer["taken"]
        refused += named
    if n_written + len(refused) == 0:
        raise ValueError("The table has no rows.")
    return Pushed(n_written, tuple(refused))


def rows_of(table: Table) -> Iterator[dict[str, Any]]:
    """The rows of a table as dictionaries."""
    rows: Any = table
    # Whatever has these two is used as a DataFrame is, so that pandas is not needed here.
    if hasattr(rows, "itertuples") and hasattr(rows, "columns"):
        names = [str(name) for name in rows.columns]
        for cells in rows.itertuples(index=False, name=None):
            yield dict(zip(names, cells, strict=True))
        return
    for row in rows:
        yield {str(name): cell for name, cell in row.items()}


def _parts(table: Table) -> Iterator[tuple[int, int, bytes]]:
    """The first row, the number of rows and the body of each part."""
    first, size = 0, 0
    lines: list[bytes] = []
    for number, row in enumerate(rows_of(table)):
        line = _line(number, row)
        if lines and (len(lines) == PART_ROWS or size + len(line) > PART_BYTES):
            yield first, len(lines), b"".join(lines)
            first, size, lines = number, 0, []
        lines.append(line)
        size += len(line)
    if lines:
        yield first, len(lines), b"".join(lines)


def _line(number: int, row: Mapping[str, Any]) -> bytes:
    cells = {}
    for name, cell in row.items():
        try:
            cells[name] = plain(cell)
        except (TypeError, ValueError) as error:
            raise type(error)(f"Row {number}, column {name!r}: {error}") from None
    try:
        return json.dumps(cells, ensure_ascii=False, allow_nan=False).encode() + b"\n"
    except UnicodeEncodeError:
        raise ValueError(f"Row {number} has half of a character (a lone surrogate).") from None


def plain(cell: Any) -> Any:
    """A cell as JSON has it. What is missing, in the many ways of pandas, is null."""
    if cell is None or isinstance(cell, (str, bool)):
        return cell
    if isinstance(cell, Mapping):
        return {str(name): plain(value) for name, value in cell.items()}
    if isinstance(cell, (list, tuple)):
        return [plain(value) for value in cell]
    # NaT and NA are no numbers; both differ from themselves, or do not say.
    if type(cell).__name__ in ("NaTType", "NAType"):
        return None
    if isinstance(cell, numbers.Integral):
        return int(cell)
    if isinstance(cell, Decimal) or (isinstance(cell, numbers.Real) and not isinstance(cell, int)):
        number = float(cell)
        if math.isnan(number):
            return None
        if math.isinf(number):
            raise ValueError("infinity is no number of JSON")
        return str(cell) if isinstance(cell, Decimal) else number
    if isinstance(cell, (date, time)):
        return cell.isoformat()
    if isinstance(cell, UUID):
        return str(cell)
    if hasattr(cell, "tolist") and not isinstance(cell, (bytes, bytearray, memoryview)):
        return plain(cell.tolist())
    raise TypeError(f"{type(cell).__name__} is no text, number, date or list")


def _refused(named: list[RefusedRow], n_rows: int, n_written: int) -> ImportRefused:
    shown = "".join(f"\n  row {row.row}: {row.reason}" for row in named[:NAMED])
    more = f"\n  and {len(named) - NAMED} more" if len(named) > NAMED else ""
    before = f" {n_written} rows of earlier parts are stored." if n_written else ""
    sentence = f"{len(named)} of {n_rows} rows were refused, so none of them is stored.{before}{shown}{more}"
    return ImportRefused(sentence, rows=named, n_written=n_written)
