//! How many of the database's connections are in use now, for monitoring.

use super::Db;

/// What is in use and who waits, at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// The connections of requests. On SQLite these only read.
    pub requests: Connections,
    /// The connections of reports, exports and jobs. On SQLite these only read.
    pub background: Connections,
    /// The connections of reports and exports to a standby, if there is one.
    pub replica: Option<Connections>,
    /// The queue before the one writer; only SQLite has it.
    pub writer: Option<WriterQueue>,
}

/// A pool of connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connections {
    /// The most that may be in use.
    pub max: usize,
    /// Those in use.
    pub in_use: usize,
    /// Who waits for one.
    pub waiting: usize,
    /// The most that may wait; further requests are asked to try again.
    pub max_waiting: usize,
}

/// The queue before SQLite's writer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriterQueue {
    /// Whether a transaction has its turn.
    pub in_use: bool,
    /// Transactions that wait for their turn.
    pub waiting: usize,
    /// The most that may wait; further requests are asked to try again.
    pub max_waiting: usize,
}

impl Db {
    /// What is in use and who waits, now.
    pub fn usage(&self) -> Usage {
        match self {
            Self::Sqlite { read, background, write } => Usage {
                requests: read.usage(),
                background: background.usage(),
                replica: None,
                writer: Some(write.usage()),
            },
            Self::Postgres { requests, background, .. } => Usage {
                requests: requests.usage(),
                background: background.usage(),
                replica: self.replica_usage(),
                writer: None,
            },
        }
    }
}
