//! Tables as people have them: the same ratings in every layout and format give the same numbers.

use agreement::reader::{self, Arrangement, Detected, Hints, Layout, Unreadable};
use agreement::report::{self, Options};

use agreement::{Bootstrap, Measure, Replicates, Scale};
use serde_json::Value;
use testing::workbook::{archive, parts, workbook};

const RATERS: [&str; 4] = ["ann", "bob", "cem", "dan"];

/// The value of a rater, missing for some.
fn value(item: usize, rater: usize) -> Option<usize> {
    (!(item * 3 + rater).is_multiple_of(7)).then(|| (item * 5 + rater * (item % 3)) % 5 + 1)
}

fn written(item: usize, rater: usize) -> String {
    value(item, rater).map_or(String::new(), |value| value.to_string())
}

const N: usize = 30;

fn long() -> String {
    let rows = (0..N).flat_map(|item| (0..4).map(move |rater| (item, rater)));
    let row = |(item, rater): (usize, usize)| value(item, rater).map(|v| format!("i{item},{},{v}\n", RATERS[rater]));
    format!("item,rater,value\n{}", rows.filter_map(row).collect::<String>())
}

/// A row for each item, with a text; cells that are missing at the end are left out if it is ragged.
fn wide(separator: &str, ragged: bool) -> String {
    let row = |item: usize| {
        let mut cells = vec![format!("i{item}"), format!("\"text, {item}; a b\"")];
        cells.extend((0..4).map(|rater| written(item, rater)));
        while ragged && cells.last().is_some_and(String::is_empty) {
            cells.pop();
        }
        cells.join(separator) + "\n"
    };
    let head = [&["id", "text"], &RATERS[..]].concat().join(separator);
    format!("{head}\n{}", (0..N).map(row).collect::<String>())
}

fn found(bytes: &[u8], hints: &Hints) -> Detected {
    reader::detect(bytes, hints).expect("a table")
}

fn json(detected: Detected) -> Value {
    let options =
        Options { bootstrap: Some(Bootstrap { replicates: 50, ..Bootstrap::default() }), ..Options::default() };
    let [named] = <[_; 1]>::try_from(detected.tables).expect("one table");
    assert_eq!(named.table.n_bad(), 0, "{:?}", named.table.bad());
    report::of(named.table, &options).expect("a report").to_json()
}

fn utf16(text: &str, big: bool) -> Vec<u8> {
    let bytes = |unit: u16| if big { unit.to_be_bytes() } else { unit.to_le_bytes() };
    std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(bytes).collect()
}

#[test]
fn every_layout_and_format_gives_the_numbers_of_the_long_table() {
    let options =
        Options { bootstrap: Some(Bootstrap { replicates: 50, ..Bootstrap::default() }), ..Options::default() };
    let table = reader::read(long().as_bytes(), &reader::Options::new(Scale::ordinal())).expect("a table");
    let expected = report::of(table, &options).expect("a report").to_json();
    assert!(expected["krippendorff"]["ordinal"]["value"].is_number());
    let rows: Vec<Vec<String>> = wide("|", false)
        .lines()
        .map(|line| line.split('|').map(|cell| cell.trim_matches('"').to_owned()).collect())
        .collect();
    let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.iter().map(String::as_str).collect()).collect();
    let long_rows: Vec<Vec<String>> = long().lines().map(|line| line.split(',').map(str::to_owned).collect()).collect();
    let long_rows: Vec<Vec<&str>> = long_rows.iter().map(|row| row.iter().map(String::as_str).collect()).collect();
    for (name, bytes) in [
        ("long", long().into_bytes()),
        ("long;", long().replace(',', ";").into_bytes()),
        ("long tabs", long().replace(',', "\t").into_bytes()),
        ("commas", wide(",", false).into_bytes()),
        ("ragged", wide(",", true).into_bytes()),
        ("semicolons", wide(";", true).into_bytes()),
        ("tabs", wide("\t", false).into_bytes()),
        ("crlf", wide(";", false).replace('\n', "\r\n").into_bytes()),
        ("empty cells at the end", wide(";", false).replace('\n', ";;\n").into_bytes()),
        ("mark", [b"\xef\xbb\xbf", wide(";", false).as_bytes()].concat()),
        ("utf16le", utf16(&wide("\t", true), false)),
        ("utf16be", utf16(&wide(";", true), true)),
        ("xlsx wide", workbook(&[("notes", &[]), ("ratings", &rows)])),
        ("xlsx long", workbook(&[("ratings", &long_rows)])),
    ] {
        let detected = found(&bytes, &Hints::default());
        let is_wide = matches!(&detected.arrangement, Arrangement::Wide { item, raters, .. }
            if item.as_deref() == Some("id") && raters == &RATERS);
        assert_eq!(is_wide, !name.contains("long"), "{name}: {:?}", detected.arrangement);
        assert_eq!(detected.tables[0].table.scale().measure(), Measure::Ordinal, "{name}");
        assert_eq!(json(detected), expected, "{name}");
    }
    // Columns can be named instead, under any name and in any order.
    let named = wide(",", false).replacen("id,", "score,", 1);
    let hints = Hints {
        item: Some("Score".to_owned()),
        raters: ["dan", "bob", "cem", "ann"].map(str::to_owned).to_vec(),
        ..Hints::default()
    };
    assert_eq!(json(found(named.as_bytes(), &hints)), expected);
}

