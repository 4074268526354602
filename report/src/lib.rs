//! Everything that is computed from a study's data and shown to researchers: agreement, evaluation, metrics, systems,
//! rewrites, the tables of papers, the data statement, progress and exports.
//!
//! Each report is a method of [`Reports`], in the file with the report's name. This crate only reads a study's data and
//! never changes it; it stores nothing but the reports. It does not depend on HTTP or HTML.

mod adjudication;
pub mod agreement;
mod baseline;
mod cache;
pub mod evaluation;
pub mod export;
pub mod funnel;
pub mod grid;
pub mod label;
mod memory;
pub mod metrics;
pub mod paper;
pub mod progress;
pub mod quality;
pub mod rewrites;
pub mod statement;
pub mod systems;
mod times;
pub mod wages;

use std::sync::Arc;

use engine::{
    Engine, Result,
    crowd::{
        answers::{TaskSeries, shown_in_words, versions_in_words},
        known::{LeftOut, left_out_sentence},
    },
};
use shared::{Locale, StudyId, VersionChoice};

use self::cache::{Cache, PageWait, Steps, Why};

pub use cache::{Computing, ReportKind, Usage, Waited};
pub use tabular::number;

/// The people whose work a report excludes, as a LaTeX comment in English; empty if nobody is excluded.
fn left_out_comment(left_out: &LeftOut) -> String {
    left_out_sentence(left_out, Locale::En).map(|sentence| tabular::latex::comment(&sentence)).unwrap_or_default()
}

/// The versions of tasks that a report is about, as LaTeX comments in English; empty if there was no choice.
fn versions_comment(series: &[TaskSeries]) -> String {
    shown_in_words(series, Locale::En).iter().map(|sentence| tabular::latex::comment(sentence)).collect()
}

/// The versions behind a row of a file: `1`, or `2 and 3 (wording corrected)`.
fn versions_cell(numbers: impl Iterator<Item = i64>) -> String {
    let numbers: Vec<i64> = numbers.collect();
    let words = versions_in_words(&numbers, Locale::En);
    words.split_once(' ').map_or_else(String::new, |(_, rest)| rest.to_owned())
}

/// Bytes of reports that are kept in memory unless configured otherwise.
pub const KEPT_BYTES: usize = 64 << 20;

/// The reports of a process: their computation and the cache of results.
#[derive(Clone, Debug)]
pub struct Reports {
    engine: Engine,
    cache: Arc<Cache>,
    versions: Arc<VersionChoice>,
    /// Where the computation that uses them counts its steps.
    steps: Steps,
    /// The page that waits for them, if it is one.
    page: Option<Arc<PageWait>>,
    why: Why,
    /// The most bytes of reports in the database; 0 if they are kept in memory alone.
    stored_bytes: i64,
}

impl Reports {
    /// Reports on the studies of an engine, of which at most [`KEPT_BYTES`] are kept.
    pub fn new(engine: Engine) -> Self {
        Self::keeping(engine, KEPT_BYTES)
    }

    /// The same with a given limit for the stored bytes.
    pub fn keeping(engine: Engine, bytes: usize) -> Self {
        let (cache, versions) = (Arc::new(Cache::new(bytes)), Arc::default());
        Self { engine, cache, versions, steps: Steps::default(), page: None, why: Why::Asked, stored_bytes: 0 }
    }

    /// The same, which are stored in the database for other servers and for the next start as well: at most so many bytes of all
    /// studies together, and none if it is 0.
    #[must_use]
    pub fn storing(self, bytes: u64) -> Self {
        Self { stored_bytes: i64::try_from(bytes).unwrap_or(i64::MAX), ..self }
    }

    /// The same reports about other versions of tasks than the latest ones that have answers.
    #[must_use]
    pub fn of_versions(&self, versions: VersionChoice) -> Self {
        Self { versions: Arc::new(versions), ..self.clone() }
    }

    /// The use cases they read by.
    pub const fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The same on the connections of reports, exports and jobs, which no request waits for.
    fn in_background(&self) -> Self {
        Self { engine: self.engine.in_background(), ..self.clone() }
    }

    /// Runs what reads and computes for a report on a thread for it: see [`Engine::compute`].
    async fn compute<T: Send + 'static>(
        &self,
        study: StudyId,
        work: impl AsyncFnOnce(Self) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let own = self.clone();
        let counted = async move |engine: Engine| {
            own.steps.expect(1);
            let steps = own.steps.clone();
            let done = work(Self { engine, ..own }).await;
            steps.take();
            done
        };
        self.engine.compute(study, counted).await
    }
}
