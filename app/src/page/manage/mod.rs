//! `/studies/{study}/…` for people who manage a study: progress, payments, reports, export, jobs, audit log.

mod adjudication;
mod agreement;
mod evaluation;
mod events;
mod export;
mod jobs;
mod metrics;
mod models;
mod pay;
mod processes;
mod progress;
mod rewrites;
mod statement;
mod systems;
mod tables;
mod threads;

pub use adjudication::Adjudication;
pub use agreement::Agreement;
pub use evaluation::Evaluation;
pub use events::StudyEvents;
pub use export::Export;
pub use jobs::Jobs;
pub use metrics::MetricsAgainstPeople;
pub use models::Models;
pub use pay::Pay;
pub use progress::Progress;
pub use rewrites::Rewrites;
pub use statement::Statement;
pub use systems::Systems;
pub use tables::Tables;
pub use threads::Threads;

/// A time in milliseconds in a readable form: `3 min 20 s`.
fn duration(ms: i64) -> String {
    let seconds = ms / 1_000;
    match (seconds / 3_600, seconds % 3_600 / 60, seconds % 60) {
        (0, 0, s) => format!("{s} s"),
        (0, m, s) => format!("{m} min {s} s"),
        (h, m, _) => format!("{h} h {m} min"),
    }
}

/// The number of rewrites that a report excludes, or of which it uses a corrected text: `Rewrites: 3 removed and 1
/// corrected in post-processing. 2 rewrites are left out with their writers.`
fn post_processed(n_removed: usize, n_corrected: usize, n_left_out: usize) -> Option<String> {
    let part = |n: usize, word: &str| (n > 0).then(|| format!("{n} {word}"));
    let parts: Vec<String> =
        [part(n_removed, "removed"), part(n_corrected, "corrected")].into_iter().flatten().collect();
    let decided = (!parts.is_empty()).then(|| format!("Rewrites: {} in post-processing.", parts.join(" and ")));
    let left_out = match n_left_out {
        0 => None,
        1 => Some("1 rewrite is left out with its writer.".to_owned()),
        n => Some(format!("{n} rewrites are left out with their writers.")),
    };
    let sentences: Vec<String> = decided.into_iter().chain(left_out).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

#[cfg(test)]
mod tests {
    use super::duration;

    #[test]
    fn times_read_as_people_say_them() {
        assert_eq!(duration(9_900), "9 s");
        assert_eq!(duration(200_000), "3 min 20 s");
        assert_eq!(duration(7_260_000), "2 h 1 min");
    }
}
