//! How far a training is, and how it is called off.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::bail;
use indicatif::{ProgressBar, ProgressStyle};
use scoring::torch::train::{Config, Progress};

use super::print::Measure;
use crate::command::stop;

/// Watches a training: a line on a terminal; Ctrl-C calls it off after the step.
pub struct Watcher {
    bar: ProgressBar,
    called_off: Arc<AtomicBool>,
    measure: Measure,
}

impl Watcher {
    /// Begins to watch a training with this measure.
    pub fn new(measure: Measure) -> Self {
        let called_off = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&called_off);
        tokio::spawn(async move {
            stop::asked().await;
            flag.store(true, Ordering::Relaxed);
        });
        let style = ProgressStyle::with_template("{bar:30} step {pos} of {len}, {msg}, {elapsed}");
        let bar = ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Self { bar, called_off, measure }
    }

    /// A step is done.
    pub fn step(&self, progress: &Progress) -> ControlFlow<()> {
        self.bar.set_length(progress.of as u64);
        self.bar.set_position(progress.step as u64);
        let (name, value) = self.measure;
        let told = |measure: f32| format!(", {name} {:.4}", value(f64::from(measure)));
        let correlation = progress.correlation.map_or(String::new(), |rho| format!(", spearman {rho:.4}"));
        let measure = progress.measure.map_or(String::new(), told) + &correlation;
        let (loss, speed) = (progress.loss, progress.tokens_per_second);
        self.bar.set_message(format!("loss {loss:.4}{measure}, {speed:.0} tokens/s"));
        if self.called_off.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The training has ended.
    ///
    /// # Errors
    /// It was called off.
    pub fn end(&self, config: &Config) -> anyhow::Result<()> {
        self.bar.finish_and_clear();
        if config.ended {
            return Ok(());
        }
        bail!("called off after step {}: the same command with --resume goes on", config.step)
    }
}
