//! The registry of all agreement statistics, each declared once in its own file.
//!
//! A new statistic needs a file in this folder, a `mod` line and an entry in [`STATISTICS`]. It then appears in
//! `concord agreement`, in the pages, exports and REST interface of a study, in the guide to statistics and in
//! `docs/statistics.md`. Its value is computed by a function in a module of this crate.

mod baseline;
mod brennan_prediger;
mod cohen_linear;
mod cohen_quadratic;
mod cohen_unweighted;
mod conger;
mod definition;
mod evidence;
mod fleiss;
mod gwet_ac1;
mod gwet_ac2;
mod icc1;
mod icc1k;
mod icc2;
mod icc2k;
mod icc3;
mod icc3k;
mod icc_a1;
mod icc_c1;
mod kendall_w;
mod krippendorff_interval;
mod krippendorff_nominal;
mod krippendorff_ordinal;
mod krippendorff_ratio;
mod krippendorff_unitizing;
mod percent_agreement;
mod reading;
mod scott;
mod simulated_kappa_linear;
mod simulated_kappa_quadratic;
mod simulated_kappa_unweighted;
mod simulated_kendall;
mod simulated_pearson;
mod simulated_spearman;
mod span_f1;

pub use baseline::{Baseline, baselines};
pub use definition::{Answers, Asked, Computed, Family, Of, Statistic};
pub use evidence::{Evidence, OverPairs};
pub use reading::Reading;

/// All statistics, in the order of reports.
pub static STATISTICS: [&Statistic; 31] = [
    &percent_agreement::PERCENT_AGREEMENT,
    &span_f1::SPAN_F1,
    &fleiss::FLEISS,
    &krippendorff_nominal::KRIPPENDORFF_NOMINAL,
    &krippendorff_ordinal::KRIPPENDORFF_ORDINAL,
    &krippendorff_interval::KRIPPENDORFF_INTERVAL,
    &krippendorff_ratio::KRIPPENDORFF_RATIO,
    &krippendorff_unitizing::KRIPPENDORFF_UNITIZING,
    &gwet_ac1::GWET_AC1,
    &gwet_ac2::GWET_AC2,
    &brennan_prediger::BRENNAN_PREDIGER,
    &conger::CONGER,
    &scott::SCOTT,
    &cohen_unweighted::COHEN_UNWEIGHTED,
    &cohen_linear::COHEN_LINEAR,
    &cohen_quadratic::COHEN_QUADRATIC,
    &icc1::ICC1,
    &icc2::ICC2,
    &icc3::ICC3,
    &icc1k::ICC1K,
    &icc2k::ICC2K,
    &icc3k::ICC3K,
    &icc_a1::ICC_A1,
    &icc_c1::ICC_C1,
    &kendall_w::KENDALL_W,
    &simulated_kappa_unweighted::SIMULATED_KAPPA_UNWEIGHTED,
    &simulated_kappa_quadratic::SIMULATED_KAPPA_QUADRATIC,
    &simulated_kappa_linear::SIMULATED_KAPPA_LINEAR,
    &simulated_pearson::SIMULATED_PEARSON,
    &simulated_spearman::SIMULATED_SPEARMAN,
    &simulated_kendall::SIMULATED_KENDALL,
];

/// The statistic of a key.
pub fn find(key: &str) -> Option<&'static Statistic> {
    STATISTICS.into_iter().find(|statistic| statistic.key == key)
}

/// The statistic with a key that must be in the list.
///
/// # Panics
/// No statistic has the key.
pub fn statistic(key: &'static str) -> &'static Statistic {
    find(key).expect("a key that the caller took from the list")
}

/// The statistics that a study shows of answers of a kind.
pub fn shown_for(answers: Answers) -> impl Iterator<Item = &'static Statistic> {
    STATISTICS.into_iter().filter(move |statistic| statistic.shown_for.contains(&answers))
}

/// The list as a table in Markdown, as in `docs/statistics.md`.
pub fn table() -> String {
    let mut text =
        "| Key | Name | In `concord agreement` | In its JSON | A study shows it for |\n|---|---|---|---|---|\n"
            .to_owned();
    for statistic in STATISTICS {
        let Statistic { key, name, plain_name, path, .. } = statistic;
        let path = if path.is_empty() { String::new() } else { format!("`{}`", path.join(".")) };
        let plain_name = if path.is_empty() { "" } else { plain_name };
        let answers: Vec<&str> = statistic.shown_for.iter().map(|answers| answers.title()).collect();
        let line = format!("| `{key}` | {name} | {plain_name} | {path} | {} |\n", answers.join(", "));
        text.push_str(&line);
    }
    text
}
