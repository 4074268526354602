//! `concord agreement` on what people have: spreadsheets, tables with a column per rater, and what goes wrong with them.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use testing::workbook::workbook;

use super::text::{Ran, folder, run};

const WIDE: &str = "id;text;ann;bob;cem\n1;one;1;2;1\n2;two;2;2;3\n3;three;3;3;3\n4;four;1;1;\n5;five;2;3;2\n";
const LONG: &str = "item,rater,value\n1,ann,1\n1,bob,2\n1,cem,1\n2,ann,2\n2,bob,2\n2,cem,3\n3,ann,3\n3,bob,3\n3,cem,3\n4,ann,1\n4,bob,1\n5,ann,2\n5,bob,3\n5,cem,2\n";

/// Runs `concord agreement` on a file.
fn agreement(folder: &Path, line: &str) -> Ran {
    run(folder, &format!("agreement --bootstrap 50 --simulate 20 {line}"))
}

#[test]
fn a_spreadsheet_has_the_report_of_the_long_table() {
    let files = folder(&[("wide.csv", WIDE), ("long.csv", LONG)]);
    let rows: Vec<Vec<&str>> = WIDE.lines().map(|line| line.split(';').collect()).collect();
    fs::write(files.path().join("book.xlsx"), workbook(&[("About", &[]), ("Ratings", &rows)])).expect("written");
    let units: Vec<u8> = WIDE.replace(';', "\t").encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(files.path().join("unicode.txt"), [b"\xff\xfe", &units[..]].concat()).expect("written");
    let expected = agreement(files.path(), "@long.csv --format json");
    for name in ["wide.csv", "book.xlsx", "unicode.txt"] {
        let ran = agreement(files.path(), &format!("@{name} --format json"));
        assert_eq!(ran.json(), expected.json(), "{name}");
        assert!(ran.said.contains("items in column id, raters ann, bob and cem"), "{name}: {}", ran.said);
        let plain = agreement(files.path(), &format!("@{name}"));
        let [said, quoted] = [0, 1].map(|line| plain.printed.lines().nth(line).expect("a line").to_owned());
        assert!(
            said.starts_with("Ordinal scale (whole numbers from 1 to 3; detected, --scale overrules)."),
            "{plain:?}"
        );
        let alpha = expected.json()["krippendorff"]["ordinal"]["value"].as_f64().expect("a value");
        assert!(quoted.starts_with(&format!("Krippendorff's α = {alpha:.2} (ordinal; 95 % CI ")), "{quoted}");
        assert!(quoted.ends_with("; 5 items, 3 raters, 14 ratings)"), "{quoted}");
        assert_eq!(plain.code, Some(0));
        assert!(plain.said.is_empty() && !plain.printed.contains('\u{1b}'), "{plain:?}");
    }
    let sheet = agreement(files.path(), "@book.xlsx --sheet ratings --layout wide --item text --rater bob,cem");
    assert!(sheet.printed.contains("sheet Ratings: items in column text, raters bob and cem"), "{}", sheet.printed);
    assert!(sheet.printed.contains("Columns id and ann are not used."), "{}", sheet.printed);
}

#[test]
fn several_columns_have_a_report_each() {
    let table =
        "item,rater,lang,fluency,adequacy\n1,a,en,4,2\n1,b,en,5,2\n2,a,de,1,3\n2,b,de,2,1\n3,a,de,3,2\n3,b,de,3,3\n";
    let files = folder(&[("t.csv", table), ("one.csv", &table.replace("fluency", "value"))]);
    let both = agreement(files.path(), "@t.csv --format json").json();
    let one = agreement(files.path(), "@one.csv --format json").json();
    assert_eq!(both["values"]["fluency"], one);
    let by = agreement(files.path(), "@t.csv --value adequacy,fluency --by lang --format csv").printed;
    assert!(by.contains("\nadequacy,items,3,") && by.contains("\nfluency: de,items,2,"), "{by}");
    let text = agreement(files.path(), "@t.csv").printed;
    assert!(text.contains("\nfluency:\nKrippendorff's α = ") && text.contains("\nadequacy:\n"), "{text}");
    let aggregate = run(files.path(), "aggregate @t.csv");
    assert_eq!(aggregate.code, Some(1));
    assert!(aggregate.said.contains("choose one of fluency, adequacy with --value"), "{}", aggregate.said);
    let aggregate = run(files.path(), "aggregate @t.csv --value adequacy --format csv");
    assert!(aggregate.printed.starts_with("item,label,votes,ratings\n1,2,2,2\n"), "{aggregate:?}");
    assert!(aggregate.said.contains("majority (--method"), "{}", aggregate.said);
}

