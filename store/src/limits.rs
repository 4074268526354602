//! How many connections a process holds, and how long its statements and transactions may take.

use std::time::Duration;

/// Connections and times. On SQLite only the numbers of connections matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections for requests.
    pub connections: u32,
    /// Connections for reports, exports and jobs: these never take one of the others.
    pub background_connections: u32,
    /// How long a statement of a request may take.
    pub statement: Duration,
    /// How long a statement of a report, an export or a job may take.
    pub background_statement: Duration,
    /// How long a statement waits for a lock.
    pub lock: Duration,
    /// How long a request's transaction may do nothing.
    pub idle: Duration,
    /// Whether statements are kept prepared on a connection, and the times above are asked for when it opens. Not through a
    /// pooler that gives each transaction another backend and does not know of prepared statements.
    pub prepares: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20,
            background_connections: 8,
            statement: Duration::from_secs(30),
            background_statement: Duration::from_mins(15),
            lock: Duration::from_secs(10),
            idle: Duration::from_mins(1),
            prepares: true,
        }
    }
}

/// How long a transaction of a report, an export or a job may do nothing.
const BACKGROUND_IDLE: Duration = Duration::from_hours(2);

/// The timeouts that one of the two pools asks the database server for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timeouts {
    pub statement: Duration,
    pub lock: Duration,
    pub idle: Duration,
}

impl Limits {
    pub(super) const fn requests(&self) -> Timeouts {
        Timeouts { statement: self.statement, lock: self.lock, idle: self.idle }
    }

    /// Exports keep their transaction open while a slow reader takes the last pieces, and reports while they compute what they have
    /// read, which may take longer than any statement.
    pub(super) const fn background(&self) -> Timeouts {
        Timeouts { statement: self.background_statement, lock: self.lock, idle: BACKGROUND_IDLE }
    }
}
