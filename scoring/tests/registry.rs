//! What the registry of metrics says is true: every file is in the list, a name means one metric, the documentation has the
//! same table, and what a study keeps of a segment adds up to what the command line computes.

use std::{collections::BTreeSet, env, fs, path::Path};

use scoring::{
    measure::{Measure, Resources, Segment, Settings, Stats},
    metric::Scratch,
    registry::{METRICS, OverCorpus, find, shown, table},
};

/// The names that databases, exports and clients had before there was one list.
const STUDIES: [&str; 21] = [
    "characters",
    "tokens",
    "led",
    "length",
    "edit_types",
    "self_bleu",
    "bleu",
    "chrf",
    "ter",
    "style",
    "intensity",
    "naturalness",
    "log_probability",
    "wmd",
    "wmd_masked",
    "bertscore",
    "sim_neural",
    "wmd_neural",
    "style_neural",
    "log_probability_neural",
    "rating",
];

/// The names that the command line had before there was one list.
const COMMAND: [&str; 33] = [
    "bleu",
    "self-bleu",
    "chrf",
    "chrf++",
    "ter",
    "meteor",
    "rouge-l",
    "diversity",
    "distinct-1",
    "distinct-2",
    "led",
    "levenshtein",
    "levenshtein-norm",
    "token-levenshtein",
    "token-levenshtein-norm",
    "fluency",
    "perplexity",
    "style",
    "accuracy",
    "sim",
    "average",
    "greedy",
    "extrema",
    "wmd",
    "bertscore",
    "bertscore-precision",
    "bertscore-recall",
    "sim-neural",
    "wmd-neural",
    "ppl-neural",
    "style-neural",
    "accuracy-neural",
    "rating",
];

#[test]
fn every_file_of_the_folder_is_in_the_list() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/registry");
    let files = fs::read_dir(folder).unwrap().filter(|file| file.as_ref().unwrap().file_name() != "entry.rs").count();
    assert_eq!(files, METRICS.len());
}

#[test]
fn a_name_means_one_metric() {
    let mut names = BTreeSet::new();
    for metric in METRICS {
        let own: BTreeSet<String> = [metric.name, metric.command_name]
            .iter()
            .chain(metric.aliases)
            .map(|name| name.replace('-', "_"))
            .collect();
        for name in own {
            assert!(name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "_+".contains(c)), "{name}");
            assert_eq!(find(&name), Some(metric));
            assert_eq!(find(&name.replace('_', "-")), Some(metric));
            assert!(names.insert(name), "{metric} has a name of another metric");
        }
        assert!(!metric.name.contains('-') && !metric.command_name.contains('_'), "{metric}");
    }
    assert_eq!(find("no-metric"), None);
}

#[test]
fn the_names_of_before_are_understood_and_written() {
    for name in STUDIES {
        assert_eq!(find(name).map(|metric| metric.name), Some(name));
    }
    for name in COMMAND {
        assert_eq!(find(name).map(|metric| metric.command_name), Some(name));
    }
    for (one, other) in [("characters", "levenshtein"), ("tokens", "token-levenshtein"), ("log_probability", "fluency")]
    {
        assert_eq!(find(one), find(other), "one number has one entry");
    }
}

#[test]
fn the_documentation_has_the_table_of_the_list() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/metrics.md");
    let text = fs::read_to_string(&path).unwrap();
    let (before, rest) = text.split_once("<!-- table -->\n").unwrap();
    let (found, after) = rest.split_once("<!-- end -->").unwrap();
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, format!("{before}<!-- table -->\n{}<!-- end -->{after}", table())).unwrap();
    } else {
        assert_eq!(found, table(), "run UPDATE_DOCS=1 cargo test -p scoring --test registry");
    }
}

#[test]
fn what_is_kept_of_segments_adds_up_to_the_corpus() {
    let outputs = ["the cat sat on the mat", "so so good", "a dog barks at a cat"];
    let references =
        [["a cat sat on the mat", "the cat was on a mat"], ["so good", "good"], ["a dog barks", "the dog"]];
    let (settings, resources) = (Settings::default(), Resources::default());
    let mut seen = 0;
    for measure in shown().filter_map(|metric| metric.measure(&settings, &resources).ok()) {
        let (OverCorpus::Sum(counts) | OverCorpus::Union(counts)) = measure.entry().corpus else { continue };
        let stats = |(output, references): (&&str, &[&str; 2])| {
            let segment = Segment { output, source: Some("the cat sat"), references };
            measure.stats(&mut Scratch::default(), segment).unwrap()
        };
        let stats: Vec<Stats> = outputs.iter().zip(&references).map(stats).collect();
        let mut sum = Stats::default();
        let mut kept = (counts.empty)();
        for stats in &stats {
            sum += stats;
            kept += &(counts.empty)().read(&stats.to_json().unwrap()).unwrap();
        }
        let value = measure.value(&sum);
        assert!(value.is_some(), "{}", measure.entry());
        assert_eq!(measure.value(&kept), value, "{}", measure.entry());
        seen += 1;
    }
    assert_eq!(seen, 8, "BLEU, chrF, TER, chrF++, self-BLEU, diversity, distinct-1 and -2");
}

#[test]
fn a_measure_of_any_n_is_understood() {
    let measure = Measure::of("distinct-3", &Settings::default(), &Resources::default()).unwrap();
    assert!(measure.signature(0).starts_with("n:3|"));
    for name in ["distinct-0", "distinct-10", "distinct-x"] {
        assert!(Measure::of(name, &Settings::default(), &Resources::default()).is_err(), "{name}");
    }
}
