//! The rules that hold for every table and every reader.

use std::io::{BufReader, Read};

use super::*;

/// A file that gives one byte at a time, so that nothing depends on how much a buffer holds.
struct Trickle<'a>(&'a [u8]);

impl Read for Trickle<'_> {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        let n = self.0.len().min(to.len()).min(1);
        to[..n].copy_from_slice(&self.0[..n]);
        self.0 = &self.0[n..];
        Ok(n)
    }
}

/// Each row with its line: its cells joined by a bar, or the refusal.
fn rows(bytes: &[u8], options: &Options) -> Vec<(u64, String)> {
    let found = read(bytes, options);
    assert_eq!(found, read(BufReader::with_capacity(1, Trickle(bytes)), options), "read byte by byte");
    found
}

fn read(input: impl std::io::BufRead, options: &Options) -> Vec<(u64, String)> {
    let mut rows = Rows::open(input, options).expect("opens");
    let mut found = Vec::new();
    while let Some(row) = rows.read_row().expect("reads on") {
        let text =
            |(_, value): (String, serde_json::Value)| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        found.push(match row {
            Ok(row) => {
                assert_eq!(row.line, rows.line());
                (row.line, row.cells.into_iter().map(text).collect::<Vec<_>>().join("|"))
            }
            Err(refused) => (refused.line, refused.fault.to_string()),
        });
    }
    found
}

fn unreadable(bytes: &[u8], options: &Options) -> String {
    Rows::open(bytes, options).expect_err("is refused").to_string()
}

fn options(format: Format) -> Options {
    Options::new(format)
}

const fn at(line: u64, text: &str) -> (u64, &str) {
    (line, text)
}

