//! `/studies/{study}/…` for people who manage a study: progress, payments, reports, export, jobs, audit log.

mod adjudication;
mod agreement;
mod evaluation;
mod events;
mod export;
mod full_report;
mod jobs;
mod metrics;
mod models;
pub(super) mod opening;
mod pay;
mod processes;
mod progress;
mod results;
mod rewrites;
mod statement;
mod systems;
mod tables;
mod threads;
mod versions;

pub use adjudication::Adjudication;
pub use agreement::{Agreement, AgreementDetail};
pub use evaluation::Evaluation;
pub use events::StudyEvents;
pub use export::Export;
pub use full_report::FullReport;
pub use jobs::Jobs;
pub use metrics::MetricsAgainstPeople;
pub use models::Models;
pub use pay::{Bonuses, Pay, PayOut};
pub use progress::Progress;
pub(super) use progress::left_out;
use progress::left_out_with_setting;
pub use results::Results;
pub use rewrites::Rewrites;
pub use statement::Statement;
pub use systems::Systems;
pub use tables::Tables;
pub use threads::Threads;

use crate::part::spoken;

/// The number of rewrites that a report excludes, or of which it uses a corrected text: `3 rewrites were removed in
/// post-processing. 1 rewrite was corrected in post-processing.`
fn post_processed(n_removed: usize, n_corrected: usize, n_left_out: usize) -> Option<String> {
    let say = spoken();
    let sentences: Vec<String> = [
        (n_removed > 0).then(|| say.progress_rewrites_removed(n_removed)),
        (n_corrected > 0).then(|| say.progress_rewrites_corrected(n_corrected)),
        (n_left_out > 0).then(|| say.progress_rewrites_excluded(n_left_out)),
    ]
    .into_iter()
    .flatten()
    .collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}
