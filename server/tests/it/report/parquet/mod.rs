//! An export in Parquet: the values of the other formats, with types.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::design::preset::Preset;
use parquet::basic::{ConvertedType, Type};
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::Field;
use report::export::{File, Format};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use shared::{Source, Time};

use super::stage::{Stage, rate, rewrite};
use super::zip;
use crate::app::{TestApp, on_both_engines};

pub mod python;

/// Texts that are hard to keep.
const TEXTS: [&str; 4] = ["👩‍🔬 wrote \"this\", with a comma", "كتبت الباحثة هذا النص", "=1+1", "two\nlines\tand a tab"];

/// Columns whose cells have structure.
const STRUCTURED: [&str; 6] = ["meta", "definition", "evidence", "reasons", "before", "after"];

/// A Parquet file as any reader finds it.
pub struct Table {
    /// The physical type of each column, and what it means.
    pub types: BTreeMap<String, (Type, ConvertedType)>,
    /// What is said about the file.
    pub about: BTreeMap<String, String>,
    /// The rows, with the columns of the other formats.
    pub rows: Vec<Value>,
}

/// Reads a file.
pub fn open(bytes: &[u8]) -> Table {
    let mut file = tempfile::tempfile().expect("a file");
    std::io::Write::write_all(&mut file, bytes).expect("written");
    let reader = SerializedFileReader::new(file).expect("Parquet");
    let meta = reader.metadata().file_metadata();
    let columns = meta.schema_descr().columns().iter();
    let types =
        columns.map(|column| (column.name().to_owned(), (column.physical_type(), column.converted_type()))).collect();
    let pairs = meta.key_value_metadata().expect("metadata").iter();
    let about = pairs.map(|pair| (pair.key.clone(), pair.value.clone().unwrap_or_default())).collect();
    let rows = reader.get_row_iter(None).expect("rows");
    let row = |row: parquet::record::Row| {
        row.into_columns().into_iter().map(|(name, field)| (name, value(field))).collect::<serde_json::Map<_, _>>()
    };
    Table { types, about, rows: rows.map(|read| merged(row(read.expect("a row")))).collect() }
}

fn value(field: Field) -> Value {
    match field {
        Field::Null => Value::Null,
        Field::Long(number) => json!(number),
        Field::Double(number) => json!(number),
        Field::Bool(flag) => json!(flag),
        Field::TimestampMicros(at) => json!(Time(at)),
        Field::Str(text) => json!(text),
        other => panic!("a type that nobody promised: {other:?}"),
    }
}

/// A row with one column for answers.
fn merged(mut row: serde_json::Map<String, Value>) -> Value {
    if let Some(text) = row.remove("value_text") {
        assert!(text.is_null() || row["value"].is_null(), "{row:?}");
        if !text.is_null() {
            row.insert("value".to_owned(), text);
        }
    }
    Value::Object(row)
}

/// A line of JSON as Parquet has it: structures are texts, and an answer that is a number is a double.
fn expected(line: &str) -> Value {
    let Value::Object(mut line) = serde_json::from_str(line).expect("JSON") else { panic!("{line}") };
    for (name, value) in &mut line {
        if STRUCTURED.contains(&name.as_str()) && !value.is_null() {
            *value = json!(value.to_string());
        }
        if name == "value"
            && let Some(number) = value.as_f64()
        {
            *value = json!(number);
        }
    }
    Value::Object(line)
}

/// Ratings below and above zero, texts of people, and a source of a megabyte.
pub async fn stage(app: &Arc<TestApp>) -> Stage {
    let stage = Stage::new(app, 4, 2).await;
    let writing = stage.open(Preset::Rewrite, |definition| definition.need = 2).await;
    let rating = stage.open(Preset::Formality, |_| {}).await;
    let next = AtomicUsize::new(0);
    for worker in 0..2 {
        let text = |_: &str| format!("{} {worker}", TEXTS[next.fetch_add(1, Ordering::Relaxed) % TEXTS.len()]);
        stage.work(worker, writing, rewrite(text)).await;
        stage.work(worker, rating, rate(|_| if worker == 0 { -3 } else { 2 })).await;
    }
    let long = Source {
        id: app.engine.id(),
        study_id: stage.study,
        language: crate::app::language("en"),
        text: "é😀".repeat(180_000),
        external_id: "long".to_owned(),
        meta: json!({"emoji": "🎉", "n": -1}),
        position: 99,
        curation: String::new(),
    };
    let mut tx = app.engine.db().write().await.expect("a transaction");
    tx.add_sources(&[long]).await.expect("a source");
    tx.commit().await.expect("committed");
    stage
}

