//! Queries of the installation's facts.

use super::{run, scalar};
use crate::{Result, Tx};

impl Tx {
    /// Stores a fact.
    pub async fn set_fact(&mut self, key: &str, value: &str) -> Result<()> {
        run!(
            self,
            "insert into installation (key, value)
             values ($1, $2)
             on conflict (key) do update set value = excluded.value",
            key,
            value
        )?;
        Ok(())
    }

    /// A fact.
    pub async fn fact(&mut self, key: &str) -> Result<Option<String>> {
        scalar!(self, String, "select value from installation where key = $1", key)
    }

    /// Removes a fact if it has this value; whether it had.
    pub async fn remove_fact(&mut self, key: &str, value: &str) -> Result<bool> {
        Ok(run!(self, "delete from installation where key = $1 and value = $2", key, value)? == 1)
    }
}