#[test]
fn the_scale_follows_from_the_values() {
    let table = |values: [&str; 6]| {
        let rows = values.iter().enumerate().map(|(n, value)| format!("{};{};{value}\n", n / 2, n % 2));
        found(format!("item;rater;value\n{}", rows.collect::<String>()).as_bytes(), &Hints::default())
            .tables
            .remove(0)
            .table
    };
    for (values, measure, n_bad) in [
        (["1", "2", "3", "1", "5", "-3"], Measure::Ordinal, 0),
        (["1", "2", "3", "1", "50", "3"], Measure::Interval, 0),
        (["1", "2.5", "3", "1", "5", "3"], Measure::Interval, 0),
        (["1,5", "2", "3", "1", "5", "NA"], Measure::Interval, 0),
        (["yes", "no", "yes", "yes", "", "1"], Measure::Nominal, 0),
        (["1", "2", "3", "1", "seven", "3"], Measure::Ordinal, 1),
    ] {
        let table = table(values);
        assert_eq!((table.scale().measure(), table.n_bad()), (measure, n_bad), "{values:?}");
    }
    let table = table(["1", "2", "3", "1", "seven", "3"]);
    assert_eq!(table.bad()[0].to_string(), "line 6: value seven is not a number");
    assert!(table.notes()[0].contains("--scale nominal"), "{:?}", table.notes());
}

#[test]
fn a_decimal_comma_is_read_where_commas_do_not_separate() {
    let file = "id;a;b\n1;3,5;4\n2;1,25;1,25\n3;2;2\n";
    let pointed = file.replace(',', ".");
    let [comma, point] = [file, &pointed].map(|file| json(found(file.as_bytes(), &Hints::default())));
    assert_eq!(comma, point);
    let explicit = Hints { scale: Some(Scale::interval()), ..Hints::default() };
    assert_eq!(json(found(file.as_bytes(), &explicit)), point);
    for hints in [Hints::default(), explicit] {
        let mixed = file.replace("4\n", "4.5\n");
        let error = reader::detect(mixed.as_bytes(), &hints).expect_err("two ways");
        assert!(matches!(&error, Unreadable::Decimals { comma, point } if comma == "3,5" && point == "4.5"), "{error}");
    }
    // Labels keep their commas.
    let labels = "id;a;b\n1;x 1,2;x 1,2\n2;1,3;y\n3;y;y\n";
    let table = found(labels.as_bytes(), &Hints::default()).tables.remove(0).table;
    assert!(table.scale().measure() == Measure::Nominal && table.others().iter().any(|label| label == "1,3"));
}

