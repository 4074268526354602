//! Answers read back as numbers: one place for pages, statistics and adjudication.

mod judged;
mod rejected;
mod stored;
mod table;
mod versions;

pub use judged::{Judged, asked, judged_answers, offered, questions};
pub use rejected::{counts_rejected, left_out};
pub use stored::StoredAnswer;
pub use table::{Kind, Table, VersionUsed, tables};
pub use versions::{Series, ShownVersions, TaskSeries, shown_in_words, shown_versions, versions_in_words};
