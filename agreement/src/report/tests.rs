//! Tests of the report.

use super::{Options, of};
use crate::simulate::Draws;
use crate::{Bootstrap, Scale, reader};

const FILE: &str = "item,rater,value,lang\n1,a,1,fr\n1,b,1,fr\n2,a,2,fr\n2,b,1,fr\n3,a,2,it\n3,b,2,it\n";

fn table(text: &str, by: Option<&str>) -> reader::Table {
    let options = reader::Options { by: by.map(str::to_owned), ..reader::Options::new(Scale::ordinal()) };
    reader::read(text.as_bytes(), &options).unwrap()
}

fn full() -> Options {
    Options {
        bootstrap: Some(Bootstrap { replicates: 50, ..Bootstrap::default() }),
        simulate: Some(Draws { draws: 50, ..Draws::default() }),
        threshold: Some(2.0),
        ..Options::default()
    }
}

#[test]
fn the_json_has_the_documented_keys() {
    let json = of(&table(FILE, None), &full()).unwrap().to_json();
    let keys: std::collections::BTreeSet<&str> = json.as_object().unwrap().keys().map(String::as_str).collect();
    let documented = [
        "baselines",
        "binned",
        "brennan_prediger",
        "cohen",
        "conger",
        "coverage",
        "fleiss",
        "fleiss_per_category",
        "gwet",
        "icc",
        "kendall_w",
        "krippendorff",
        "n_items",
        "n_pairs",
        "n_raters",
        "n_ratings",
        "percent_agreement",
        "scott",
        "simulated",
    ];
    assert_eq!(keys, documented.into_iter().collect());
    assert_eq!(json["percent_agreement"]["value"], 2.0 / 3.0);
    assert!(json["percent_agreement"]["interval"][0].is_number());
    assert_eq!(json["cohen"]["pairs"][0]["a"], "a");
    assert!(json["icc"]["icc2"]["f"].is_number());
    assert!(json["simulated"]["kappa_quadratic"]["sd"].is_number());
    assert!(json["baselines"]["random"]["spearman"]["median"].is_number());
    assert_eq!(json["fleiss_per_category"].as_object().unwrap().len(), 2);
}

#[test]
fn an_empty_table_is_full_of_reasons() {
    let report = of(&table("item,rater,value\n", None), &full()).unwrap();
    assert_eq!(report.to_json()["fleiss"]["undefined"], "there are no ratings");
    assert!(report.to_text().contains("undefined: there are no ratings"));
    assert!(report.all.lines().iter().skip(5).all(|line| line.value.is_err()));
}

#[test]
fn groups_have_reports_of_their_own() {
    let report = of(&table(FILE, Some("lang")), &Options::default()).unwrap();
    let json = report.to_json();
    assert_eq!(json["n_items"], 3);
    assert_eq!(json["by"]["fr"]["n_items"], 2);
    assert_eq!(json["by"]["it"]["n_items"], 1);
    assert!(report.to_csv().contains("\nit,items,1,"));
}

#[test]
fn the_renderings_hold_the_same_numbers() {
    let report = of(&table(FILE, None), &full()).unwrap();
    let (text, latex, csv) = (report.to_text(), report.to_latex(), report.to_csv());
    for line in report.all.lines() {
        if let Ok(value) = line.value {
            assert!(csv.contains(&value.to_string()), "{}", line.name);
        }
    }
    assert!(text.contains("percent agreement"));
    assert!(latex.contains("percent agreement & $0.667$"));
    assert!(latex.contains("at least 2"));
}

#[test]
fn rankings_have_mean_ranks_and_tau() {
    let file = "item,rater,system,rank\n1,a,X,1\n1,a,Y,2\n1,b,X,1\n1,b,Y,2\n";
    let json = of(&table(file, None), &full()).unwrap().to_json();
    assert_eq!(json["mean_rank"]["X"]["value"], 1.0);
    assert_eq!(json["kendall"]["median"], 1.0);
}