on_both_engines!(every_table_has_the_values_of_the_other_formats, async |app| {
    let stage = stage(&app).await;
    let program = app.program_of(&stage.admin).await;
    let get = async |file: &str| program.get(&format!("/studies/{}/exports/{file}", stage.study)).await;
    let archive = get("parquet.zip").await;
    assert_eq!(archive.header("content-type"), "application/zip");
    let files = zip::open(&archive.body);
    let manifest: Value = serde_json::from_slice(&files["manifest.json"]).expect("JSON");
    let listed = manifest["files"].as_array().expect("files");
    assert_eq!(listed.len(), File::ALL.len());
    for file in File::ALL {
        let name = format!("{}.parquet", file.name());
        let (bytes, table) = (&files[&name], open(&files[&name]));
        let entry = listed.iter().find(|entry| entry["name"] == name).expect("listed");
        assert_eq!(entry["sha256"], hex(&Sha256::digest(bytes)), "{name}");
        assert_eq!((&entry["rows"], &entry["bytes"]), (&json!(table.rows.len()), &json!(bytes.len())), "{name}");
        assert_eq!(table.about["concord.study"], stage.study.to_string());
        assert_eq!(table.about["concord.table"], file.name());
        assert!(table.about["concord.software"].contains(env!("CARGO_PKG_VERSION")));
        let jsonl = get(&format!("{}.jsonl", file.name())).await.text();
        let lines: Vec<_> = jsonl.lines().map(expected).collect();
        if file == File::Events {
            // Each download is an event.
            for row in &table.rows {
                assert!(lines.contains(row), "{row}");
            }
        } else {
            assert_eq!(table.rows, lines, "{name}");
            let alone = get(&name).await;
            assert_eq!(alone.header("content-type"), "application/vnd.apache.parquet");
            assert_eq!(alone.body, *bytes, "{name} alone");
        }
        let header = get(&format!("{}.csv", file.name())).await.text();
        let columns: Vec<_> = header.lines().next().expect("a header").split(',').map(str::to_owned).collect();
        let known: Vec<_> = table.types.keys().filter(|name| *name != "value_text").cloned().collect();
        assert_eq!(
            known,
            {
                let mut columns = columns;
                columns.sort();
                columns
            },
            "{name}"
        );
    }
    let answers = open(&files["answers.parquet"]);
    assert!(answers.rows.iter().any(|row| row["value"].as_f64().is_some_and(|value| value < 0.0)));
    assert!(answers.rows.iter().any(|row| row["value"].as_str().is_some_and(|text| text.starts_with(TEXTS[0]))));
    assert!(open(&files["adjudications.parquet"]).rows.is_empty(), "an empty table");
    let sources = open(&files["sources.parquet"]);
    assert!(sources.rows.iter().any(|row| row["text"].as_str().is_some_and(|text| text.len() > 1 << 20)));
    assert!(sources.rows.iter().all(|row| row["withdrawn_at"].is_null()), "nulls are nulls");
});

on_both_engines!(agreement_of_an_export_is_the_same_in_csv_and_parquet, async |app| {
    let stage = stage(&app).await;
    let folder = tempfile::tempdir().expect("a folder");
    let operator = app.engine.operator().await.expect("an administrator");
    for format in [Format::Parquet, Format::Csv] {
        let out = folder.path().join(format.ending());
        app.state.reports.export_to(&operator, stage.study, format, out).await.expect("an export");
    }
    let report = |arguments: &[&str], format: Format| {
        let ending = format.ending();
        let file = folder.path().join(ending).join(format!("answers.{ending}"));
        let file = file.to_str().expect("UTF-8").to_owned();
        let output = crate::command::concord(&[&arguments[..1], &[&file], &arguments[1..]].concat(), "");
        (output.status.code(), String::from_utf8(output.stdout).expect("UTF-8"))
    };
    let agreement = ["agreement", "--by", "question", "--simulate", "20", "--bootstrap", "20", "--format", "json"];
    let majority = ["aggregate", "--method", "majority", "--scale", "nominal", "--format", "csv"];
    for arguments in [&agreement[..], &majority[..]] {
        let (code, csv) = report(arguments, Format::Csv);
        assert!(csv.len() > 200, "{code:?} {csv}");
        // In an export as CSV, what a spreadsheet would take for a formula has an apostrophe already.
        assert_eq!(report(arguments, Format::Parquet), (code, csv.replace("''=", "'=")));
    }
});

