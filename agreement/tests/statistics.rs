//! What the list of statistics says is true: every file is in it, a key and a place in the JSON mean one statistic, the
//! documentation has the same table, and what shares work has the value it has alone.

use std::{collections::BTreeSet, env, fs, path::Path};

use agreement::{
    Bootstrap, Coefficient as _, Ratings, Scale,
    cohen::{Pairs, Weight},
    report::{self, Options},
    simulate::Draws,
    statistic::{Computed, Evidence, Of, STATISTICS, baselines, find, statistic, table},
};

/// The keys that files and clients had before there was one list.
const STUDIES: [&str; 21] = [
    "percent_agreement",
    "span_f1",
    "fleiss",
    "krippendorff_nominal",
    "krippendorff_ordinal",
    "krippendorff_interval",
    "krippendorff_unitizing",
    "gwet_ac1",
    "gwet_ac2",
    "brennan_prediger",
    "conger",
    "cohen_unweighted",
    "cohen_quadratic",
    "icc1",
    "icc_a1",
    "icc_c1",
    "simulated_kappa_quadratic",
    "simulated_kappa_linear",
    "simulated_pearson",
    "simulated_spearman",
    "simulated_kendall",
];

/// The names that `concord agreement` printed before there was one list.
const PLAIN: [&str; 23] = [
    "percent agreement",
    "Fleiss' kappa",
    "Conger's kappa",
    "Scott's pi, mean over pairs",
    "Krippendorff's alpha, nominal",
    "Krippendorff's alpha, ordinal",
    "Krippendorff's alpha, interval",
    "Krippendorff's alpha, ratio",
    "Gwet's AC1",
    "Gwet's AC2",
    "Brennan-Prediger",
    "Cohen's kappa, mean over pairs",
    "Cohen's kappa, linear, mean over pairs",
    "Cohen's kappa, quadratic, mean over pairs",
    "ICC(1)",
    "ICC(2)",
    "ICC(3)",
    "ICC(1,k)",
    "ICC(2,k)",
    "ICC(3,k)",
    "ICC(A,1) by REML",
    "ICC(C,1) by REML",
    "Kendall's W",
];

fn ratings() -> Ratings {
    let rows =
        (0..12_u32).flat_map(|item| (0..3_u32).map(move |rater| (item, rater, f64::from((item * (rater + 2)) % 4))));
    Ratings::from_numbers(rows, &Scale::ordinal()).expect("one rating of a rater on an item")
}

#[test]
fn every_file_of_the_folder_is_in_the_list() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/statistic");
    let others = ["baseline.rs", "definition.rs", "evidence.rs", "reading.rs"];
    let names = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").file_name());
    let files = names.filter(|name| others.iter().all(|other| name != other)).count();
    assert_eq!(files, STATISTICS.len());
}

#[test]
fn a_key_a_name_and_a_place_mean_one_statistic() {
    let distinct = |all: Vec<String>| all.iter().collect::<BTreeSet<_>>().len() == all.len();
    assert!(distinct(STATISTICS.iter().map(|one| one.key.to_owned()).collect()));
    assert!(distinct(STATISTICS.iter().map(|one| one.name.to_owned()).collect()));
    assert!(distinct(STATISTICS.iter().map(|one| one.plain_name.to_owned()).collect()));
    let placed = STATISTICS.iter().filter(|one| !one.path.is_empty());
    assert!(distinct(placed.map(|one| one.path.join("/")).collect()));
    for one in STATISTICS {
        assert_eq!(serde_json::to_value(one).expect("JSON"), one.key);
        assert_eq!(matches!(one.of, Of::Marks(_)), one.path.is_empty(), "{}", one.key);
    }
}

#[test]
fn the_names_of_before_are_written() {
    for key in STUDIES {
        assert!(find(key).is_some_and(|one| !one.shown_for.is_empty()), "{key}");
    }
    let options = Options { reml: true, simulate: Some(Draws { draws: 5, ..Draws::default() }), ..Options::default() };
    let lines = report::Kind::Ratings(Box::new(report::of_ratings(&ratings(), &options))).lines();
    let has = |name: &str| lines.iter().any(|line| line.name == name);
    for name in PLAIN {
        assert!(has(name), "{name}");
    }
    for who in ["simulated annotators", "baseline random", "baseline noise 0.25"] {
        for what in ["kappa", "kappa, linear", "kappa, quadratic", "Pearson's r", "Spearman's rho", "Kendall's tau-b"] {
            assert!(has(&format!("{who}: {what}")), "{who}: {what}");
        }
    }
    let names: Vec<(&str, String)> =
        baselines(&ratings()).into_iter().map(|baseline| (baseline.key, baseline.json_key)).collect();
    let always = ("always", "always_2".to_owned());
    assert!(names.contains(&("noise_10", "noise_0.1".to_owned())) && names.contains(&always), "{names:?}");
}

#[test]
fn what_is_computed_together_is_what_it_is_alone() {
    let ratings = ratings();
    let plan = Bootstrap { replicates: 50, ..Bootstrap::default() };
    let evidence = Evidence::new(&ratings, Some(plan), None, 0.95);
    let pairs = Pairs::of(&ratings).expect("pairs");
    for (key, weight) in [("cohen_unweighted", Weight::Unweighted), ("cohen_quadratic", Weight::Quadratic)] {
        let alone = pairs.mean(weight).expect("weights").bootstrapped(&plan);
        assert_eq!(evidence.compute(statistic(key)), alone.map(Computed::Estimate), "{key}");
    }
}

#[test]
fn the_documentation_has_the_table_of_the_list() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/statistics.md");
    let text = fs::read_to_string(&path).expect("the page");
    let (before, rest) = text.split_once("<!-- table -->\n").expect("a table");
    let (found, after) = rest.split_once("<!-- end -->").expect("its end");
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, format!("{before}<!-- table -->\n{}<!-- end -->{after}", table())).expect("it is written");
    } else {
        assert_eq!(found, table(), "run UPDATE_DOCS=1 cargo test -p agreement --test statistics");
    }
}
