"""Reads an export in Parquet with pandas (pyarrow), polars and DuckDB, and compares it with the same export in JSON
Lines and CSV. The one argument is a folder with the folders csv, jsonl and parquet. Prints the number of tables and rows."""

import csv
import json
import sys
from datetime import datetime, timezone
from pathlib import Path

import duckdb
import pandas
import polars
import pyarrow
import pyarrow.parquet

INTEGERS = "position version turn number amount_minor times series reward seed active_ms".split()
FLAGS = "superseded used withdrawn".split()
INSTANTS = (
    "consented_at created_at withdrawn_at answers_removed_at updated_at paid_at published_at claimed_at submitted_at".split()
)


STRUCTURED = "meta definition evidence reasons before after".split()


def promised(name):
    if name in INTEGERS:
        return pyarrow.int64()
    if name in FLAGS:
        return pyarrow.bool_()
    if name in INSTANTS:
        return pyarrow.timestamp("us", tz="UTC")
    return pyarrow.float64() if name == "value" else pyarrow.string()


def merged(row):
    """A row of Parquet with the columns of CSV."""
    row = dict(row)
    if "value_text" in row:
        text = row.pop("value_text")
        assert text is None or row["value"] is None, row
        row["value"] = row["value"] if text is None else text
    return row


def same_as_json(name, value, told):
    if value is None or told is None:
        return value is told
    if isinstance(value, datetime):
        return datetime.fromisoformat(told.replace("Z", "+00:00")) == value
    if name in STRUCTURED:
        return json.loads(value) == told
    return value == told and isinstance(value, bool) == isinstance(told, bool)


def same_as_csv(value, told):
    if value is None:
        return told == ""
    if isinstance(value, bool):
        return told == ("true" if value else "false")
    if isinstance(value, datetime):
        return datetime.fromisoformat(told.replace("Z", "+00:00")) == value
    if isinstance(value, (int, float)):
        return float(told) == value
    return told in (value, "'" + value)


def plain(value):
    """A value of pandas as Python has it."""
    if isinstance(value, pandas.Timestamp):
        return value.to_pydatetime()
    return value if isinstance(value, (bool, int, float, str)) else None if pandas.isna(value) else value.item()


csv.field_size_limit(1 << 30)
folder, tables, rows = Path(sys.argv[1]), 0, 0
for file in sorted((folder / "parquet").glob("*.parquet")):
    table = pyarrow.parquet.read_table(file)
    for field in table.schema:
        assert field.type == promised(field.name), (file.name, field)
    metadata = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert metadata["concord.table"] == file.stem and metadata["concord.study"], metadata
    found = [merged(row) for row in table.to_pylist()]

    frame = pandas.read_parquet(file, dtype_backend="pyarrow")
    by_pandas = [merged({name: plain(value) for name, value in row.items()}) for row in frame.to_dict("records")]
    assert by_pandas == found, file.name
    by_polars = [merged(row) for row in polars.read_parquet(file).to_dicts()]
    assert by_polars == found, file.name
    relation = duckdb.sql(f"set timezone = 'UTC'; select * from read_parquet('{file}')")
    by_duckdb = [merged(zip(relation.columns, row)) for row in relation.fetchall()]
    assert by_duckdb == found, file.name

    lines = (folder / "jsonl" / f"{file.stem}.jsonl").read_text().splitlines()
    cells = list(csv.DictReader((folder / "csv" / f"{file.stem}.csv").open(newline="")))
    lines = [json.loads(line) for line in lines]
    if file.stem == "events":
        # Each export is an event of its own, and events of the same moment have no order.
        known = {row["event_id"] for row in found}
        for rows_of in (found, lines, cells):
            rows_of[:] = sorted((row for row in rows_of if row["event_id"] in known), key=lambda row: row["event_id"])
    assert len(found) == len(lines) == len(cells), file.name
    for row, line, told in zip(found, lines, cells):
        assert list(row) == list(line) == list(told), file.name
        for name, value in row.items():
            assert same_as_json(name, value, line[name]), (file.name, name, value, line)
            assert same_as_csv(value, told[name]), (file.name, name, value, told)
    tables, rows = tables + 1, rows + len(found)
print(tables, rows)
