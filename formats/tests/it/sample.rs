//! The samples in the reference folder: what is read of them is what their `expected.json` says.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use formats::model::{Answer, Status, Value};
use formats::{File, Files, Record, Report, detect};
use serde_json::{Value as Json, json};

use crate::import;

/// The folder of a format; `None` where the reference folder is absent.
fn folder(name: &str) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/reference/formats").join(name);
    if !folder.is_dir() {
        testing::skipped("the reference folder ../shared/reference is absent");
        return None;
    }
    Some(folder)
}

fn open(folder: &Path, name: &str) -> File {
    File::disk(name, fs::File::open(folder.join(name)).expect("a sample"))
}

fn files(folder: &Path, main: &[&str], with: &[&str]) -> Files {
    let open = |names: &[&str]| names.iter().map(|name| open(folder, name)).collect();
    Files { main: open(main), with: open(with) }
}

/// What is compared: items with texts, answers, spans.
#[derive(Debug, Default, PartialEq)]
struct Seen {
    items: Vec<String>,
    raters: Vec<String>,
    answers: Vec<String>,
    spans: Vec<String>,
}

/// Where a sample names things in another way than its file does.
struct Names {
    item: fn(&str) -> String,
    question: fn(&str) -> String,
    /// The texts of items are not in the file.
    no_texts: bool,
    /// Which answers are compared.
    status: &'static [Status],
}

const PLAIN: Names =
    Names { item: str::to_owned, question: str::to_owned, no_texts: false, status: &[Status::Counted] };

fn value(value: &Value) -> Json {
    match value {
        Value::Number(number) => json!(number),
        Value::Choice(text) | Value::Text(text) => json!(text),
        Value::Choices(options) => json!(options),
        Value::Ranking(ranks) => json!(ranks),
        Value::Spans(_) => Json::Null,
    }
}

fn seen(records: &[Record], names: &Names) -> Seen {
    let mut seen = Seen::default();
    let mut items = BTreeMap::new();
    for record in records {
        match record {
            Record::Item(item) => drop(items.insert((names.item)(&item.id), item.text.clone())),
            Record::Answer(answer) if names.status.contains(&answer.status) => answered(answer, names, &mut seen),
            Record::Answer(_) | Record::Question(_) | Record::Rater(_) => {}
        }
        if let Record::Answer(Answer { item: Some(item), .. }) = record {
            items.entry((names.item)(item)).or_default();
        }
    }
    seen.items =
        items.iter().map(|(id, text)| json!([id, if names.no_texts { &None } else { text }]).to_string()).collect();
    seen.sorted()
}

fn answered(answer: &Answer, names: &Names, seen: &mut Seen) {
    let (item, question) = (answer.item.as_deref().map(names.item), (names.question)(&answer.question));
    seen.raters.push(answer.rater.clone());
    let Value::Spans(spans) = &answer.value else {
        let value = value(&answer.value);
        seen.answers.push(json!([item, answer.rater, question, value, answer.pair]).to_string());
        return;
    };
    for span in spans {
        let [start, end] = span.range.map_or([None; 2], |range| range.map(Some));
        seen.spans.push(json!([item, answer.rater, question, span.label, start, end, span.text]).to_string());
    }
}

impl Seen {
    fn sorted(mut self) -> Self {
        for list in [&mut self.items, &mut self.raters, &mut self.answers, &mut self.spans] {
            list.sort();
        }
        self.raters.dedup();
        self
    }

    /// What `expected.json` says.
    fn expected(folder: &Path, names: &Names) -> Self {
        let text = fs::read_to_string(folder.join("expected.json")).expect("what is expected");
        let expected: Json = serde_json::from_str(&text).expect("JSON");
        let list = |name: &str| expected[name].as_array().expect("a list").clone();
        let number = |value: &Json| match value {
            Json::Number(number) => json!(number.as_f64()),
            Json::Bool(flag) => json!(flag.to_string()),
            other => other.clone(),
        };
        let question = |value: &Json| (names.question)(value.as_str().expect("a name"));
        let pair = |value: &Json| value.get("pair").cloned().unwrap_or(Json::Null);
        let answer = |a: &Json| {
            json!([a["item"], a["rater"], question(&a["question"]), number(&a["value"]), pair(a)]).to_string()
        };
        let span = |s: &Json| {
            json!([s["item"], s["rater"], question(&s["question"]), s["label"], s["start"], s["end"], s["text"]])
                .to_string()
        };
        let text = |item: &Json| if names.no_texts { Json::Null } else { item["text"].clone() };
        Self {
            items: list("items").iter().map(|item| json!([item["id"], text(item)]).to_string()).collect(),
            raters: list("raters").iter().map(|rater| rater.as_str().expect("a name").to_owned()).collect(),
            answers: list("answers").iter().map(answer).collect(),
            spans: list("spans").iter().map(span).collect(),
        }
        .sorted()
    }
}

