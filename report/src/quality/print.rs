//! The quality of work as files.

use shared::Money;

use super::{Measured, Standing, WorkQuality, WorkerQuality};
use crate::grid::{Cell, Grid};

impl WorkQuality {
    /// A row for each worker.
    pub fn grid(&self) -> Grid {
        let hourly = format!("pay per hour ({})", self.currency);
        let columns = [
            "language",
            "state",
            "excluded since",
            "reason for the exclusion",
            "submissions",
            "answers",
            "agreement",
            "shared items",
            "questions",
            "questions agreeing with nobody",
            "equal answers (%)",
            "pairs",
            "gold right (%)",
            "gold seen",
            "seconds per HIT",
            "ratio to the median",
            "skipped items (%)",
            "items",
            &hourly,
            "reasons to look",
        ];
        let rows = self.workers.iter().map(|worker| self.row(worker));
        Grid::new(&["worker"], columns).rows(rows, "nobody has submitted anything yet")
    }

    /// One row per worker; the last column has the reasons for empty cells.
    pub fn to_csv(&self) -> String {
        self.grid().to_csv()
    }

    /// A LaTeX table (booktabs).
    pub fn to_latex(&self) -> String {
        self.grid().to_latex().to_string()
    }

    fn row(&self, worker: &WorkerQuality) -> Vec<Cell> {
        let unit = 10_f64.powi(i32::try_from(Money::new(0, self.currency.clone()).places()).unwrap_or(2));
        let number = |measured: &Measured, times: f64, digits| match measured {
            Measured::Value { value, .. } => Cell::number(value * times, digits),
            Measured::Undefined { undefined } => Cell::empty(undefined.text()),
        };
        let n = |measured: &Measured| match measured {
            Measured::Value { n, .. } => Cell::count(*n),
            Measured::Undefined { .. } => Cell::count(0),
        };
        vec![
            Cell::text(&worker.pseudonym),
            Cell::text(worker.language.as_str()),
            Cell::text(word(worker.standing)),
            Cell::text(worker.excluded_at.map(|at| at.to_string()).unwrap_or_default()),
            Cell::text(&worker.exclusion_reason),
            Cell::count(worker.n_submissions),
            Cell::count(worker.n_answers),
            number(&worker.agreement, 1.0, 2),
            n(&worker.agreement),
            Cell::count(worker.n_questions),
            Cell::count(worker.n_alone),
            number(&worker.equal, 100.0, 1),
            n(&worker.equal),
            number(&worker.gold, 100.0, 1),
            n(&worker.gold),
            number(&worker.seconds, 1.0, 1),
            number(&worker.pace, 1.0, 2),
            number(&worker.skipped, 100.0, 1),
            n(&worker.skipped),
            number(&worker.hourly, 1.0 / unit, 2),
            Cell::text(worker.reasons.iter().map(|one| one.reason.text()).collect::<Vec<_>>().join(" ")),
        ]
    }
}

/// The state in files.
fn word(standing: Standing) -> String {
    match standing {
        Standing::Active => "active".to_owned(),
        Standing::Waiting(gate) => format!("waiting: {gate}"),
        Standing::Failed(gate) => format!("failed: {gate}"),
        Standing::Withdrawn => "withdrawn".to_owned(),
    }
}
