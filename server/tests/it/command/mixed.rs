//! `concord mixed`: mixed models of a table of ratings.

use serde_json::Value;

use super::text::{Ran, folder, run};

/// Ratings of three systems by five raters on twelve items, with a pattern instead of noise.
fn ratings() -> String {
    let mut text = "item,rater,system,rating,words\n".to_owned();
    for item in 0..12 {
        for rater in 0..5 {
            for (place, system) in ["base", "new", "old"].into_iter().enumerate() {
                let noise = (item * 7 + rater * 5 + place * 3 + item * rater) % 4;
                let rating = 1 + (item % 3 + rater % 2 + noise + [1, 3, 0][place]) / 2;
                text += &format!("i{item},r{rater},{system},{rating},{}\n", 10 + item * item);
            }
        }
    }
    text
}

const CROSSED: &str = "rating~system+(1|item)+(1|rater)";

fn mixed(text: &str, line: &str) -> Ran {
    run(folder(&[("ratings.csv", text)]).path(), &format!("mixed @ratings.csv {line}"))
}

#[track_caller]
fn refused(line: &str, words: &str) {
    let ran = mixed(&ratings(), line);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.said.contains(words) && ran.printed.is_empty(), "{words}: {ran:?}");
}

#[test]
fn the_contrasts_come_first_in_every_format() {
    for family in ["ordinal", "gaussian"] {
        let line = |format: &str| format!("--formula {CROSSED} --family {family} --effects rater --format {format}");
        let text = mixed(&ratings(), &line("text"));
        assert_eq!(text.code, Some(0), "{}", text.said);
        let lines: Vec<&str> = text.printed.lines().collect();
        assert!(
            lines[0].starts_with("Differences of system") && lines[2].starts_with("base - new"),
            "{}",
            text.printed
        );
        assert!(text.printed.contains("Severity by rater") && text.printed.contains("converged"), "{}", text.printed);
        let json = mixed(&ratings(), &line("json")).json();
        let first = &json["contrasts"][0];
        assert!(first["difference"].as_f64().expect("a number") < 0.0, "{json}");
        assert!(first["holm"].as_f64() >= first["p"].as_f64() && json["fit"]["convergence"]["converged"] == true);
        assert_eq!(
            (json["means"].as_array().map(Vec::len), json["severity"].as_array().map(Vec::len)),
            (Some(3), Some(5))
        );
        let csv = mixed(&ratings(), &line("csv"));
        let rows: Vec<Vec<&str>> = csv.printed.lines().map(|line| line.split(',').collect()).collect();
        assert!(rows[0][0] == "part" && rows[1][..3] == ["contrast", "base", "new"], "{}", csv.printed);
        let estimate: f64 = rows[1][3].parse().expect("a number");
        assert_eq!(Some(estimate), first["difference"].as_f64());
        assert!(rows.iter().all(|row| row.len() == 12), "{}", csv.printed);
        let markdown = mixed(&ratings(), &line("markdown"));
        assert!(markdown.printed.contains("| base - new |"), "{}", markdown.printed);
    }
}

#[test]
fn levels_references_and_columns_can_be_chosen() {
    let line = format!("--formula {CROSSED} --family gaussian --reference system=old --against base --format json");
    let json = mixed(&ratings(), &line).json();
    assert_eq!(json["contrasts"].as_array().map(Vec::len), Some(2));
    assert_eq!(json["fit"]["coefficients"][1]["name"], Value::from("systembase"));
    let number = mixed(&ratings(), "--formula rating~words+(1|rater) --family gaussian --format json").json();
    assert_eq!(number["fit"]["coefficients"].as_array().map(Vec::len), Some(2));
    let factor =
        mixed(&ratings(), "--formula rating~words+(1|rater) --factor words --family gaussian --format json").json();
    assert_eq!(factor["fit"]["coefficients"].as_array().map(Vec::len), Some(12));
    let nodes = mixed(&ratings(), "--formula rating~system+(1|rater) --family ordinal --nodes 7 --format json").json();
    assert!(nodes["fit"]["log_likelihood"].as_f64().expect("a number") < 0.0);
}

#[test]
fn a_row_without_a_value_is_named() {
    let text = ratings() + "i1,,base,3,10\n";
    let ran = mixed(&text, &format!("--formula {CROSSED} --family gaussian"));
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.said.contains("line 182: no value of \"rater\"") && ran.said.contains("1 row was left out"),
        "{}",
        ran.said
    );
    assert!(ran.printed.starts_with("Differences of system"), "printed all the same");
}

#[test]
fn what_cannot_be_fitted_is_named() {
    refused("--formula rating~system+(system|item) --family ordinal", "at character 16");
    refused("--formula rating~sistem+(1|item) --family ordinal", "no column \"sistem\"; the columns are item, rater");
    refused("--formula system~words --family gaussian", "\"base\" in the column \"system\" is no number");
    refused("--formula system~words --family ordinal", "say their order");
    refused("--formula rating~system+(1|item)+(1|rater) --family ordinal --nodes 5", "exactly one random intercept");
    refused("--formula rating~system --family gaussian --reference system=none", "no level \"none\"");
    refused("--formula rating~system --family gaussian --reference system", "write COLUMN=LEVEL");
    refused("--formula rating~words --family gaussian --against base", "no categorical fixed effect");
    refused("--formula rating~system --family gaussian --level 1.5", "between 0 and 1");
    let ran = mixed("item,rating\na,3\nb,3\n", "--formula rating~1+(1|item) --family ordinal");
    assert!(ran.code == Some(1) && ran.said.contains("every value of \"rating\" is the same"), "{ran:?}");
}