/// Reads a sample in the format that is detected, and compares; the report.
fn compare(name: &str, format: &str, main: &[&str], with: &[&str], names: &Names) -> Option<Report> {
    let folder = folder(name)?;
    let files = files(&folder, main, with);
    let (detected, guess) = detect(&files.main[0]).expect("a format");
    assert_eq!(detected.name, format, "{guess:?}");
    let (records, report) = import(format, &files, &[]).expect("a file");
    assert_eq!(report.refused, []);
    let (found, expected) = (seen(&records, names), Seen::expected(&folder, names));
    assert_eq!(found, expected, "{name}");
    assert_eq!(report.counts.items.n, expected.items.len());
    assert_eq!(report.counts.spans, expected.spans.len() as u64);
    Some(report)
}

#[test]
fn label_studio() {
    for with in [&["config.xml"][..], &[]] {
        let Some(report) = compare("label-studio", "label-studio", &["export.json"], with, &PLAIN) else { return };
        assert_eq!(report.losses.n("skipped task (was_cancelled)"), 1);
        assert_eq!(report.losses.n("prediction of a model"), 1);
        assert_eq!(report.counts.n_answers(), 11);
    }
}

#[test]
fn argilla() {
    for file in ["rows.jsonl", "rows.parquet"] {
        let Some(report) = compare("argilla", "argilla", &[file], &[], &PLAIN) else { return };
        assert_eq!(report.losses.n("response that is draft"), 1);
        assert_eq!(report.losses.n("response that is discarded"), 1);
        assert_eq!(report.losses.n("prediction of a model"), 1);
        assert_eq!(report.counts.n_answers(), 12);
    }
}

#[test]
fn mturk() {
    let names = Names { status: &[Status::Counted, Status::Rejected], ..PLAIN };
    let Some(report) = compare("mturk", "mturk", &["batch_results.csv"], &[], &names) else { return };
    assert_eq!((report.counts.n_answers(), report.counts.rejected), (11, 1));
    assert_eq!(report.losses.n("properties of the HIT and of its approval"), 6);
    let folder = folder("mturk").expect("it was there");
    let (records, _) = import("mturk", &files(&folder, &["batch_results.csv"], &[]), &[]).expect("a file");
    let answers =
        records.iter().filter_map(|record| if let Record::Answer(answer) = record { Some(answer) } else { None });
    let answers: Vec<&Answer> = answers.collect();
    assert_eq!((answers[0].seconds, answers[0].at.as_deref()), (Some(61.0), Some("2026-11-02T18:12:13Z")));
    let rejected = answers.iter().find(|answer| answer.status == Status::Rejected).expect("one");
    assert_eq!(rejected.note.as_deref(), Some("all answers alike"));
}

#[test]
fn potato() {
    let with = ["items.jsonl", "config.yaml"];
    let states = ["w1", "w2", "w3"].map(|user| format!("annotation_output/{user}/user_state.json"));
    let states: Vec<&str> = states.iter().map(String::as_str).collect();
    for (main, with) in
        [(&["annotations.jsonl"][..], &with[..]), (&["annotations.jsonl"], &with[..1]), (&states, &with)]
    {
        let names = Names { item: str::to_owned, ..PLAIN };
        let Some(report) = compare("potato", "potato", main, with, &names) else { return };
        assert_eq!(report.counts.n_answers(), 11);
    }
}