#[test]
fn several_columns_of_values_are_several_tables() {
    let file = "item,rater,lang,fluency,text,adequacy,seconds,native\n\
        1,a,en,4,one,2,11,yes\n1,b,en,5,two,2,13,no\n2,a,de,1,three,3,17,yes\n2,b,de,2,four,1,19,no\n";
    let detected = found(file.as_bytes(), &Hints::default());
    let names: Vec<_> = detected.tables.iter().map(|one| one.value.as_deref().expect("a name")).collect();
    assert_eq!(names, ["fluency", "adequacy"]);
    assert_eq!(detected.left_out, ["lang", "text", "seconds", "native"]);
    let one = Hints { values: vec!["Adequacy".to_owned()], ..Hints::default() };
    let own = found(file.as_bytes(), &one);
    assert_eq!(own.tables[0].table, detected.tables[1].table);
    let alone = file.replace("adequacy", "value");
    let plain = found(alone.as_bytes(), &Hints::default());
    assert_eq!(plain.tables[0].table, own.tables[0].table, "the usual name alone is enough");
    let lines = "{\"item\":1,\"rater\":\"a\",\"x\":1,\"y\":2}\n{\"item\":1,\"rater\":\"b\",\"x\":1,\"y\":3}\n";
    let two = Hints { values: vec!["x".to_owned(), "y".to_owned()], ..Hints::default() };
    let two = found(lines.as_bytes(), &two);
    assert_eq!(two.tables.iter().map(|one| one.table.n_rows()).collect::<Vec<_>>(), [2, 2]);
}

#[test]
fn wide_tables_are_found_without_usual_names() {
    for (file, item, raters, left_out) in [
        ("ann,bob\n1,2\n2,2\n1,1\n", None, &["ann", "bob"][..], &[][..]),
        (",ann,bob\nx,1,2\ny,2,2\n", Some("column 1"), &["ann", "bob"], &[]),
        (
            "sentence,ann,bob,mean,length\nx,1,2,1.5,20\ny,2,2,2,31\n",
            Some("sentence"),
            &["ann", "bob"],
            &["mean", "length"],
        ),
        ("nr,lang,ann,bob\n1,de,ok,bad\n2,en,bad,bad\n3,de,ok,ok\n", Some("nr"), &["ann", "bob"], &["lang"]),
        (
            "key,ann,bob,when\n1,1,2,2020\n2,2,2,2021\n3,3,1,2022\n4,2,2,2023\n5,1,1,2024\n",
            Some("key"),
            &["ann", "bob"],
            &["when"],
        ),
    ] {
        let detected = found(file.as_bytes(), &Hints::default());
        let Arrangement::Wide { item: own, raters: named, .. } = &detected.arrangement else { panic!("{file}") };
        assert_eq!(
            (own.as_deref(), &named[..]),
            (item, &raters.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>()[..]),
            "{file}"
        );
        assert_eq!(detected.left_out, left_out, "{file}");
    }
    // A long table can be read as a wide one where somebody says so.
    let hints =
        Hints { layout: Some(Layout::Wide), raters: vec!["value".to_owned(), "rater".to_owned()], ..Hints::default() };
    assert!(matches!(found(b"item,rater,value\n1,1,2\n2,2,2\n", &hints).arrangement, Arrangement::Wide { .. }));
}

#[test]
fn rows_of_wide_tables_are_refused_by_their_place() {
    let file = "id,ann,bob\n1,1,2\n2,1,2,3\n,1,1\n1,2,2\n5,,\n6,x,2\n";
    let detected = found(file.as_bytes(), &Hints::default());
    let said: Vec<String> = detected.tables[0].table.bad().iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), 5, "{said:?}");
    assert!(said[0].starts_with("line 3: The row has 4 cells"), "{said:?}");
    assert_eq!(said[1], "line 4: no item");
    assert_eq!(said[2..4], ["line 5: this rater rated this item before"; 2].map(str::to_owned));
    assert_eq!(said[4], "line 7: value x is not a number");
    assert!(matches!(detected.arrangement, Arrangement::Wide { unrated: 1, .. }), "{:?}", detected.arrangement);
    let twice = Hints { replicates: Replicates::Keep, ..Hints::default() };
    assert_eq!(found(file.as_bytes(), &twice).tables[0].table.n_bad(), 3);
}

fn refusal(bytes: &[u8], hints: &Hints) -> String {
    reader::detect(bytes, hints).map(|found| found.arrangement).expect_err("refused").to_string()
}

