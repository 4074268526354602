//! Systems by metrics, from tables of every format.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use parquet::data_type::{ByteArray, ByteArrayType};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use serde_json::{Value, json};

use crate::command::text::{folder, run};

const COLUMNS: [&str; 5] = ["item", "system", "source", "output", "reference"];

/// Twenty items by three systems: a copy of the source, its match, and one that is right half of the time.
fn rows() -> Vec<[String; 5]> {
    let mut rows = Vec::new();
    for item in 0..20 {
        let source = format!("gonna see u at {item} then ok");
        let reference = format!("i am going to see you at {item} then");
        let half = if item % 2 == 0 { &reference } else { &source };
        for (system, output) in [("copy", &source), ("match", &reference), ("half, \"say\"", half)] {
            rows.push([item.to_string(), system.to_owned(), source.clone(), output.clone(), reference.clone()]);
        }
    }
    rows
}

fn csv() -> String {
    let quoted = |cell: &String| format!("\"{}\"", cell.replace('"', "\"\""));
    let line = |row: [String; 5]| row.iter().map(quoted).collect::<Vec<_>>().join(",") + "\n";
    COLUMNS.join(",") + "\n" + &rows().into_iter().map(line).collect::<String>()
}

fn tsv() -> String {
    COLUMNS.join("\t") + "\n" + &rows().into_iter().map(|row| row.join("\t") + "\n").collect::<String>()
}

fn jsonl() -> String {
    let line = |[item, system, source, output, reference]: [String; 5]| {
        let row =
            json!({"item": item, "system": system, "source": source, "output": output, "references": [reference]});
        format!("{row}\n")
    };
    rows().into_iter().map(line).collect()
}

fn write_parquet(path: &Path) {
    let fields: String = COLUMNS.iter().map(|name| format!("required binary {name} (UTF8); ")).collect();
    let schema = Arc::new(parse_message_type(&format!("message outputs {{ {fields} }}")).expect("a schema"));
    let file = File::create(path).expect("a file");
    let mut writer = SerializedFileWriter::new(file, schema, Arc::default()).expect("a writer");
    let mut group = writer.next_row_group().expect("a group");
    for column in 0..COLUMNS.len() {
        let values: Vec<ByteArray> = rows().iter().map(|row| row[column].as_str().into()).collect();
        let mut to = group.next_column().expect("a column").expect("a column");
        to.typed::<ByteArrayType>().write_batch(&values, None, None).expect("written");
        to.close().expect("closed");
    }
    group.close().expect("closed");
    writer.close().expect("closed");
}

const LINE: &str = "--metric bleu,led,ter --baseline copy --samples 300";

#[test]
fn every_format_of_table_and_output_has_the_same_numbers() {
    let folder = folder(&[("o.csv", &csv()), ("o.tsv", &tsv()), ("o.jsonl", &jsonl())]);
    write_parquet(&folder.path().join("o.parquet"));
    let json = |name: &str| run(folder.path(), &format!("score --table @{name} {LINE} --format json")).json();
    let expected = json("o.csv");
    for name in ["o.tsv", "o.jsonl", "o.parquet"] {
        assert_eq!(json(name), expected, "{name}");
    }
    let score =
        |at: usize, metric: &str| expected["systems"][at]["metrics"][metric]["score"].as_f64().expect("a number");
    assert!((score(1, "bleu") - 100.0).abs() < 1e-9 && score(1, "ter").abs() < 1e-9 && score(0, "led").abs() < 1e-9);
    for format in ["text", "csv", "latex"] {
        let ran = run(folder.path(), &format!("score --table @o.csv {LINE} --format {format}"));
        assert!(ran.printed.contains(&format!("{:.3}", score(2, "bleu"))), "{format}: {}", ran.printed);
    }
    let latex = run(folder.path(), &format!("score --table @o.csv {LINE} --format latex")).printed;
    assert!(latex.contains("match & 100.0000$^{*}$") && latex.contains("copy & "), "{latex}");
}

