//! How far long work is: a line on a terminal, nothing in a pipe.

use indicatif::{ProgressBar, ProgressStyle};

/// A count of texts that goes up; hidden where the standard error is no terminal.
pub fn counter(what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new_spinner().with_message(what);
    let style = ProgressStyle::with_template("{spinner} {human_pos} {msg}, {per_sec}, {elapsed}");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()))
}
