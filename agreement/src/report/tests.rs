//! Tests of the report.

use serde_json::Value;

use super::{Colours, Extent, Kind, Options, View, of};
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
        reml: true,
        raters: true,
        ..Options::default()
    }
}

fn all() -> View {
    View { extent: Extent::All, ..View::default() }
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().map(|all| all.keys().map(String::as_str).collect()).unwrap_or_default();
    keys.sort_unstable();
    keys
}

#[test]
fn the_json_has_the_documented_keys_and_no_other() {
    let json = of(table(FILE, None), &full()).unwrap().to_json();
    let at = |path: &str| keys(json.pointer(path).unwrap_or(&Value::Null));
    let always = "baselines brennan_prediger cohen conger coverage fleiss fleiss_per_category gwet icc kendall_w \
                  krippendorff n_items n_pairs n_raters n_ratings percent_agreement scott simulated";
    // Three items are few: every number with an interval has a warning.
    let r = "interval method se value warning";
    let f = "df1 df2 f interval method p se value";
    let six = "kappa_linear kappa_quadratic kappa_unweighted kendall pearson spearman";
    for (path, documented) in [
        ("", format!("{always} binned raters")),
        ("/percent_agreement", r.to_owned()),
        ("/fleiss", r.to_owned()),
        ("/conger", r.to_owned()),
        ("/scott", r.to_owned()),
        ("/krippendorff", "interval nominal ordinal ratio".to_owned()),
        ("/krippendorff/ratio", r.to_owned()),
        ("/gwet", "ac1 ac2".to_owned()),
        ("/gwet/ac2", r.to_owned()),
        ("/brennan_prediger", r.to_owned()),
        ("/cohen", "mean pairs".to_owned()),
        ("/cohen/mean", "linear quadratic unweighted".to_owned()),
        ("/cohen/mean/linear", r.to_owned()),
        ("/cohen/pairs/0", "a b linear n_items quadratic unweighted".to_owned()),
        ("/icc", "icc1 icc1k icc2 icc2k icc3 icc3k reml".to_owned()),
        ("/icc/icc1", f.to_owned()),
        ("/icc/icc3k", f.to_owned()),
        ("/icc/reml", "icc_a1 icc_c1".to_owned()),
        ("/kendall_w", "interval method se value".to_owned()),
        ("/simulated", six.to_owned()),
        ("/simulated/kendall", "draws interval median method sd seed spread_over_draws".to_owned()),
        ("/simulated/kendall/spread_over_draws", "high low".to_owned()),
        ("/baselines", "always_2 majority noise_0.1 noise_0.25 noise_0.5 random".to_owned()),
        ("/baselines/random", six.to_owned()),
        ("/baselines/majority/pearson", "undefined".to_owned()),
        ("/fleiss_per_category", "1 2".to_owned()),
        ("/fleiss_per_category/1", r.to_owned()),
        ("/binned", "fleiss krippendorff percent_agreement threshold".to_owned()),
        ("/raters/0", "agreement bias correlation n_items n_pairs outlier rater".to_owned()),
    ] {
        let mut documented: Vec<&str> = documented.split_whitespace().collect();
        documented.sort_unstable();
        assert_eq!(at(path), documented, "{path}");
    }
    // Optional parts are absent unless requested.
    let plain = of(table(FILE, None), &Options::default()).unwrap().to_json();
    assert_eq!(keys(&plain), always.split_whitespace().collect::<Vec<_>>());
    assert_eq!(plain["simulated"]["kendall"]["undefined"], "no draws were asked for");
    assert_eq!(json["percent_agreement"]["value"], 2.0 / 3.0);
    assert!(json["percent_agreement"]["interval"][0].is_number());
    assert_eq!(json["cohen"]["pairs"][0]["a"], "a");
}

#[test]
fn an_empty_table_is_full_of_reasons() {
    let report = of(table("item,rater,value\n", None), &full()).unwrap();
    assert_eq!(report.to_json()["fleiss"]["undefined"], "there are no ratings");
    let text = report.to_text(&all());
    assert!(text.starts_with("Krippendorff's α is undefined: there are no ratings (ordinal; 0 items, "), "{text}");
    assert!(report.all.lines().iter().skip(5).all(|line| line.value.is_err()));
}

#[test]
fn groups_have_reports_of_their_own() {
    let report = of(table(FILE, Some("lang")), &Options::default()).unwrap();
    let json = report.to_json();
    assert_eq!(json["n_items"], 3);
    assert_eq!(json["by"]["fr"]["n_items"], 2);
    assert_eq!(json["by"]["it"]["n_items"], 1);
    assert!(report.to_csv().contains("\nit,items,1,"));
    let text = report.to_text(&View::default());
    assert!(
        text.contains("[it]\nKrippendorff's α is undefined: ") && text.contains("; 1 item, 2 raters, 2 ratings)"),
        "{text}"
    );
}

#[test]
fn the_renderings_hold_the_same_numbers() {
    let report = of(table(FILE, None), &full()).unwrap();
    let (text, latex, csv) = (report.to_text(&all()), report.to_latex(), report.to_csv());
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
    let json = of(table(file, None), &full()).unwrap().to_json();
    assert_eq!(json["mean_rank"]["X"]["value"], 1.0);
    assert_eq!(json["kendall"]["median"], 1.0);
}

#[test]
fn the_text_begins_with_what_is_quoted_and_sums_up_what_is_undefined() {
    let file = "item,rater,value\n1,a,1\n1,b,1\n2,a,2\n2,b,1\n3,a,2\n3,b,2\n4,a,4\n";
    let report = of(table(file, None), &full()).unwrap();
    let Kind::Ratings(ratings) = &report.all else { panic!("ratings") };
    let [alpha] = ["krippendorff_ordinal"].map(|key| {
        ratings.lines().into_iter().find(|line| line.name == crate::statistic::statistic(key).plain_name).unwrap()
    });
    let [low, high] = alpha.interval.unwrap();
    let text = report.to_text(&View::default());
    let quoted = format!(
        "Krippendorff's α = {:.2} (ordinal; 95 % CI {low:.2} to {high:.2}; 4 items, 2 raters, 7 ratings)\n",
        alpha.value.unwrap()
    );
    assert!(text.replace('−', "-").starts_with(&quoted), "{quoted}{text}");
    assert_eq!(text.lines().filter(|line| line.contains("ndefined")).count(), 1, "{text}");
    assert!(!text.contains("baseline") && !text.contains('\u{1b}'), "{text}");
    let narrow = View { width: 40, colours: Colours::Ansi, ..View::default() };
    let narrow = report.to_text(&narrow);
    assert!(narrow.starts_with("\u{1b}[1mKrippendorff's α"), "{narrow}");
    assert!(!narrow.contains('±'));
    assert!(report.to_text(&all()).contains("baseline random"));
}
