//! `concord agreement` and `concord aggregate` on Parquet: the same reports as of CSV and JSON lines, files that other
//! programs wrote, and what is refused.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::json;
use tabular::parquet::{Cell, Kind, Writer};
use tempfile::TempDir;

use super::concord;
use crate::report::parquet::python;

/// Item, rater, value, language: a value off the scale, one that is missing, a repeat, a rater without a name.
fn rows() -> Vec<[String; 4]> {
    let mut rows = Vec::new();
    for item in 0..40 {
        for rater in 0..4 {
            let value = (item * 5 + rater * (item % 3)) % 7 - 3;
            let language = if item % 2 == 0 { "fr" } else { "it" };
            rows.push([format!("é {item}"), format!("r{rater}"), value.to_string(), language.to_owned()]);
        }
    }
    rows[7][2] = "9".to_owned();
    rows[11][2] = String::new();
    rows[20][1] = String::new();
    let again = rows[3].clone();
    rows.push(again);
    rows
}

/// The same table in three formats.
fn tables(folder: &Path) {
    let cells = |row: &[String; 4]| row.join(",") + "\n";
    let csv = "Task,worker,label,lang\n".to_owned() + &rows().iter().map(cells).collect::<String>();
    fs::write(folder.join("table.csv"), csv).expect("written");
    let number = |text: &str| text.parse::<i64>().map_or(json!(null), |number| json!(number));
    let object = |[item, rater, value, language]: &[String; 4]| {
        json!({"Task": item, "worker": rater, "label": number(value), "lang": language}).to_string() + "\n"
    };
    fs::write(folder.join("table.jsonl"), rows().iter().map(object).collect::<String>()).expect("written");
    for (name, kind) in [("table.parquet", Kind::Integer), ("doubles.parquet", Kind::Double), ("texts", Kind::Text)] {
        let columns =
            [("note", Kind::Flag), ("Task", Kind::Text), ("worker", Kind::Text), ("label", kind), ("lang", Kind::Text)];
        let mut file = Writer::new(&columns, &[], "test").expect("a file");
        for [item, rater, value, language] in rows() {
            let text = |text: String| if text.is_empty() { Cell::Empty } else { Cell::Text(text.into()) };
            let value = match (value.parse::<i64>(), kind) {
                (Ok(number), Kind::Integer) => Cell::Integer(number),
                (Ok(number), Kind::Double) => Cell::Double(number as f64),
                _ => text(value),
            };
            file.row([Cell::Flag(true), text(item), text(rater), value, text(language)]).expect("a row");
        }
        fs::write(folder.join(name), file.finish().expect("a file")).expect("written");
    }
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    tables(folder.path());
    folder
}

fn run(arguments: &[&str], file: &Path) -> (Option<i32>, String, String) {
    let (command, arguments) = arguments.split_first().expect("a command");
    let file = file.to_str().expect("UTF-8");
    let Output { status, stdout, stderr } = concord(&[&[*command, file], arguments].concat(), "");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (status.code(), text(stdout), text(stderr))
}

const AGREEMENT: [&str; 6] = ["agreement", "--levels=-3..3", "--bootstrap", "60", "--simulate", "60"];

#[test]
fn a_table_has_the_same_reports_in_every_format() {
    let folder = folder();
    let report = |more: &[&'static str]| [&AGREEMENT[..], more].concat();
    let aggregate = |method: &'static str, more: &[&'static str]| {
        [&["aggregate", "--method", method, "--levels=-3..3"][..], more].concat()
    };
    for arguments in [
        report(&["--format", "json", "--raters", "--by", "LANG"]),
        report(&["--format", "csv", "--keep-replicates", "--scale", "nominal", "--reml"]),
        report(&["--threshold", "0", "--no-pairs"]),
        aggregate("majority", &["--format", "csv"]),
        aggregate("majority", &["--format", "json"]),
        aggregate("mean", &[]),
        aggregate("dawid-skene", &["--format", "json"]),
        aggregate("mace", &["--format", "csv"]),
    ] {
        let (code, printed, said) = run(&arguments, &folder.path().join("table.csv"));
        assert_eq!(code, Some(1), "rows are left out: {said}");
        assert!(said.contains("line 9: value 9 is not on the scale"), "{said}");
        assert!(said.contains("line 22: no rater"), "{said}");
        assert_eq!(run(&arguments, &folder.path().join("table.jsonl")).1, printed, "{arguments:?}");
        // A row has the number of its line without the header.
        let by_row = |line: &str| match line.strip_prefix("line ").and_then(|rest| rest.split_once(':')) {
            Some((number, reason)) => format!("row {}:{reason}", number.parse::<u32>().expect("a number") - 1),
            None => line.to_owned(),
        };
        let by_row: Vec<String> = said.lines().map(by_row).collect();
        for file in ["table.parquet", "doubles.parquet", "texts"] {
            let (code, in_parquet, said) = run(&arguments, &folder.path().join(file));
            assert_eq!((code, &in_parquet), (Some(1), &printed), "{file} {arguments:?}");
            assert_eq!(said.lines().collect::<Vec<_>>(), by_row, "{file} {arguments:?}");
        }
    }
}

