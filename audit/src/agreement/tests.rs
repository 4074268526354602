//! Nothing of `agreement` is left out of the audit.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ::agreement::report::{self, Kind, Options, of_ratings};
use ::agreement::simulate::Draws;
use ::agreement::{Ratings, Scale, reader};

use super::{entries, simulations};

/// Lines of the report that count rows and are no statistic.
const COUNTS: [&str; 7] = ["items", "raters", "ratings", "pairs of ratings", "coverage", "rankings", "rows"];

/// The entry that a line of the report belongs to: names of raters, systems and categories are left out.
fn statistic_of(line: &str) -> String {
    let prefixes = [
        ("Fleiss' kappa of ", "Fleiss' kappa of one category"),
        ("agreement of ", "agreement of a rater with the rest"),
        ("mean rank of ", "mean rank"),
        ("baseline ", "baselines of careless annotators"),
    ];
    let found = prefixes.iter().find(|(prefix, _)| line.starts_with(prefix));
    found.map_or_else(|| line.to_owned(), |(_, entry)| (*entry).to_owned())
}

#[test]
fn every_line_of_the_report_is_audited() {
    let rows =
        (0..12).flat_map(|item| (0..3).map(move |rater| (item, rater, f64::from((item + item * rater) % 4 + 1))));
    let ratings = Ratings::from_numbers(rows, &Scale::ordinal().with_range(1, 4)).unwrap();
    let draws = Draws { draws: 10, ..Draws::default() };
    let options =
        Options { simulate: Some(draws), threshold: Some(2.5), reml: true, raters: true, ..Options::default() };
    let ranked = "item,rater,system,rank\n1,a,A,1\n1,a,B,2\n1,b,A,2\n1,b,B,1\n";
    let ranked = reader::read(ranked.as_bytes(), &reader::Options::new(Scale::ordinal())).unwrap();
    let mut lines = Kind::Ratings(Box::new(of_ratings(&ratings, &options))).lines();
    lines.extend(report::of(ranked, &options).unwrap().all.lines());
    let audited: BTreeSet<&str> = entries().iter().map(|entry| entry.name).collect();
    let named = lines.iter().map(|line| statistic_of(&line.name)).filter(|name| !COUNTS.contains(&name.as_str()));
    let missing: BTreeSet<String> = named.filter(|name| !audited.contains(name.as_str())).collect();
    assert!(missing.is_empty(), "not audited: {missing:?}");
}

#[test]
fn every_documented_statistic_is_audited() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../agreement/src");
    let covered: BTreeSet<&str> = entries().iter().flat_map(|entry| entry.covers).copied().collect();
    let mut documented = BTreeSet::new();
    for file in sources(&root) {
        let inside = file.strip_prefix(&root).unwrap();
        let topic = inside.components().next().unwrap().as_os_str().to_string_lossy().replace(".rs", "");
        let mut is_defined = false;
        for line in fs::read_to_string(&file).unwrap().lines() {
            if let Some(name) = line.strip_prefix("pub fn ").filter(|_| is_defined) {
                documented.insert(format!("{topic}::{}", name.split(['(', '<']).next().unwrap()));
            }
            is_defined = line.starts_with("///") && (is_defined || line == "/// # Definition");
        }
    }
    assert!(documented.len() > 20, "the documentation of statistics has a Definition: {documented:?}");
    let missing: Vec<&String> = documented.iter().filter(|name| !covered.contains(name.as_str())).collect();
    assert!(missing.is_empty(), "not audited: {missing:?}");
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn names_are_given_once() {
    let all = entries();
    let names: BTreeSet<&str> = all.iter().map(|entry| entry.name).collect();
    assert_eq!(names.len(), all.len());
}

#[test]
fn a_few_intervals_and_tests_keep_their_promise() {
    let few = ["Fleiss' kappa: bootstrap", "ICC(3): F distribution", "Pearson's r: Fisher's z", "randomisation test"];
    for name in few {
        let simulation = simulations().into_iter().find(|simulation| simulation.name == name).unwrap();
        let failures = simulation.rates(16, 60).failures();
        assert!(failures.is_empty(), "{failures:?}");
    }
}