#[test]
fn a_star_marks_what_differs_from_the_baseline() {
    let folder = folder(&[("o.csv", &csv())]);
    for test in ["bootstrap", "randomisation"] {
        let json = run(folder.path(), &format!("score --table @o.csv {LINE} --test {test} --format json")).json();
        let metric = |at: usize| &json["systems"][at]["metrics"]["bleu"];
        assert!(metric(0)["p"].is_null(), "the baseline is not held against itself: {json}");
        // Twenty items are enough for the randomisation test and too few for the bootstrap.
        let star = Value::from(test == "randomisation");
        assert_eq!((&metric(1)["star"], &metric(2)["star"]), (&star, &star), "{test}");
        assert!(metric(1)["p"].as_f64().is_some_and(|p| p < 0.05), "{test}");
        let difference = metric(1)["difference"].as_f64().expect("a number");
        let scores = [1, 0].map(|at| metric(at)["score"].as_f64().expect("a number"));
        assert!((difference - (scores[0] - scores[1])).abs() < 1e-9);
    }
    let same = "item,system,output,reference\n1,a,x y,x z\n2,a,p q,p q\n1,b,x y,x z\n2,b,p q,p q\n";
    let folder = super::super::text::folder(&[("o.csv", same)]);
    let json = run(folder.path(), "score --table @o.csv --metric chrf --baseline a --format json").json();
    assert_eq!(json["systems"][1]["metrics"]["chrf"]["star"], Value::from(false));
}

#[test]
fn five_items_get_no_star_and_the_table_says_so() {
    let line = |item: usize| format!("{item},a,p q r s,x y z w\n{item},b,x y z w,x y z w\n");
    let table = "item,system,output,reference\n".to_owned() + &(0..5).map(line).collect::<String>();
    let folder = folder(&[("o.csv", &table)]);
    let text = run(folder.path(), "score --table @o.csv --metric chrf --baseline a").printed;
    assert!(!text.contains('*') && text.contains("no stars with fewer than 6 items: n = 5 (exact"), "{text}");
    let csv = run(folder.path(), "score --table @o.csv --metric chrf --baseline a --format csv").printed;
    let row = csv.lines().nth(2).expect("a row");
    // 2 of 32 exchanges do as much.
    assert!(row.contains(",0.0625,0,5,") && row.contains("exact randomisation test, n = 5"), "{csv}");
}

#[test]
fn a_table_that_cannot_be_used_is_refused_with_its_line() {
    let head = "item,system,output,reference\n";
    for (table, line, words) in [
        (format!("{head}1,a,x,y\n1,a,x,y\n"), "--metric bleu", "line 3: system a has item 1 a second time"),
        (format!("{head}1,a,x,y\n2,b,x,y\n"), "--metric bleu", "system a has no output of item 2"),
        (format!("{head}1,,x,y\n"), "--metric bleu", "line 2: there is no `system`"),
        (head.to_owned(), "--metric bleu", "there is no output"),
        ("item,system\n1,a\n".to_owned(), "--metric bleu", "line 2: there is no column `output`"),
        (format!("{head}1,a,x\n"), "--metric bleu", "line 2"),
        (format!("{head}1,a,x,y\n"), "--metric bleu --baseline b", "there is no system b"),
        (format!("{head}1,a,x,y\n"), "--metric led", "a column `source`"),
    ] {
        let folder = folder(&[("o.csv", &table)]);
        run(folder.path(), &format!("score --table @o.csv {line}")).is_refused(words);
    }
    let folder = folder(&[("o.txt", "x"), ("o.parquet", "no parquet"), ("o.jsonl", "{}\n[1]\n")]);
    run(folder.path(), "score --table @o.txt --metric bleu").is_refused("must end in .csv");
    run(folder.path(), "score --table @o.parquet --metric bleu").is_refused("o.parquet");
    run(folder.path(), "score --table @o.jsonl --metric bleu").is_refused("line 1: there is no `item`");
}