#[test]
fn rankings_and_pairs_are_read_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let rankings = "1,a,A,1\n1,a,B,2\n2,a,A,1\n2,a,B,2\n3,a,A,2\n3,a,B,1\n";
    let pairs = "1,a,A,B,A\n1,b,A,B,B\n2,a,B,A,A\n2,b,A,B,tie\n3,a,B,A,B\n3,b,B,A,B\n";
    for (columns, rows, method) in [
        (&["item", "rater", "system", "rank"][..], rankings, "plackett-luce"),
        (&["item", "rater", "left", "right", "winner"][..], pairs, "bradley-terry"),
    ] {
        let csv = folder.path().join(format!("{method}.csv"));
        fs::write(&csv, columns.join(",") + "\n" + rows).expect("written");
        let kinds: Vec<_> = columns.iter().map(|name| (*name, Kind::Text)).collect();
        let mut file = Writer::new(&kinds, &[], "test").expect("a file");
        rows.lines().for_each(|line| file.row(line.split(',').map(|cell| Cell::Text(cell.into()))).expect("a row"));
        let parquet = folder.path().join(format!("{method}.parquet"));
        fs::write(&parquet, file.finish().expect("a file")).expect("written");
        for arguments in [&["aggregate", "--method", method, "--prior-sd", "1"][..], &["agreement", "--simulate", "20"]]
        {
            let of_csv = run(arguments, &csv);
            assert_eq!(of_csv.0, Some(0), "{}", of_csv.2);
            assert_eq!(run(arguments, &parquet), of_csv);
        }
    }
}

#[test]
fn answers_that_are_no_numbers_are_in_a_column_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let columns = [("item", Kind::Text), ("worker", Kind::Text), ("value", Kind::Double), ("value_text", Kind::Text)];
    let mut file = Writer::new(&columns, &[], "test").expect("a file");
    for (item, worker, number, text) in [("1", "a", 2.0, ""), ("1", "b", f64::NAN, "tie"), ("2", "a", 2.5, "")] {
        let number = if number.is_nan() { Cell::Empty } else { Cell::Double(number) };
        let text = if text.is_empty() { Cell::Empty } else { Cell::Text(text.into()) };
        file.row([Cell::Text(item.into()), Cell::Text(worker.into()), number, text]).expect("a row");
    }
    let path = folder.path().join("answers.parquet");
    fs::write(&path, file.finish().expect("a file")).expect("written");
    let arguments = ["aggregate", "--method", "majority", "--scale", "nominal", "--format", "csv"];
    let (code, printed, said) = run(&arguments, &path);
    assert_eq!((code, printed.as_str()), (Some(0), "item,label,votes,ratings\n1,2 | tie,1,2\n2,2.5,1,1\n"), "{said}");
}

