//! How far long work is: a line on a terminal, nothing in a pipe.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A count of texts that goes up; hidden where the standard error is no terminal.
pub fn counter(what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new_spinner().with_message(what);
    let style = ProgressStyle::with_template("{spinner} {human_pos} {msg}, {per_sec}{prefix}, {elapsed}");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()))
}

/// A sign of work whose length is not known; hidden where the standard error is no terminal.
pub fn waiting(what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new_spinner().with_message(what);
    let style = ProgressStyle::with_template("{spinner} {msg}, {elapsed}");
    let bar = bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}

/// Says how many tokens a second a neural model computes, in addition to texts a second.
pub fn speed(bar: &ProgressBar, tokens_per_second: f64) {
    bar.set_prefix(format!(", {tokens_per_second:.0} tokens/s"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_speed_of_a_neural_model_stands_beside_the_texts() {
        let bar = counter("texts scored");
        assert_eq!(bar.prefix(), "");
        speed(&bar, 1234.4);
        assert_eq!(bar.prefix(), ", 1234 tokens/s");
    }
}