on_both_engines!(every_column_has_the_type_that_is_promised, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let program = app.program_of(&stage.admin).await;
    let archive = program.get(&format!("/studies/{}/exports/parquet.zip", stage.study)).await;
    let files = zip::open(&archive.body);
    let text = (Type::BYTE_ARRAY, ConvertedType::UTF8);
    let integer = (Type::INT64, ConvertedType::NONE);
    let instant = (Type::INT64, ConvertedType::TIMESTAMP_MICROS);
    let flag = (Type::BOOLEAN, ConvertedType::NONE);
    let check = |file: &str, columns: &[(&str, (Type, ConvertedType))]| {
        let types = open(&files[&format!("{file}.parquet")]).types;
        for (column, promised) in columns {
            assert_eq!(types[*column], *promised, "{file}, {column}");
        }
    };
    let double = (Type::DOUBLE, ConvertedType::NONE);
    check(
        "answers",
        &[("item", text), ("value", double), ("value_text", text), ("superseded", flag), ("version", integer)],
    );
    check(
        "assignments",
        &[("reward", integer), ("active_ms", integer), ("claimed_at", instant), ("submitted_at", instant)],
    );
    check("adjudications", &[("value", double), ("turn", integer), ("superseded", flag), ("created_at", instant)]);
    check("outputs", &[("used", flag), ("created_at", instant), ("text", text), ("corrects", text)]);
    check("sources", &[("position", integer), ("meta", text), ("withdrawn_at", instant)]);
    check("payments", &[("amount_minor", integer), ("paid_at", instant), ("currency", text)]);
    check("tasks", &[("version", integer), ("series", integer), ("definition", text), ("published_at", instant)]);
    check("workers", &[("worker", text), ("consented_at", instant), ("answers_removed_at", instant)]);
    check("qualifications", &[("number", integer), ("evidence", text), ("created_at", instant)]);
    check("events", &[("times", integer), ("before", text), ("created_at", instant)]);
});

on_both_engines!(nobody_can_be_told_from_an_export_in_parquet, async |app| {
    let stage = Stage::new(&app, 3, 2).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    stage.work(0, task, rate(|_| 1)).await;
    let program = app.program_of(&stage.admin).await;
    let archive = program.get(&format!("/studies/{}/exports/parquet.zip", stage.study)).await;
    let people = stage.workers.iter().chain([&stage.admin]);
    let people: Vec<_> = people.flat_map(|member| [member.email.clone(), member.actor.person.to_string()]).collect();
    for (name, bytes) in zip::open(&archive.body).iter().filter(|(name, _)| name.ends_with(".parquet")) {
        let text = json!(open(bytes).rows).to_string();
        assert!(people.iter().all(|person| !text.contains(person)), "{name}: {text}");
    }
});

on_both_engines!(the_page_offers_parquet, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{}/export", stage.study)).await.text();
    let exports = format!("/api/v1/studies/{}/exports", stage.study);
    for file in ["parquet.zip", "answers.parquet", "events.parquet"] {
        assert!(page.contains(&format!("href=\"{exports}/{file}\"")), "{file}: {page}");
    }
    let worker = app.program_of(&stage.workers[0]).await;
    assert_eq!(worker.get(&format!("/studies/{}/exports/answers.parquet", stage.study)).await.status, 403);
});

on_both_engines!(pandas_polars_and_duckdb_read_the_values_of_csv_and_json_lines, async |app| {
    let Some(python) = python::find() else { return };
    let stage = stage(&app).await;
    let folder = tempfile::tempdir().expect("a folder");
    let operator = app.engine.operator().await.expect("an administrator");
    for format in [Format::Parquet, Format::Jsonl, Format::Csv] {
        let out = folder.path().join(format.ending());
        app.state.reports.export_to(&operator, stage.study, format, out).await.expect("an export");
    }
    let told = python::script(&python, python::SCRIPT, folder.path());
    let tables = told.split_whitespace().next().expect("a number");
    assert_eq!(tables, File::ALL.len().to_string(), "{told}");
});

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