#[test]
fn doccano() {
    // The question of spans and of classes has no name in the file, and the sample has a folder for each of them.
    let Some(folder) = folder("doccano") else { return };
    let question = |name: &str| if name == "informal" { "spans".to_owned() } else { name.to_owned() };
    let names = Names { question, ..PLAIN };
    let main = ["classes", "spans"].map(|kind| ["w1", "w2", "w3"].map(|rater| format!("{kind}/{rater}.jsonl")));
    let main: Vec<&str> = main.iter().flatten().map(String::as_str).collect();
    let files = files(&folder, &main, &[]);
    let (records, report) = import("doccano", &files, &[]).expect("files");
    assert_eq!(detect(&files.main[0]).expect("a format").0.name, "doccano");
    assert_eq!(seen(&records, &names), Seen::expected(&folder, &names));
    assert_eq!((report.n_refused, report.losses.n("text without a label")), (0, 3));
}

#[test]
fn prodigy() {
    let question = |name: &str| if name == "informal" { "spans".to_owned() } else { name.to_owned() };
    let names = Names { question, ..PLAIN };
    let Some(report) = compare("prodigy", "prodigy", &["annotations.jsonl"], &[], &names) else { return };
    assert_eq!(report.losses.n("task that was answered with ignore"), 1);
}

#[test]
fn pearmut() {
    let Some(report) = compare("pearmut", "pearmut", &["annotations.jsonl"], &["campaign.json"], &PLAIN) else {
        return;
    };
    assert_eq!(report.losses.n("document that a later line replaces"), 1);
    assert_eq!(report.counts.n_answers(), 6);
}

#[test]
fn appraise() {
    let Some(report) = compare("appraise-esa", "appraise", &["scores.csv"], &["batches.json"], &PLAIN) else { return };
    assert_eq!(report.losses.n("answer that a later one replaces"), 1);
    assert_eq!((report.counts.n_answers(), report.counts.attention), (6, 1));
}

#[test]
fn mqm() {
    let Some(report) = compare("mqm", "mqm", &["mqm.tsv"], &[], &PLAIN) else { return };
    assert_eq!(report.counts.n_answers(), 5);
}

#[test]
fn mt_bench() {
    let Some(report) = compare("mt-bench", "mt-bench", &["judgments.jsonl"], &[], &PLAIN) else { return };
    assert_eq!(report.counts.n_answers(), 6);
    let folder = folder("mt-bench").expect("it was there");
    let (records, _) = import("mt-bench", &files(&folder, &["judgments.jsonl"], &[]), &[]).expect("a file");
    let models = records.iter().filter_map(|record| if let Record::Rater(rater) = record { Some(rater) } else { None });
    assert_eq!(models.map(|rater| (&*rater.id, rater.is_model)).collect::<Vec<_>>(), [("gpt-4/pair-v2", true)]);
}

#[test]
fn crowd_kit() {
    let Some(folder) = folder("crowd-kit") else { return };
    let main = ["labels.csv", "pairwise.csv", "texts.csv"];
    let files = files(&folder, &main, &[]);
    for file in &files.main {
        assert_eq!(detect(file).expect("a format").0.name, "crowd-kit");
    }
    let (records, report) = import("crowd-kit", &files, &[]).expect("files");
    assert_eq!(seen(&records, &PLAIN), Seen::expected(&folder, &PLAIN));
    assert_eq!((report.n_refused, report.counts.n_answers()), (0, 12));
}

#[test]
fn qualtrics() {
    let item = |name: &str| name.replace("Q1_", "s");
    let Some(report) = compare("qualtrics", "qualtrics", &["export.csv"], &[], &Names { item, ..PLAIN }) else {
        return;
    };
    assert_eq!((report.losses.n("preview"), report.losses.n("response that is not finished")), (1, 1));
}

#[test]
fn factgenie() {
    let item = |name: &str| match name.split('/').nth(2) {
        Some(n) => format!("s{}", n.parse::<u32>().expect("a number") + 1),
        None => name.to_owned(),
    };
    let question = |name: &str| if name == "informal" { "spans".to_owned() } else { name.to_owned() };
    let names = Names { item, question, ..PLAIN };
    let Some(report) = compare("factgenie", "factgenie", &["annotations.jsonl"], &[], &names) else { return };
    assert_eq!(report.counts.n_answers(), 17);
}
