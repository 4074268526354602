//! What was written is read back as it was, in each format as far as it can carry it.

use std::collections::BTreeMap;

use formats::model::{Answer, Item, Value};
use formats::{Files, Record, detect};

use crate::design::{DESIGNS, Design};
use crate::import;

/// Items by name and answers in an order of their own. Spans of one rater, item and question are one list.
fn normal(records: Vec<Record>, with_items: bool) -> (Vec<Item>, Vec<String>) {
    let mut items: BTreeMap<String, Item> = BTreeMap::new();
    let mut answers: Vec<Answer> = Vec::new();
    for record in records {
        match record {
            Record::Item(item) if with_items => drop(items.entry(item.id.clone()).or_insert(item)),
            Record::Answer(answer) => {
                let key = |answer: &Answer| (answer.item.clone(), answer.rater.clone(), answer.question.clone());
                let known = answers.iter_mut().find(|known| key(known) == key(&answer));
                match (known, &answer.value) {
                    (Some(Answer { value: Value::Spans(known), .. }), Value::Spans(more)) => known.extend(more.clone()),
                    _ => answers.push(answer),
                }
            }
            Record::Item(_) | Record::Question(_) | Record::Rater(_) => {}
        }
    }
    let mut answers: Vec<String> = answers.iter().map(|answer| format!("{answer:?}")).collect();
    answers.sort();
    (items.into_values().collect(), answers)
}

fn check(design: &Design, records: &[Record]) {
    if !records.iter().any(|record| matches!(record, Record::Answer(_))) {
        return;
    }
    let (files, report) = design.written(records);
    assert_eq!(report.refused, [], "{}", design.format);
    let read = import(design.format, &files, &[]);
    let (found, report) = read.unwrap_or_else(|error| panic!("{}: {error}\n{}", design.format, shown(&files)));
    assert_eq!(report.refused, [], "{}: {}", design.format, shown(&files));
    let found = found.into_iter().filter(|record| match record {
        // It is computed from the errors.
        Record::Answer(answer) => design.format != "mqm" || answer.question != "penalty",
        _ => true,
    });
    let found = found.map(|record| forgotten(record, design)).collect();
    // Formats that write an item with its answers have no item that nobody answered.
    let answered = |id: &str| {
        records.iter().any(|record| matches!(record, Record::Answer(answer) if answer.item.as_deref() == Some(id)))
    };
    let kept = records.iter().filter(|record| match record {
        Record::Item(item) => {
            answered(&item.id) || ["records", "wide", "potato", "label-studio", "argilla"].contains(&design.format)
        }
        _ => true,
    });
    let expected = normal(kept.cloned().collect(), !design.item.is_empty());
    assert_eq!(normal(found, !design.item.is_empty()), expected, "{}: {}", design.format, shown(&files));
}

/// A record without what the reader adds from the file's own columns.
fn forgotten(record: Record, design: &Design) -> Record {
    match record {
        Record::Item(mut item) => {
            if design.format == "mqm" {
                item.metadata.clear();
            }
            if design.format == "appraise" {
                item.language = None;
            }
            Record::Item(item)
        }
        other => other,
    }
}

fn shown(files: &Files) -> String {
    let text =
        |file: &formats::File| format!("--- {}\n{}", file.name, String::from_utf8_lossy(&file.head().expect("a file")));
    files.main.iter().chain(&files.with).map(text).collect::<Vec<_>>().join("\n")
}

#[test]
fn what_was_written_is_read_back() {
    for design in DESIGNS {
        println!("{} {}", design.format, design.file);
        testing::inputs(|rng| design.draw(rng), |records| check(design, records));
    }
}

#[test]
fn what_was_written_is_detected() {
    for design in DESIGNS {
        let mut rng = <rand_chacha::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(3);
        let records = loop {
            let records = design.draw(&mut rng);
            if records.iter().filter(|record| matches!(record, Record::Answer(_))).count() > 2 {
                break records;
            }
        };
        let (files, _) = design.written(&records);
        let (found, guess) = detect(&files.main[0]).expect("a format");
        assert_eq!(found.name, design.format, "{guess:?}\n{}", shown(&files));
    }
}

#[test]
fn every_format_that_is_written_is_tested() {
    for format in formats::FORMATS.iter().filter(|format| format.write.is_some()) {
        assert!(DESIGNS.iter().any(|design| design.format == format.name), "{}", format.name);
    }
}
