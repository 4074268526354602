//! Settings that bound what a process uses: connections, threads, memory, time.

use std::time::Duration;

use engine::{compute::Bounds, limits::Limits};

use super::Settings;

/// Connections of reports, exports and jobs on SQLite.
const SQLITE_CONNECTIONS: u32 = 8;

impl Settings {
    /// How many connections to the database there are, and how long it works for whom. Zero seconds would mean for ever.
    pub fn limits(&self) -> Limits {
        let seconds = |seconds: u64| Duration::from_secs(seconds.max(1));
        Limits {
            connections: self.database_connections,
            background_connections: self.database_background_connections,
            statement: seconds(self.statement_seconds),
            background_statement: seconds(self.background_statement_seconds),
            lock: seconds(self.lock_seconds),
            idle: seconds(self.idle_transaction_seconds),
            prepares: self.database_prepared_statements,
        }
    }

    /// How many reports are computed at once: each holds a connection of reports, exports and jobs, of which some have to be left.
    pub fn bounds(&self) -> Bounds {
        let bounds = Bounds::default();
        let is_postgres = self.database().starts_with("postgres");
        let connections = if is_postgres { self.database_background_connections } else { SQLITE_CONNECTIONS };
        let most = usize::try_from(connections / 2).unwrap_or(usize::MAX).max(1);
        Bounds { threads: self.report_threads.unwrap_or(bounds.threads).min(most), ..bounds }
    }

    /// Bytes of reports that are kept.
    pub fn report_bytes(&self) -> usize {
        usize::try_from(self.report_mib).unwrap_or(usize::MAX).saturating_mul(1 << 20)
    }

    /// Bytes of reports that are stored in the database.
    pub fn report_stored_bytes(&self) -> u64 {
        u64::from(self.report_stored_mib) << 20
    }

    /// How long a page waits for its reports.
    pub fn report_wait(&self) -> Duration {
        Duration::from_millis(self.report_wait_ms.into())
    }
}
