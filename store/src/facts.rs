//! What PostgreSQL says about itself, for people who set it up.

use shared::Time;

use super::Db;
use crate::{Result, Tx, row};

/// What a server of PostgreSQL says about itself.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Facts {
    /// Its version: `17.2`.
    pub version: String,
    /// The time of its clock.
    pub now: Time,
    /// Connections that it accepts from everybody together.
    pub connections: i64,
    /// Whether what it confirms survives a power cut.
    pub is_durable: bool,
    /// Whether it is a standby, which cannot be written to.
    pub is_standby: bool,
}

impl Db {
    /// What the server says about itself; `None` on SQLite, which has none.
    ///
    /// # Errors
    /// It cannot be reached.
    pub async fn facts(&self) -> Result<Option<Facts>> {
        match self {
            Self::Sqlite { .. } => Ok(None),
            Self::Postgres { .. } => self.glance().await?.facts().await,
        }
    }
}

impl Tx {
    async fn facts(&mut self) -> Result<Option<Facts>> {
        row!(
            self,
            Facts,
            "select current_setting('server_version') as version,
                    cast(extract(epoch from clock_timestamp()) * 1000000 as bigint) as now,
                    cast(current_setting('max_connections') as bigint) as connections,
                    current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off' as is_durable,
                    pg_is_in_recovery() as is_standby"
        )
    }
}
