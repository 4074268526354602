"""Counts the data statement of a study again, from the study's export: `python statement.py EXPORT_FOLDER STATEMENT.json`.

`concord study export STUDY --out EXPORT_FOLDER` and `concord report STUDY --part statement --format json` make the two.
It prints what it compared, and fails where a number differs.
"""

import csv
import json
import sys
from collections import Counter, defaultdict
from pathlib import Path

import text_edits
import text_words as uax

EXPORT, STATEMENT = sys.argv[1:3]
FAULTS = []
COMPARED = Counter()


def rows(name):
    with open(Path(EXPORT) / f"{name}.csv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def cells(row):
    return [next((cell[kind] for kind in ("count", "text", "value") if kind in cell), None) for cell in row]


def tables():
    statement = json.loads(Path(STATEMENT).read_text(encoding="utf-8"))
    found = (table for section in statement["sections"] for table in section["tables"])
    return {table["caption"]: (table["columns"], [cells(row) for row in table["rows"]]) for table in found}


def compare(where, ours, theirs):
    COMPARED[where.split(":")[0]] += 1
    if ours != theirs and not (isinstance(theirs, float) and ours is not None and abs(ours - theirs) < 1e-9):
        FAULTS.append(f"{where}: the statement says {ours}, the export {theirs}")


TABLES = tables()
LANGUAGE = {row[1]: row[0] for row in TABLES["Languages of the texts"][1]}


def texts():
    system_of = Counter((output["language"], output["system"]) for output in rows("outputs"))
    for language, system, n in TABLES["Texts made from the sources"][1]:
        compare(f"texts: {language}, {system}", n, system_of.pop((LANGUAGE[language], system), 0))
    compare("texts: systems the statement leaves out", 0, len(system_of))


def curation():
    columns, lines = TABLES["Texts left after each step of curation"]
    lines = {line[0]: line[1:] for line in lines}
    shown = {item["source_id"] for item in rows("items")}
    for at, name in enumerate(columns[1:]):
        own = [source for source in rows("sources") if source["language"] == LANGUAGE[name]]
        left = [source["text"] for source in own]
        step = lambda title: compare(f"curation: {name}, {title}", lines[title][at], len(left))
        step("Imported")
        left = [text for text in left if not text_edits.is_question(text)]
        step("+ Step 2a (no questions)")
        # Sources with an address need eyes; here only what nobody doubts is taken for one.
        left = [text for text in left if "://" not in text and "www." not in text and "@" not in text]
        step("+ Step 2b (no addresses)")
        left = [text for text in left if 5 <= len(uax.tokens(text)) <= 25]
        step("+ Step 2c (5 to 25 tokens)")
        left = list({uax.fold(text): text for text in left})
        step("+ Step 2d (no duplicates)")
        compare(f"curation: {name}, handed out", lines["Handed out"][at], sum(s["source_id"] in shown for s in own))


def workers():
    columns, lines = TABLES["Workers left after each gate"]
    language_of = {worker["worker"]: worker["language"] for worker in rows("workers")}
    state = {}
    for decision in sorted(rows("qualifications"), key=lambda decision: decision["created_at"]):
        state[decision["worker"], decision["gate"]] = decision["state"]
    for name in columns[2:]:
        through = {worker for worker, language in language_of.items() if language == LANGUAGE[name]}
        for line, gate in zip(lines, ["location", "test", "review"]):
            through = {worker for worker in through if state.get((worker, gate)) == "passed"}
            compare(f"workers: {name}, {gate}", line[columns.index(name)], len(through) or None)


def pay():
    earned, submissions, active = Counter(), Counter(), Counter()
    submitted = [row for row in rows("assignments") if row["submitted_at"]]
    people = defaultdict(set)
    for row in submitted:
        people[row["language"]].add(row["worker"])
        submissions[row["language"]] += 1
        active[row["language"]] += int(row["active_ms"])
    language_of = {worker["worker"]: worker["language"] for worker in rows("workers")}
    for payment in rows("payments"):
        earned[language_of[payment["worker"]]] += int(payment["amount_minor"])
    waiting = [row for row in submitted if row["approval"] == "waiting"]
    for row in waiting:
        earned[row["language"]] += int(row["reward"])
    for name, n_workers, n_submissions, hours, money, _ in TABLES["What the work paid"][1]:
        if name not in LANGUAGE:
            continue
        tag = LANGUAGE[name]
        compare(f"pay: {name}, workers", n_workers, len(people[tag]))
        compare(f"pay: {name}, submissions", n_submissions, submissions[tag])
        compare(f"pay: {name}, hours", hours, active[tag] / 3_600_000)
        compare(f"pay: {name}, earned", float("".join(c for c in money if c.isdigit() or c == ".")), earned[tag] / 100)


def agreement():
    tables = defaultdict(set)
    titles = {}
    for task in rows("tasks"):
        titles[task["task_id"]] = json.loads(task["definition"])["title"]
    for answer in rows("answers"):
        if answer["outcome"] == "counted" and answer["superseded"] == "false" and answer["value"] != "":
            key = (answer["task_id"], answer["question"], answer["language"])
            tables[key].add((answer["item"], answer["worker"], answer["hit_item_id"]))
    for row in TABLES["Agreement of annotators"][1]:
        title, question, language, *_, n_items, n_raters, n_ratings, coverage = row
        if language not in LANGUAGE:
            continue
        # A box of several is one statistic, and its question one answer.
        found = [of for (task, asked, tag), of in tables.items()
                 if title in titles[task].values() and asked == question.split("/")[0] and tag == LANGUAGE[language]]  # fmt: skip
        cells_of = {(item, worker) for of in found for item, worker, _ in of}
        items, raters = {item for item, _ in cells_of}, {worker for _, worker in cells_of}
        where = f"agreement: {title}, {question}, {language}"
        compare(f"{where}, texts", n_items, len(items))
        compare(f"{where}, people", n_raters, len(raters))
        compare(f"{where}, judgements", n_ratings, len(cells_of))
        compare(f"{where}, coverage", coverage, len(cells_of) / (len(items) * len(raters)))


for part in (texts, curation, workers, pay, agreement):
    part()
print(", ".join(f"{name}: {n} numbers" for name, n in COMPARED.items()))
print("\n".join(FAULTS) or "all are the export's")
sys.exit(bool(FAULTS))
