//! `concord aggregate`: one answer an item, one strength a system.

use serde_json::Value;

use super::concord;

const LABELS: &str = "item,rater,value\n1,a,y\n1,b,y\n1,c,n\n2,a,n\n2,b,n\n2,c,n\n3,a,y\n3,b,n\n";
const PAIRS: &str = "item,rater,left,right,winner\n1,a,A,B,A\n2,a,A,B,A\n3,a,B,A,A\n4,a,B,A,B\n5,a,A,B,B\n6,a,B,A,A\n";
const RANKS: &str = "item,rater,system,rank\n1,a,A,1\n1,a,B,2\n2,a,A,1\n2,a,B,2\n3,a,A,1\n3,a,B,2\n4,a,A,2\n4,a,B,1\n";

fn run(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let output = concord(&[&["aggregate", "-", "--scale", "nominal", "--method"], arguments].concat(), input);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_tie_is_shown_and_not_broken() {
    let (code, printed, _) = run(&["majority", "--format", "csv"], LABELS);
    assert_eq!(code, Some(0));
    assert_eq!(printed, "item,label,votes,ratings\n1,y,2,3\n2,n,3,3\n3,n | y,1,2\n");
}

#[test]
fn every_model_of_raters_labels_every_item() {
    for method in ["dawid-skene", "one-coin", "mace"] {
        let (code, json, said) = run(&[method, "--format", "json"], LABELS);
        assert_eq!(code, Some(0), "{said}");
        let fit: Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!((&fit["method"], fit["items"].as_array().map(Vec::len)), (&method.into(), Some(3)), "{json}");
        assert_eq!(fit["raters"], serde_json::json!(["a", "b", "c"]));
        assert_eq!(fit["items"][1]["label"], "n", "all said so");
        assert!(fit["log_likelihood"].is_f64() && fit["converged"].is_boolean(), "{json}");
    }
}

#[test]
fn means_are_of_numbers() {
    let (_, printed, _) = run(&["mean", "--format", "csv"], "item,rater,value\n1,a,-3\n1,b,1\n2,a,2\n");
    assert_eq!(printed, "item,mean,sd,ratings\n1,-1.0000,2.8284,2\n2,2.0000,,1\n");
    let (code, _, said) = run(&["mean"], LABELS);
    assert_eq!(code, Some(1));
    assert!(said.contains("number"), "{said}");
}

#[test]
fn strengths_come_from_pairs_and_rankings() {
    let (code, printed, said) = run(&["bradley-terry"], PAIRS);
    assert_eq!(code, Some(0), "{said}");
    // A wins four of six, on either side as often.
    assert!(
        printed.contains("6 comparisons") && printed.lines().nth(1).is_some_and(|line| line.starts_with('A')),
        "{printed}"
    );
    let (code, printed, said) = run(&["plackett-luce", "--format", "csv"], RANKS);
    assert_eq!(code, Some(0), "{said}");
    let best = printed.lines().nth(1).expect("a row");
    // First in three of four: half of ln 3 above the middle.
    assert!(best.starts_with("A,0.5493,"), "{printed}");
}

#[test]
fn the_advantage_of_the_left_side_is_estimated_where_asked_for() {
    let (_, plain, _) = run(&["bradley-terry"], PAIRS);
    let (_, home, _) = run(&["bradley-terry", "--home-advantage"], PAIRS);
    assert!(!plain.contains("left side") && home.contains("left side"), "{plain}{home}");
}

#[test]
fn what_has_no_finite_strength_is_named_and_a_prior_gives_an_estimate() {
    let head = "item,rater,left,right,winner\n";
    for (rows, words) in [
        ("1,a,A,B,A\n2,a,B,A,A\n", "some systems never win or never lose"),
        ("1,a,A,B,A\n2,a,A,B,B\n3,a,C,D,C\n4,a,C,D,D\n", "never compared with the others"),
        ("1,a,A,B,tie\n2,a,B,A,tie\n", "every comparison is a tie"),
    ] {
        let table = format!("{head}{rows}");
        let (code, _, said) = run(&["bradley-terry"], &table);
        assert_eq!(code, Some(1));
        assert!(said.contains(words) && said.contains("--prior-sd 1"), "{said}");
        let (code, printed, said) = run(&["bradley-terry", "--prior-sd", "1"], &table);
        assert_eq!(code, Some(0), "{said}");
        assert!(printed.contains("regularised by a normal prior with standard deviation 1"), "{printed}");
    }
}

#[test]
fn mace_says_its_priors_and_warns_when_it_has_not_settled() {
    let (_, printed, said) = run(&["mace", "--iterations", "1000"], LABELS);
    assert!(printed.contains("priors Beta(0.5, 0.5) of competence and Dirichlet(10) of spamming"), "{printed}");
    assert!(printed.contains("converged") && said.is_empty(), "{printed} {said}");
    for format in ["text", "csv", "json"] {
        let arguments = ["mace", "--iterations", "1", "--strategy-prior", "2.5", "--format", format];
        let (code, printed, said) = run(&arguments, LABELS);
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains("NOT CONVERGED"), "{format}: {said}");
        assert!(format == "csv" || printed.contains("2.5"), "{printed}");
    }
}

#[test]
fn a_method_says_what_it_works_on() {
    for (method, input, words) in [
        ("bradley-terry", LABELS, "works on pairs: item,rater,left,right,winner"),
        ("plackett-luce", PAIRS, "works on rankings"),
        ("majority", RANKS, "works on ratings"),
    ] {
        let (code, _, said) = run(&[method], input);
        assert_eq!(code, Some(1));
        assert!(said.contains(words), "{said}");
    }
    let (code, printed, said) = run(&["majority"], "item,rater,value\n1,a,y\n,b,y\n");
    assert_eq!(code, Some(1), "a row was left out: {said}");
    assert!(said.contains("line 3") && printed.contains('y'), "{said} {printed}");
}