#[test]
fn what_cannot_be_read_is_refused_in_a_sentence() {
    let folder = folder();
    let whole = fs::read(folder.path().join("table.parquet")).expect("read");
    let path = folder.path().join("wrong.parquet");
    let refused = |bytes: &[u8], arguments: &[&str], words: &str| {
        fs::write(&path, bytes).expect("written");
        let (code, printed, said) = run(&[&["agreement"], arguments].concat(), &path);
        assert_eq!((code, printed.as_str()), (Some(1), ""), "{said}");
        assert!(said.contains(words) && !said.contains("panicked"), "{words}: {said}");
    };
    refused(&whole[..whole.len() / 2], &[], "not a complete Parquet file: it does not end with PAR1");
    let mut encrypted = whole.clone();
    encrypted[..4].copy_from_slice(b"PARE");
    refused(&encrypted, &[], "This Parquet file is encrypted");
    refused(b"PK\x03\x04 and so on", &[], "unpack it and name a file that was in it");
    refused(&whole, &["--by", "country"], "there is no column country to split by; the columns are note, Task");
    let mut changed = whole.clone();
    changed[40..120].fill(0xff);
    refused(&changed, &[], "not a complete Parquet file: column");
    let mut file = Writer::new(&[("item", Kind::Text), ("rater", Kind::Instant), ("value", Kind::Text)], &[], "test")
        .expect("a file");
    file.row([Cell::Empty, Cell::Instant(1), Cell::Empty]).expect("a row");
    refused(&file.finish().expect("a file"), &[], "The column \"rater\" holds dates or times");
    // From a pipe.
    let mut child = Command::new(env!("CARGO_BIN_EXE_concord"))
        .args(["agreement", "-"])
        .stdin(fs::File::open(folder.path().join("table.parquet")).expect("open"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let _ = child.stdin.take();
    let said = String::from_utf8(child.wait_with_output().expect("ends").stderr).expect("UTF-8");
    assert!(said.contains("a Parquet file, which is read from its end: name the file"), "{said}");
}

#[test]
fn what_needs_more_memory_than_may_be_used_is_refused_and_told_what_helps() {
    let folder = tempfile::tempdir().expect("a folder");
    let columns = [("item", Kind::Integer), ("rater", Kind::Integer), ("value", Kind::Integer)];
    let mut file = Writer::new(&columns, &[], "test").expect("a file");
    let mut bytes = Vec::new();
    for row in 0..80_000 {
        file.row([Cell::Integer(row / 8), Cell::Integer(row % 8), Cell::Integer(row * row % 5)]).expect("a row");
        if file.is_full() {
            bytes.append(&mut file.take_group().expect("a group"));
        }
    }
    bytes.append(&mut file.finish().expect("a file"));
    let path = folder.path().join("many.parquet");
    fs::write(&path, bytes).expect("written");
    let with = |memory: &str| run(&["agreement", "--memory", memory], &path);
    let (code, printed, said) = with("1MB");
    assert_eq!((code, printed.as_str()), (Some(1), ""), "{said}");
    assert!(said.contains("80000 rows need about") && said.contains("but only 1.0 MB may be used"), "{said}");
    // What names need is known as they are read.
    let columns = [("item", Kind::Text), ("rater", Kind::Integer), ("value", Kind::Integer)];
    let mut file = Writer::new(&columns, &[], "test").expect("a file");
    for row in 0..4_000 {
        let item = format!("{}{}", row / 2, "x".repeat(1_500));
        file.row([Cell::Text(item.into()), Cell::Integer(row % 2), Cell::Integer(row % 5)]).expect("a row");
    }
    let long = folder.path().join("long.parquet");
    fs::write(&long, file.finish().expect("a file")).expect("written");
    let (code, printed, said) = run(&["agreement", "--memory", "4MB"], &long);
    assert_eq!((code, printed.as_str()), (Some(1), ""), "{said}");
    assert!(
        said.contains("4000 rows with the names of the first ") && said.contains("only 4.0 MB may be used"),
        "{said}"
    );
    // The report has a limit of its own, whatever the format.
    let rows = (0..80_000).map(|row| format!("{},{},{}\n", row / 8, row % 8, row % 5 * (row % 5) % 5));
    let path = folder.path().join("many.csv");
    fs::write(&path, "item,rater,value\n".to_owned() + &rows.collect::<String>()).expect("written");
    let limited = |more: &[&str]| run(&[&["agreement", "--memory", "2.2MB"], more].concat(), &path);
    let (code, printed, said) = limited(&["--all"]);
    assert_eq!((code, printed.as_str()), (Some(1), ""), "{said}");
    assert!(said.contains("With --simulate 0 and --bootstrap 0 it needs about"), "{said}");
    let (code, _, said) = limited(&["--simulate", "0", "--bootstrap", "0", "--no-pairs"]);
    assert_eq!((code, said.as_str()), (Some(0), ""));
    let (code, printed, said) = run(&["aggregate", "--method", "mace", "--memory", "2.2MB"], &path);
    assert_eq!((code, printed.as_str()), (Some(1), ""), "{said}");
    assert!(said.contains("--method majority needs less"), "{said}");
    let (code, ..) = run(&["agreement", "--memory", "10"], &path);
    assert_eq!(code, Some(2), "usage");
}

#[test]
fn files_of_pandas_polars_and_duckdb_have_the_reports_of_csv() {
    let Some(python) = python::find() else { return };
    let folder = folder();
    let told = python::script(&python, include_str!("rated.py"), folder.path());
    let mut n = 0;
    let arguments = [&AGREEMENT[..], &["--format", "json", "--by", "lang"]].concat();
    for name in told.split_whitespace() {
        let (file, like) = name.split_once(':').expect("a file and the one it is like");
        let (code, printed, said) = run(&arguments, &folder.path().join(like));
        assert_eq!(code, Some(1), "{said}");
        let (code, in_parquet, said) = run(&arguments, &folder.path().join(file));
        assert_eq!((code, &in_parquet), (Some(1), &printed), "{file}: {said}");
        n += 1;
    }
    assert!(n >= 14, "{told}");
}
