//! Answers read back as numbers: one place for pages, statistics and adjudication.

mod asked;
mod judged;
mod rejected;
mod rows;
mod stored;
mod table;
mod versions;

pub use asked::{asked, offered, questions};
pub use judged::Judging;
pub use rejected::{counts_rejected, left_out};
pub use rows::Rows;
pub use stored::StoredAnswer;
pub use table::{Answers, Kind, Table, VersionUsed};
pub use versions::{Series, ShownVersions, TaskSeries, shown_in_words, shown_versions, versions_in_words};