fn assert_rows(bytes: &[u8], options: &Options, expected: &[(u64, &str)]) {
    let found = rows(bytes, options);
    let found: Vec<_> = found.iter().map(|(line, text)| (*line, text.as_str())).collect();
    assert_eq!(found, expected, "{}", String::from_utf8_lossy(bytes));
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_name_or_text() {
    let mark = |text: &str| format!("\u{feff}{text}").into_bytes();
    let csv = mark("id,text\n1,a\n");
    assert_eq!(Rows::open(&csv[..], &options(Format::Csv)).unwrap().columns(), ["id", "text"]);
    assert_rows(&mark("{\"a\":1}\n"), &options(Format::Jsonl), &[at(1, "1")]);
    assert_rows(&mark("a\n"), &options(Format::Lines), &[at(1, "a")]);
    assert_eq!(Lines::new(&mark("a")[..], 9).read_line().unwrap().unwrap().bytes, b"a");
}

#[test]
fn lines_are_counted_over_line_ends_blank_lines_and_quoted_cells() {
    for end in ["\n", "\r\n"] {
        let csv = "\nid,text\n1,\"a\nb\"\n\n\n2,c\n3\n\n4,d".replace('\n', end);
        let quoted = format!("1|a{end}b");
        let ragged = "The row has 1 cell, the header 2 columns. A missing quotation mark can be the cause.";
        let expected = [at(3, &quoted), at(7, "2|c"), at(8, ragged), at(10, "4|d")];
        assert_rows(csv.as_bytes(), &options(Format::Csv), &expected);
        let jsonl = "{\"a\":1}\n\n \n{\"a\":2}".replace('\n', end);
        assert_rows(jsonl.as_bytes(), &options(Format::Jsonl), &[at(1, "1"), at(4, "2")]);
        let lines = "a\n\nb\n".replace('\n', end);
        assert_rows(lines.as_bytes(), &options(Format::Lines), &[at(1, "a"), at(2, ""), at(3, "b")]);
    }
}

#[test]
fn semicolons_separate_where_the_header_has_no_comma() {
    assert_rows(b"\nid;text\n1;a, b\n", &options(Format::Csv), &[at(3, "1|a, b")]);
    assert_rows(b"id,te;xt\n1,a; b\n", &options(Format::Csv), &[at(2, "1|a; b")]);
}

#[test]
fn quotation_marks_mean_nothing_in_tsv_unless_they_are_asked_for() {
    let tsv = b"id\ttext\n1\t\"hi\" he said\n2\t\"a\tb\"\n";
    let ragged = "The row has 3 cells, the header 2 columns. A missing quotation mark can be the cause.";
    assert_rows(tsv, &options(Format::Tsv), &[at(2, "1|\"hi\" he said"), at(3, ragged)]);
    assert_rows(tsv, &options(Format::Tsv).quoted_tabs(), &[at(2, "1|hi he said"), at(3, "2|a\tb")]);
}

#[test]
fn what_is_not_utf_8_is_refused_with_its_line_and_byte() {
    let cell = "\"text\" is not UTF-8: byte 2 of the cell is wrong. Save the file as UTF-8.";
    assert_rows(b"id,text\n1,a\n2,b\xff\n3,c\n", &options(Format::Csv), &[at(2, "1|a"), at(3, cell), at(4, "3|c")]);
    let line = "The line is not UTF-8: byte 1 is wrong. Save the file as UTF-8.";
    assert_rows(b"a\n\xc3\x28\n", &options(Format::Lines), &[at(1, "a"), at(2, line)]);
    assert_rows(b"\xff\n{\"a\":1}\n", &options(Format::Jsonl), &[at(1, line), at(2, "1")]);
    let header = "\"column 2\" is not UTF-8: byte 1 of the cell is wrong. Save the file as UTF-8. The first line must name the columns.";
    assert_eq!(unreadable(b"id,\xff\n", &options(Format::Csv)), header);
    for utf_16 in [b"\xff\xfei\0", b"\xfe\xff\0i"] {
        assert!(unreadable(utf_16, &options(Format::Csv)).contains("UTF-16"));
    }
}

#[test]
fn an_empty_file_is_no_table() {
    for bytes in [&b""[..], b"\n \r\n\t", b"\xef\xbb\xbf", b"\xef\xbb\xbf\n"] {
        for format in [Format::Csv, Format::Tsv, Format::Jsonl, Format::Lines] {
            assert_eq!(unreadable(bytes, &options(format)), "This file is empty.");
        }
    }
    assert_rows(b"id,text\n", &options(Format::Csv), &[]);
}

#[test]
fn columns_have_names_of_their_own_unless_any_names_are_allowed() {
    let csv = options(Format::Csv);
    assert!(unreadable(b"a, a\n1,2\n", &csv).starts_with("The column \"a\" is there twice."));
    assert!(unreadable(b"a,\n1,2\n", &csv).starts_with("Column 2 has no name."));
    assert_rows(b",a,a\n1,2,3\n", &csv.names(Names::Any), &[at(2, "1|2|3")]);
    let limits = Limits { columns: 2, column_name: 3, ..Limits::default() };
    assert!(unreadable(b"a,b,c\n", &csv.limits(limits)).starts_with("The header has 3 columns; at most 2"));
    assert!(unreadable(b"a,long\n", &csv.limits(limits)).starts_with("Column 2 has no name of 1 to 3 characters."));
}

#[test]
fn a_long_cell_is_refused_and_the_rows_after_it_are_read() {
    let limits = Limits { cell: 5, ..Limits::default() };
    let long =
        |n| format!("\"text\" has {n} bytes; the limit for a cell is 5. A missing quotation mark can be the cause.");
    let expected = [(2, long(6)), (3, "2|short".to_owned())];
    assert_eq!(rows(b"id,text\n1,longer\n2,short\n", &options(Format::Csv).limits(limits)), expected);
    let expected = [(1, long(8)), (2, "short".to_owned()), (3, long(13))];
    assert_eq!(rows(b"a longer\nshort\nthe last line", &options(Format::Lines).limits(limits)), expected);
    let objects = b"{\"text\":\"longer\"}\n{\"text\":[1,2,3]}\n{\"text\":\"a\"}\n";
    let expected = [(1, long(6)), (2, long(7)), (3, "a".to_owned())];
    assert_eq!(rows(objects, &options(Format::Jsonl).limits(limits)), expected);
}

#[test]
fn a_file_that_ends_within_quotation_marks_loses_no_row_unnoticed() {
    let unclosed = "A quotation mark in this row is never closed, so the rest of the file belongs to this row. Close it; write a quotation mark that is part of a text twice.";
    let csv = options(Format::Csv);
    assert_rows(b"id,text\n0,z\n1,\"a\n2,b\n3,c\n", &csv, &[at(2, "0|z"), at(3, unclosed)]);
    assert_rows(b"id,text\n1,\"a\"\"\"", &csv, &[at(2, "1|a\"")]);
    assert_rows(b"id,text\n1,\"a\nb\"\r\n2,c", &csv, &[at(2, "1|a\nb"), at(4, "2|c")]);
    // Sixteen cells fill the places for their ends exactly.
    let line = (0..16).map(|n| format!("c{n}")).collect::<Vec<_>>();
    let wide = format!("{}\n{}", line.join(","), line.join(","));
    assert_rows(wide.as_bytes(), &csv, &[at(2, &line.join("|"))]);
    assert_eq!(
        unreadable(b"id,\"text\n1,a", &csv),
        "A quotation mark in the header is never closed. The first line must name the columns."
    );
}

#[test]
fn blank_lines_before_a_file_and_cells_without_number_take_time_and_memory_in_proportion() {
    // A megabyte of blank lines, each looked at once; with a look at all of them for each, this takes minutes.
    let blank = format!("{}id,text\n1,a\n", "\n".repeat((1 << 20) - 8));
    assert_eq!(read(blank.as_bytes(), &options(Format::Csv)).len(), 1);
    let limits = Limits { row: 64 << 20, columns: 1_000, ..Limits::default() };
    let header = ",".repeat(1 << 20);
    let input = Input::open(header.as_bytes()).unwrap();
    let error = Delimited::open(input, &options(Format::Csv).limits(limits)).unwrap_err().to_string();
    assert!(error.starts_with("The header has 1048577 columns; at most 1000"), "{error}");
    // Cells that get longer fill the space for their bytes after the limit of cells is passed.
    let growing: String = (0..3_000).map(|n| format!("{},", "x".repeat(n))).collect();
    let growing = format!("id,text\n{growing}\n2,b\n");
    let many = read(growing.as_bytes(), &options(Format::Csv).limits(limits));
    assert!(many[0].1.starts_with("The row has 3001 cells") && many[1].0 == 3, "{many:?}");
    let row = format!("id,text\n{header}\n2,b\n");
    let mut file = Delimited::open(Input::open(row.as_bytes()).unwrap(), &options(Format::Csv).limits(limits)).unwrap();
    let refused = file.read_record().unwrap().unwrap().unwrap_err();
    assert!(refused.to_string().starts_with("line 2: The row has 1048577 cells, the header 2"), "{refused}");
    assert!(file.ends.len() <= 2_048, "{} ends are kept", file.ends.len());
    assert_eq!(file.read_record().unwrap().unwrap().unwrap().line, 3);
}

#[test]
fn a_row_without_an_end_is_refused_without_being_kept() {
    let limits = Limits { row: 1 << 20, ..Limits::default() };
    let csv = format!("id,text\n1,\"{}\n\"\n2,b\n", "x".repeat(3 << 20));
    let mut file = Delimited::open(Input::open(csv.as_bytes()).unwrap(), &options(Format::Csv).limits(limits)).unwrap();
    let refused = file.read_record().unwrap().unwrap().unwrap_err();
    let reason = "line 2: The row is longer than 1 MiB. A missing quotation mark can be the cause.";
    assert_eq!(refused.to_string(), reason);
    assert_eq!(file.read_record().unwrap().unwrap().unwrap().line, 4);
    let many = format!("id,text\n1{}\n2,b\n", ",".repeat(3 << 20));
    assert_eq!(read(many.as_bytes(), &options(Format::Csv).limits(limits))[1], (3, "2|b".to_owned()));
    let jsonl = format!("{{\"a\":\"{}\"}}\n{{\"a\":2}}", "x".repeat(3 << 20));
    let found = read(jsonl.as_bytes(), &options(Format::Jsonl).limits(limits));
    let reason = "The line is longer than 1 MiB. A line holds one JSON object.";
    assert_eq!(found, [(1, reason.to_owned()), (2, "2".to_owned())]);
    let header = format!("\"{}", "x".repeat(3 << 20));
    assert!(unreadable(header.as_bytes(), &options(Format::Csv).limits(limits)).starts_with("The header is longer"));
}

#[test]
fn a_line_of_json_holds_one_object_with_each_name_once() {
    let not_an_object = "This is JSON, but not an object. Write one object per line, such as {\"text\": \"…\"}.";
    let json = b"{\"b\":1,\"a\":\"x\"}\n[1]\n\"a\"\n3\n{\"a\":1,\"b\":2,\"a\":3}\n{\"a\":{\"b\":1,\"b\":2}}\nno\n{\"a\":1} {}\n";
    let expected = [
        at(1, "1|x"),
        at(2, not_an_object),
        at(3, not_an_object),
        at(4, not_an_object),
        at(5, "The object has the name \"a\" twice."),
        at(6, "{\"b\":2}"),
        at(7, "This is not JSON (column 2). Write one object per line, such as {\"text\": \"…\"}."),
        at(8, "This is not JSON (column 9). Write one object per line, such as {\"text\": \"…\"}."),
    ];
    assert_rows(json, &options(Format::Jsonl), &expected);
}

#[test]
fn the_names_of_objects_are_found_in_their_order() {
    let found = |limits| names(Input::open(&b"{\"b\":1,\"a\":1}\nno\n{\"c\":1,\"a\":2}\n"[..]).unwrap(), limits);
    assert_eq!(found(Limits::default()).unwrap(), ["b", "a", "c"]);
    let limits = Limits { columns: 2, ..Limits::default() };
    assert!(found(limits).unwrap_err().to_string().contains("more than 2 different names"));
}

#[test]
fn the_format_follows_from_the_first_line() {
    let format = |text: &str| Input::open(text.as_bytes()).unwrap().format();
    assert_eq!(format("\u{feff}\n {\"a\":1}"), Format::Jsonl);
    assert_eq!(format("a\tb\n"), Format::Tsv);
    assert_eq!(format("a;b\n1\t2"), Format::Csv);
}

#[test]
fn rows_of_a_ragged_file_may_end_early_and_empty_cells_may_follow() {
    let file = b"a;b;c\n1\n1;2;3;;\n1;2;3;4\n\"x;y\";\n;;\n";
    let options = Options::new(Format::Csv).ragged();
    let expected = [
        (2, "1||".to_owned()),
        (3, "1|2|3".to_owned()),
        (4, "The row has 4 cells, the header 3 columns. A missing quotation mark can be the cause.".to_owned()),
        (5, "x;y||".to_owned()),
        (6, "||".to_owned()),
    ];
    assert_eq!(rows(file, &options), expected);
    assert_eq!(rows(b"a,b;c\n1,2;3\n", &Options::new(Format::Csv).separated_by(b';')), [(2, "1,2|3".to_owned())]);
    assert!(rows(file, &Options::new(Format::Csv))[0].1.starts_with("The row has 1 cell"));
}
