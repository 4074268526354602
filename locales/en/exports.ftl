### Pages that hand out results: the tables of the papers, the data statement and the data export.

## Paper tables. The tables themselves are in English.

tables-title = Paper tables
tables-lead = Tables and figures from published papers, filled with the data of this study. Empty cells state the reason.
# The system that all others are compared with
tables-baseline = Baseline system
tables-compare = Compare systems
tables-none = No table of these papers can be filled from this study yet.
# $n is a number of tables.
# Arguments: $n
tables-others = Other tables of these papers ({ $n })
# Column heads of the list of tables, and whether the study fills a table
tables-table = Table
tables-contents = Contents
tables-filled = filled
tables-empty = no data
# Argument: $paper (a citation)
tables-of-paper = Tables of { $paper }
# Links from one table to its neighbours and to the list
tables-before = Previous
tables-after = Next
tables-all = All tables

## Data statement. The statement itself is in English.

statement-title = Data statement: { $title }
statement-lead = Facts about the data, as far as this study records them. Print this page from your browser.
# Below the statement: the name and version of the software
statement-created-with = Created with { $software }.

## Export

# Title of the page, a noun
export-title = Data export
export-lead = All data of this study. Workers appear under their pseudonyms.
export-complete = Complete export
export-complete-lead = One archive with a manifest: number of lines per file, hashes of all files and task versions.
export-all-csv = Download all files (CSV)
export-all-jsonl = Download all files (JSON Lines)
export-all-parquet = Download all files (Parquet)
export-single = Individual files
# Column head: a description of the content of a file
export-content = Content
# Column head: number of lines of a file
export-lines = Lines
export-files = Files
# Read aloud for a link with the text "CSV"
export-file-as-csv = { $file } as CSV
# Read aloud for a link with the text "JSONL"
export-file-as-jsonl = { $file } as JSONL
# Read aloud for a link with the text "Parquet"
export-file-as-parquet = { $file } as Parquet

## Export: the content of each file

export-about-sources = The sources, with the columns they were imported with.
export-about-systems = The systems that produced outputs: human writers, baselines and imported systems.
export-about-outputs = All rewrites and system outputs, with source, author, use in reports and corrections.
export-about-tasks = Every version of every task, with its complete definition and hash.
export-about-items = The content of each HIT: one line per output, or per source if no output is shown.
export-about-assignments = Assignments of HITs to workers, with times, working time and outcome.
export-about-answers = One line per value: item, worker, value, question, version and outcome.
export-about-adjudications = Decisions on items on which workers disagree: item, value, question and note.
export-about-workers = The workers under their pseudonyms.
export-about-qualifications = Every qualification decision with its rule and evidence.
export-about-reviews = Native speakers' judgements of pilot rewrites.
# Minor units: cents, for example
export-about-payments = The payment ledger, with amounts in minor units.
export-about-events = The audit log: who changed what, with the state before and after.

## Export: notes on the data. Names of columns and files stay in English.

export-notes = Notes on the data
export-note-pseudonyms = Workers are named W001, W002 and so on. Team members are named by their role. The files contain no names, addresses or accounts.
export-note-csv = In CSV files, texts that a spreadsheet would read as a formula begin with an apostrophe. Numbers such as -3 are unchanged. In JSON Lines files, every text is exactly as stored.
export-note-parquet = Parquet files are for pandas, polars, DuckDB and R. Their columns have data types: numbers, times, true or false, and text. Texts are exactly as stored. Numeric answers are in the column “value”, all other answers in “value_text”.
export-note-counted = Answers that count towards statistics have the outcome “counted” and “superseded” is false. The command “concord agreement” reads the columns “item”, “worker” and “value”.
export-note-pairs = Outputs that were compared side by side are in the file “items”, with the same “hit_item_id”. The answer names the better output, or is “tie”.
export-note-used = Outputs that are used in reports have “used” set to true. Other outputs were removed or replaced by a corrected text. A corrected text has a line of its own, and its column “corrects” names the output that it replaces.
export-note-adjudicated = Adjudication decisions are in the file “adjudications”, with the same item and question as the answers. They do not change the answers.

## Export to object storage

export-storage = Export to storage
export-storage-lead = A job writes all files to this server's object storage. The export is complete when its state is “done”.
# Followed by an address such as s3://bucket/folder
export-storage-to = Exports of this study are written to
export-storage-format = Format
export-storage-start = Start export
# Column head: the address of a folder
export-storage-folder = Folder
export-storage-told = The export is queued. You can leave this page.
