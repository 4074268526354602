//! Files of other annotation tools, and one model of what is in them.
//!
//! A reader hands [`Record`]s over, one after the other: items, raters, questions, answers. Whatever the file, one row
//! or element of it is in memory. A writer accepts the same records. [`Report`] holds what was counted, what has no
//! counterpart, and which parts were refused, with their places and the reasons.
//!
//! The crate knows files, and nothing of studies. The list of formats is [`FORMATS`].
//!
//! ```
//! use formats::{File, Files, Memory, convert, named};
//! let csv = "task,worker,label\ns1,w1,-3\ns1,w2,2\n";
//! let files = Files { main: vec![File::memory("labels.csv", csv)], with: Vec::new() };
//! let (from, why) = formats::detect(&files.main[0])?;
//! assert_eq!((from.name, &*why.why), ("crowd-kit", "it has the columns task, worker and label"));
//! let mut output = Memory::new("long.csv");
//! let report = convert(from, &files, &[], named("long").expect("a format"), &mut output)?;
//! assert_eq!((report.counts.items.n, report.counts.n_answers()), (2 - 1, 2));
//! # Ok::<(), formats::Error>(())
//! ```

pub mod appraise {
    //! Rows of Appraise exports as they are in the file, for the protocols that need all of them.

    pub use crate::format::appraise::{Mark, OnScore, Score, scores};
}
mod definition;
mod elements;
mod error;
mod format;
mod grouped;
mod input;
mod json;
pub mod limit;
mod list;
pub mod model;
pub mod offsets;
mod output;
mod reading;
pub mod report;
mod seen;
mod sheet;
mod spill;
mod table;
mod texts;
mod times;

pub use definition::{Format, Guess, Head, Open, Read, Write, Writer};
pub use error::Error;
pub use grouped::{Group, Grouped};
pub use input::{Bytes, File, Files};
pub use list::{FORMATS, convert, detect, named, read};
pub use model::Record;
pub use output::{Disk, Memory, Output};
pub use reading::{Batch, Reading, Sink};
pub use report::Report;
