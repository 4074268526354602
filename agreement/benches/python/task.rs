//! What is measured.

/// One row of the table.
pub struct Task {
    /// What both sides call it.
    pub name: &'static str,
    /// What a reader calls it.
    pub title: &'static str,
    /// The library on the other side.
    pub library: &'static str,
    /// The file both read.
    pub file: &'static str,
    /// Arguments of the other side.
    pub arguments: &'static [&'static str],
    /// How many times the ratings are read and computed; the quickest counts.
    pub runs: usize,
    /// How many times as fast it should be from the file to the answer, on one thread.
    pub aim: f64,
}

const RATINGS: &str = "ratings.csv";
const COMPLETE: &str = "complete.csv";
const SERIES: &str = "series.csv";
const PAIRS: &str = "pairs.csv";

/// All tasks, in the order of the table.
pub const TASKS: [Task; 15] = [
    task("alpha_ordinal", "α ordinal", "krippendorff", RATINGS, 3, 4.0),
    task("alpha_interval", "α interval", "krippendorff", RATINGS, 3, 4.0),
    task("bootstrap_alpha", "α ordinal, 1,000 bootstrap replicates", "krippendorff, matrix", RATINGS, 1, 50.0),
    task("bootstrap_alpha_counts", "the same", "krippendorff, counts", RATINGS, 1, 50.0),
    task("fleiss", "Fleiss' κ", "statsmodels", COMPLETE, 3, 4.0),
    task("pairs", "quadratic κ of all 1,770 pairs", "pandas, scikit-learn", RATINGS, 1, 50.0),
    task("icc", "six ICCs with F, p, interval", "pingouin", COMPLETE, 3, 4.0),
    task("simulate", "1,000 simulated draws, six coefficients", "scikit-learn, scipy", RATINGS, 1, 50.0),
    task("tau", "Kendall's τ-b, a million pairs", "scipy", SERIES, 3, 4.0),
    task("rho", "Spearman's ρ, a million pairs", "scipy", SERIES, 3, 4.0),
    Task { arguments: &["3"], ..task("dawid_skene", "Dawid-Skene, 100 iterations", "crowd-kit", RATINGS, 1, 50.0) },
    Task { arguments: &["3"], ..task("mace", "MACE, 10 restarts of 50 iterations", "crowd-kit", RATINGS, 1, 50.0) },
    task("dawid_skene_default", "Dawid-Skene until it settles", "", RATINGS, 1, 0.0),
    task("bradley_terry", "Bradley-Terry, a million comparisons", "crowd-kit, two iterations", PAIRS, 1, 0.0),
    task("report", "the whole report, 1,000 replicates, 1,000 draws", "", RATINGS, 1, 0.0),
];

const fn task(
    name: &'static str,
    title: &'static str,
    library: &'static str,
    file: &'static str,
    runs: usize,
    aim: f64,
) -> Task {
    Task { name, title, library, file, arguments: &[], runs, aim }
}

/// The task of this name.
pub fn named(name: &str) -> Option<&'static Task> {
    TASKS.iter().find(|task| task.name == name)
}
