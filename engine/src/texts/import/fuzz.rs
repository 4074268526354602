//! Fuzz tests: any bytes as a file. It is either refused as a whole with a reason, or read row by row, each row valid
//! or refused with its line, and a second reading gives the same result. It never panics, and never has more rows than
//! lines.

use rand::{RngExt as _, seq::IndexedRandom as _};
use rand_chacha::ChaCha8Rng;
use shared::Locale;
use shared::import::{FileFormat, FileKind, Mapping};

use super::{File, judge, table};

const FORMATS: [FileFormat; 4] = [FileFormat::Csv, FileFormat::Tsv, FileFormat::Jsonl, FileFormat::Lines];

/// Bytes that can occur between, around and in cells.
const PIECES: [&[u8]; 28] = [
    b"text",
    b"id",
    b"language",
    b"system",
    b",",
    b"\t",
    b";",
    b"\n",
    b"\r\n",
    b"\r",
    b"\"",
    b"\"\"",
    b"{\"text\":",
    b"}",
    b"[",
    b"]",
    b"null",
    b"1e999",
    b"\\u0000",
    b"\\ud800",
    b"\0",
    b"\xff",
    b"\xc3",
    b"\xef\xbb\xbf",
    b"en",
    b" ",
    "é\u{301}ש".as_bytes(),
    b"x",
];

/// A plausible file, with pieces inserted, repeated and removed.
fn file(rng: &mut ChaCha8Rng) -> (FileFormat, Vec<u8>) {
    let format = *FORMATS.choose(rng).expect("there are some");
    let row = |n: u32| match format {
        FileFormat::Csv => format!("{n},\"text, {n}\",en,A\n"),
        FileFormat::Tsv => format!("{n}\ttext {n}\ten\tA\n"),
        FileFormat::Jsonl => {
            format!("{{\"id\":\"{n}\",\"text\":\"a {n}\",\"language\":\"en\",\"system\":\"A\",\"x\":[1,{{}}]}}\n")
        }
        FileFormat::Lines => format!("text {n}\n"),
    };
    let header = match format {
        FileFormat::Csv => "id,text,language,system\n",
        FileFormat::Tsv => "id\ttext\tlanguage\tsystem\n",
        FileFormat::Jsonl | FileFormat::Lines => "",
    };
    let mut bytes = format!("{header}{}", (0..rng.random_range(0..8)).map(row).collect::<String>()).into_bytes();
    for _ in 0..rng.random_range(0..10) {
        let place = rng.random_range(0..=bytes.len());
        let end = (place + rng.random_range(0..12)).min(bytes.len());
        match rng.random_range(0..4) {
            0 => drop(bytes.drain(place..end)),
            1 => {
                let again = bytes[place..end].repeat(rng.random_range(1..4));
                drop(bytes.splice(end..end, again));
            }
            2 => bytes.insert(place, rng.random()),
            _ => drop(bytes.splice(place..place, PIECES.choose(rng).expect("there are some").iter().copied())),
        }
    }
    (format, bytes)
}

fn mapping(columns: &[String], outputs: bool) -> Mapping {
    super::guess::mapping(columns, &["en".parse().expect("a tag")], outputs)
}

#[test]
fn any_bytes_are_refused_or_read_twice_alike() {
    testing::inputs(file, |(format, bytes)| {
        let table = match table::open(bytes, *format) {
            Ok(table) => table,
            Err(problem) => return assert!(!problem.to_string().is_empty()),
        };
        let columns = table.columns.clone();
        let rows: Vec<_> = table.rows.collect();
        let n_lines = bytes.split(|byte| *byte == b'\n' || *byte == b'\r').count();
        assert!(rows.len() <= n_lines, "{} rows of {n_lines} lines", rows.len());
        for row in &rows {
            match row {
                Ok(row) => assert!(row.line >= 1 && row.line <= n_lines as u64),
                Err(refused) => {
                    let reason = refused.in_locale(Locale::En).reason;
                    assert!(!reason.is_empty() && reason.len() < 2_000, "{reason}");
                }
            }
        }
        let again: Vec<_> = table::open(bytes, *format).expect("opens as before").rows.collect();
        assert_eq!(rows, again);
        for kind in [FileKind::Sources, FileKind::Outputs] {
            let file = File { kind, name: "f".to_owned(), format: Some(*format), bytes: bytes.clone() };
            let mapping = mapping(&columns, kind == FileKind::Outputs);
            if let Ok(n) = judge::n_read(&file, &mapping) {
                assert_eq!(n, rows.len(), "each row is fit or refused");
            }
        }
    });
}

#[test]
fn a_file_on_the_disk_is_refused_or_read_with_its_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    testing::inputs(file, |(format, bytes)| {
        let name = match format {
            FileFormat::Csv => "f.csv",
            FileFormat::Tsv => "f.tsv",
            FileFormat::Jsonl => "f.jsonl",
            FileFormat::Lines => "f.txt",
        };
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("a file");
        let Ok(mut stream) = super::stream::Stream::open(&path) else { return };
        let mut last = 0;
        while let Ok(Some(_)) = stream.next() {
            assert!(stream.line() >= last, "lines go up");
            last = stream.line();
        }
    });
}
