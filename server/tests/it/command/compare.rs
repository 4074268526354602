//! `concord compare`: lists of scores against the first.

use std::fs;

use serde_json::Value;

use super::concord;

/// Runs `concord compare` on lists written to files of a folder.
fn run(lists: &[&str], arguments: &[&str]) -> (Option<i32>, String, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let paths: Vec<String> =
        (0..lists.len()).map(|i| folder.path().join(format!("{i}.txt")).display().to_string()).collect();
    for (path, list) in paths.iter().zip(lists) {
        fs::write(path, list.replace(' ', "\n") + "\n").expect("written");
    }
    let mut all = vec!["compare"];
    all.extend(paths.iter().map(String::as_str));
    all.extend(arguments);
    let output = concord(&all, "");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

const FIRST: &str = "1 2 3 4 5 6 7 8";
const HIGHER: &str = "2 3 5 5 6 8 8 9";

#[test]
fn every_test_finds_what_is_plain() {
    for test in ["bootstrap", "randomisation", "t", "wilcoxon", "sign"] {
        let (code, json, said) = run(&[FIRST, HIGHER], &["--test", test, "--format", "json"]);
        assert_eq!(code, Some(0), "{said}");
        let all: Value = serde_json::from_str(&json).expect("JSON");
        let (p, n) = (all[0]["p"].as_f64().expect("p"), &all[0]["n"]);
        assert!(p < 0.05 && *n == 8 && all[0]["holm"].is_null(), "{test}: {json}");
    }
    let (_, printed, _) = run(&[FIRST, HIGHER], &["--test", "t"]);
    assert!(printed.contains("+1.2500"), "the other less the first: {printed}");
    let (_, printed, _) = run(&["1 1 0 0 1 0 0 0", "1 1 1 1 1 1 1 0"], &["--test", "mcnemar"]);
    // Four items of eight, all for the second: two of sixteen.
    assert!(printed.contains("+0.5000") && printed.contains("p 0.1250"), "{printed}");
}

#[test]
fn of_several_p_is_corrected() {
    let (code, csv, _) = run(&[FIRST, HIGHER, FIRST, "8 7 6 5 4 3 2 1"], &["--test", "t", "--format", "csv"]);
    assert_eq!(code, Some(0));
    let rows: Vec<Vec<&str>> = csv.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let number = |row: usize, cell: usize| rows[row][cell].parse::<f64>().expect("a number");
    assert!((number(0, 6) - 2.0 * number(0, 5)).abs() < 1e-12, "two tests have a p: {csv}");
    assert!(rows[1][2].is_empty() && rows[1].last().is_some_and(|reason| !reason.is_empty()), "a reason: {csv}");
}

#[test]
fn what_cannot_be_compared_is_named() {
    for (lists, test, words) in [
        ([FIRST, "1 2 x 4 5 6 7 8"], "t", "line 3: \"x\" is no number"),
        ([FIRST, "1 2"], "t", "has 8 lines and"),
        ([FIRST, HIGHER], "mcnemar", "lists of 0 and 1"),
    ] {
        let (code, _, said) = run(&lists, &["--test", test]);
        assert_eq!(code, Some(1));
        assert!(said.contains(words), "{said}");
    }
    let (code, ..) = run(&[FIRST, "1 2"], &["--test", "mann-whitney"]);
    assert_eq!(code, Some(0), "these need not be about the same items");
    assert_eq!(run(&[FIRST], &["--test", "t"]).0, Some(2), "usage");
    for (lists, words) in
        [([FIRST, FIRST], "cannot be compared with"), (["1", "1 2"], "has 1 line and"), (["", "1"], "is empty")]
    {
        let (code, printed, said) = run(&lists, &["--test", "t"]);
        assert!(code == Some(1) && printed.is_empty() && said.contains(words) && said.lines().count() == 1, "{said}");
    }
    let (code, printed, _) = run(&[FIRST, HIGHER], &[]);
    assert!(code == Some(0) && printed.contains("randomisation"), "the usual test is named: {printed}");
}