#[test]
fn what_cannot_be_read_is_refused_in_a_sentence() {
    let none = Hints::default();
    let named = Hints { item: Some("nobody".to_owned()), ..Hints::default() };
    let sheet = Hints { sheet: Some("Other".to_owned()), ..Hints::default() };
    let row = vec!["id", "ann", "bob"];
    let book = workbook(&[("First", std::slice::from_ref(&row))]);
    let columns = (0..1_000_000).map(|n| format!("c{n}")).collect::<Vec<_>>();
    let wide = format!("id,{}\n1\n", columns[..400_000].join(","));
    for (bytes, hints, words) in [
        (&b""[..], &none, "empty"),
        (b"  \n\n", &none, "empty"),
        (b"\xff\xfe", &none, "empty"),
        (b"\xff\xfea\0b", &none, "UTF-16"),
        (b"id,ann\n1,2\n", &none, "one column has ratings"),
        (b"id,text\n1,one\n2,two\n", &none, "--rater"),
        (b"item,rater,text\n1,a,one\n1,b,two\n", &none, "no column has ratings"),
        (b"item,rater,value\n1,a,1\n", &named, "no column nobody"),
        (b"id,ann,ann\n1,2,2\n", &none, "two columns ann"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", &none, "old format"),
        (b"PK\x03\x04nothing", &none, "ZIP archive"),
        (&archive(&[("readme.txt".to_owned(), String::new())]), &none, "no Excel workbook"),
        (&book, &sheet, "no sheet Other; the sheets are First"),
        (wide.as_bytes(), &none, "16,384"),
        (columns.join(",").as_bytes(), &none, "longer than 4 MiB"),
        (format!("id,ann,bob\n1,\"{}", "x".repeat(9 << 20)).as_bytes(), &none, "column"),
    ] {
        let said = refusal(bytes, hints);
        assert!(said.contains(words) && said.len() < 900, "{words}: {said}");
    }
    // Many columns that are known by name are no trouble.
    let many = format!("item,rater,value,{}\n1,a,2\n1,b,2\n", columns[..400_000].join(","));
    assert_eq!(found(many.as_bytes(), &none).tables[0].table.n_rows(), 2);
    // A header of commas over rows of semicolons has no ratings, and a row with more separators is named.
    let mixed =
        found(b"id,ann,bob\n1;2;3\n2;1;1\n", &Hints { raters: vec!["ann".into(), "bob".into()], ..none.clone() });
    assert_eq!(mixed.tables[0].table.n_rows(), 0);
}

#[test]
fn a_workbook_that_is_a_bomb_is_refused_before_it_is_unpacked() {
    let rows = vec![vec!["id", "ann", "bob"], vec!["1", "2", "3"]];
    let mut parts = parts(&[("First", &rows)]);
    let place = parts.iter().position(|(name, _)| name.ends_with("sheet1.xml")).expect("a sheet");
    let filled = |text: String| {
        let mut all = parts.clone();
        all[place].1 = text;
        archive(&all)
    };
    let spaces = parts[place].1.replace("</sheetData>", &(" ".repeat(300 << 20) + "</sheetData>"));
    let bomb = filled(spaces);
    assert!(bomb.len() < 2 << 20, "{}", bomb.len());
    assert!(refusal(&bomb, &Hints::default()).contains("larger than 256 MB"));
    // A cell in the last corner takes no room; one beyond it is refused.
    let cell = |at: &str| {
        parts[place]
            .1
            .replace("</sheetData>", &format!("<row r=\"1048576\"><c r=\"{at}\"><v>1</v></c></row></sheetData>"))
    };
    let corner =
        found(&filled(cell("B1048576")), &Hints { raters: vec!["ann".into(), "bob".into()], ..Hints::default() });
    assert_eq!(corner.tables[0].table.bad()[0].to_string(), "row 1048576: no item");
    assert!(refusal(&filled(cell("AAAA1048576")), &Hints::default()).contains("at most 16384 columns"));
    assert!(refusal(&filled(cell("AAAAAAAAA1048576")), &Hints::default()).contains("damaged"));
    let huge = parts[place]
        .1
        .replace("<v>2</v>", &format!("<v>{}</v>", "1".repeat(200_000)))
        .replace("<c r=\"B2\">", "<c r=\"B2\" t=\"str\">");
    assert!(refusal(&filled(huge), &Hints::default()).contains("32,767"));
    // Room for texts is made for as many as are declared.
    let texts = parts.iter().position(|(name, _)| name.ends_with("sharedStrings.xml")).expect("texts");
    parts[texts].1 = parts[texts].1.replacen("uniqueCount=\"3\"", "uniqueCount=\"1000000000000000000\"", 1);
    assert!(refusal(&archive(&parts), &Hints::default()).contains("larger than"));
}