#[test]
fn nothing_to_compare_is_one_sentence() {
    let empty = workbook(&[("First", &[])]);
    let files = folder(&[
        ("empty.csv", ""),
        ("head.csv", "item,rater,value\n"),
        ("one.csv", "item,rater,value\n1,ann,1\n2,ann,2\n"),
        ("apart.csv", "item,rater,value\n1,ann,1\n2,bob,2\n"),
        ("labels.csv", "item,rater,value\n1,ann,good\n1,bob,bad\n"),
        ("wide.csv", "id,ann,bob\n1,1,\n2,,2\n"),
        ("list.csv", "id,score\n1,1\n2,3\n"),
        ("mixed.csv", "id;ann;bob\n1,2,3\n2,3,3\n"),
    ]);
    fs::write(files.path().join("empty.xlsx"), empty).expect("written");
    fs::write(files.path().join("other.zip"), testing::workbook::archive(&[("a".into(), "b".into())]))
        .expect("written");
    for (line, words) in [
        ("@empty.csv", "empty"),
        ("@empty.xlsx", "the workbook is empty"),
        ("@other.zip", "ZIP archive"),
        ("@nothing.csv", "cannot open it"),
        ("@head.csv", "there are no ratings"),
        ("@one.csv", "only one rater (ann)"),
        ("@apart.csv", "no item has two ratings"),
        ("@labels.csv --scale ordinal", "use --scale nominal"),
        ("@wide.csv", "no item has two ratings"),
        ("@list.csv", "--rater"),
        ("@mixed.csv", "--rater"),
        ("@one.csv --value speed", "there is no column speed; the columns are item, rater, value"),
        ("@one.csv --by speed", "there is no column speed to split by"),
    ] {
        for format in ["text", "json"] {
            let ran = agreement(files.path(), &format!("{line} --format {format}"));
            assert!(ran.code == Some(1) && ran.printed.is_empty(), "{line}: {ran:?}");
            assert!(ran.said.contains(words) && ran.said.lines().count() == 1, "{line}: {}", ran.said);
        }
    }
    // Labels have a report without being asked for.
    let labels = agreement(files.path(), "@labels.csv");
    assert!(labels.code == Some(0) && labels.printed.starts_with("Nominal scale (bad, good; detected"), "{labels:?}");
}

#[test]
fn a_row_that_is_left_out_is_named_after_the_report() {
    let files = folder(&[("t.csv", &WIDE.replace("3;three;3;3;3", "3;three;3;3;3;9"))]);
    let ran = agreement(files.path(), "@t.csv");
    assert_eq!(ran.code, Some(1));
    assert!(ran.printed.contains("; 4 items, 3 raters, 11 ratings)"), "{}", ran.printed);
    assert!(
        ran.said.starts_with("line 4: The row has 6 cells") && ran.said.ends_with("1 row was left out\n"),
        "{}",
        ran.said
    );
}

#[test]
fn the_page_holds_everything() {
    let files = folder(&[("t.csv", &WIDE.replace("ann", "<b>&"))]);
    let ran = agreement(files.path(), "@t.csv --format html --raters");
    assert_eq!(ran.code, Some(0), "{}", ran.said);
    let page = ran.printed;
    assert!(
        page.contains("<svg ") && page.contains("Krippendorff&#x27;s α = ") || page.contains("Krippendorff's α = ")
    );
    assert!(page.contains("&lt;b&gt;&amp;") && !page.contains("<b>"), "names are text");
    assert!(page.contains("Fleiss' kappa of 2") || page.contains("Fleiss&#x27; kappa of 2"), "all numbers are there");
    let outside = ["src=", "href=", "<script", "@import", "url("];
    assert!(outside.iter().all(|word| !page.contains(word)), "nothing is loaded");
}

#[test]
fn what_was_asked_for_is_shown_and_all_on_request() {
    let files = folder(&[("t.csv", WIDE)]);
    let short = agreement(files.path(), "@t.csv --threshold 2 --raters --reml").printed;
    assert!(short.contains("Fleiss' kappa, at least 2") && short.contains("agreement of ann with the rest"), "{short}");
    assert!(!short.contains("simulated annotators") && short.lines().count() < 30, "{short}");
    let all = agreement(files.path(), "@t.csv --all").printed;
    assert!(all.contains("simulated annotators: ") && all.contains("baseline majority: "), "{all}");
    let json: Value = agreement(files.path(), "@t.csv --format json").json();
    assert!(json["baselines"].is_object() && json["simulated"].is_object());
}

#[test]
fn no_colours_leave_a_pipe() {
    let files = folder(&[("t.csv", WIDE)]);
    let path = files.path().join("t.csv");
    for (name, value) in [("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1"), ("TERM", "xterm-256color")] {
        let output = Command::new(env!("CARGO_BIN_EXE_concord"))
            .args(["agreement", "--bootstrap", "0"])
            .arg(&path)
            .env(name, value)
            .output()
            .expect("it runs");
        assert!(output.status.success() && !output.stdout.contains(&0x1b), "{name}");
    }
}
