"""Writes the table table.csv of a folder with pandas, pyarrow, polars and DuckDB, in their compressions and types. Prints
the names of the files, each with the file that has the same report."""

import sys
from pathlib import Path

import duckdb
import pandas
import polars
import pyarrow
import pyarrow.parquet

folder = Path(sys.argv[1])
source = folder / "table.csv"
texts = {"Task": "string", "worker": "string", "lang": "string"}
frame = pandas.read_csv(source, dtype=texts, keep_default_na=False, na_values=[""])
written = []


def note(name):
    written.append(f"{name}:table.csv")
    return folder / name


# Values with an empty cell are floating-point numbers in pandas.
for codec in ["snappy", "gzip", "zstd", None]:
    frame.to_parquet(note(f"pandas-{codec}.parquet"), compression=codec)
frame.astype({"label": "Int64"}).to_parquet(note("pandas-Int64.parquet"))
frame.astype({"label": "float32"}).to_parquet(note("pandas-float32.parquet"))
categories = {"Task": "category", "worker": "category", "lang": "category"}
frame.astype(categories).to_parquet(note("pandas-category.parquet"))
table = pyarrow.Table.from_pandas(frame.astype({"label": "Int8"}))
large = table.set_column(0, "Task", table["Task"].cast(pyarrow.large_string()))
pyarrow.parquet.write_table(large, note("pyarrow-large.parquet"), data_page_version="2.0", row_group_size=50)
plain = {"use_dictionary": False, "column_encoding": {"Task": "DELTA_BYTE_ARRAY", "label": "DELTA_BINARY_PACKED"}}
pyarrow.parquet.write_table(table, note("pyarrow-delta.parquet"), **plain)
decimal = table["label"].cast(pyarrow.decimal128(4, 0))
decimal = table.set_column(table.schema.get_field_index("label"), "label", decimal)
pyarrow.parquet.write_table(decimal, note("pyarrow-decimal.parquet"))
pyarrow.parquet.write_table(table, note("pyarrow-gzip-2.parquet"), compression="gzip", data_page_version="2.0")

frame = polars.read_csv(source, schema_overrides={"Task": polars.String, "worker": polars.String})
for codec in ["zstd", "snappy", "gzip", "uncompressed"]:
    frame.write_parquet(note(f"polars-{codec}.parquet"), compression=codec)
frame.with_columns(polars.col("worker", "lang").cast(polars.Categorical)).write_parquet(note("polars-category.parquet"))

for codec in ["snappy", "zstd", "gzip", "uncompressed"]:
    to = note(f"duckdb-{codec}.parquet")
    duckdb.sql(f"copy (from read_csv('{source}', header = true)) to '{to}' (format parquet, compression {codec})")
to = note("duckdb-decimal.parquet")
columns = "Task, worker, cast(label as decimal(4, 0)) as label, cast(lang as enum('fr', 'it')) as lang"
duckdb.sql(f"copy (select {columns} from read_csv('{source}', header = true)) to '{to}' (format parquet)")
print(*written)
