//! `concord agreement`: results on the standard output, messages on the other, an exit code that tells.

use std::process::Output;

use serde_json::Value;

use super::concord;

const TABLE: &str = "item,rater,value\n1,a,-3\n1,b,-3\n2,a,1\n2,b,2\n3,a,3\n3,b,3\n4,a,0\n4,b,-1\n";

fn run(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let arguments: Vec<&str> = [&["agreement", "-", "--bootstrap", "50", "--simulate", "50"], arguments].concat();
    let Output { status, stdout, stderr } = concord(&arguments, input);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (status.code(), text(stdout), text(stderr))
}

#[test]
fn every_format_has_the_same_number() {
    let (code, json, _) = run(&["--levels=-3..3", "--format", "json"], TABLE);
    assert_eq!(code, Some(0));
    let report: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&report["n_items"], &report["n_raters"], &report["n_pairs"]), (&4.into(), &2.into(), &4.into()));
    let alpha = report["krippendorff"]["ordinal"]["value"].as_f64().expect("a value");
    for format in ["text", "csv", "latex", "html"] {
        let (code, printed, _) = run(&["--levels=-3..3", "--format", format], TABLE);
        assert_eq!(code, Some(0), "{format}");
        let digits = format!("{alpha:.3}");
        assert!(printed.contains(digits.trim_start_matches('0')), "{digits} is not in {printed}");
    }
    let (_, again, _) = run(&["--levels=-3..3", "--format", "json"], TABLE);
    assert_eq!(json, again, "the same seed gives the same report");
}

#[test]
fn draws_are_told_from_intervals_and_few_items_are_noted() {
    let (_, text, _) = run(&["--levels=-3..3", "--all"], TABLE);
    let line = text.lines().find(|line| line.starts_with("simulated annotators: kappa, quadratic")).expect("a line");
    let (before, draws) = line.split_once("spread over draws ").expect("the spread is named");
    assert!(before.contains('[') && !draws.contains('['), "{line}");
    assert!(text.contains("note: only 4 items have two ratings"), "{text}");
    let (_, csv, _) = run(&["--levels=-3..3", "--format", "csv"], TABLE);
    assert!(
        csv.starts_with("group,statistic,value,low,high,se,undefined,method,draws_low,draws_high,draws_sd,warning\n")
    );
}

#[test]
fn the_names_of_systems_do_not_change_how_far_people_agree() {
    let file = |[a, b, c]: [&str; 3]| {
        let rows = [(1, a, b, a, a), (2, b, c, c, "tie"), (3, c, a, c, a), (4, b, a, b, b), (5, a, c, "tie", "tie")];
        let rows =
            rows.map(|(i, left, right, x, y)| format!("{i},ann,{left},{right},{x}\n{i},bob,{right},{left},{y}\n"));
        format!("item,rater,left,right,winner\n{}", rows.concat())
    };
    let (code, json, _) = run(&["--format", "json"], &file(["A", "B", "C"]));
    assert_eq!(code, Some(0));
    let report: Value = serde_json::from_str(&json).expect("JSON");
    // P = 3/5; three of ten answers are ties, so that chance is .3² + .7²/2.
    let kappa = report["fleiss"]["value"].as_f64().expect("a value");
    let ties = 0.3_f64;
    let chance = ties * ties + (1.0 - ties).powi(2) / 2.0;
    assert!((kappa - (0.6 - chance) / (1.0 - chance)).abs() < 1e-12, "{kappa}");
    assert_eq!(run(&["--format", "json"], &file(["zeta", "m", "B"])).1, json);
}

#[test]
fn a_bad_row_is_named_and_shows_in_the_exit_code() {
    let (code, printed, said) = run(&[], "item,rater,value\n1,a,1\n1,b,1\n2,a,seven\n2,b,2\n");
    assert_eq!(code, Some(1));
    assert!(said.contains("line 4") && said.contains("seven"), "{said}");
    assert!(printed.contains("Krippendorff"), "the rest is reported: {printed}");
}

#[test]
fn what_is_no_table_is_refused_in_words() {
    for (input, words) in [("", "empty"), ("a,b\n1,x\n", "one column has ratings and none has raters")] {
        let (code, _, said) = run(&[], input);
        assert_eq!(code, Some(1), "{input:?}");
        assert!(said.contains(words), "{said}");
    }
    let (code, ..) = run(&["--scale", "absolute"], TABLE);
    assert_eq!(code, Some(2), "usage");
}

#[test]
fn one_rater_is_one_sentence() {
    let (code, printed, said) = run(&["--format", "json"], "item,rater,value\n1,a,1\n2,a,2\n");
    assert_eq!((code, printed.as_str()), (Some(1), ""));
    assert!(said.contains("only one rater (a)") && said.lines().count() == 1, "{said}");
}
