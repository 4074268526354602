//! The query for the operator of the server.

use shared::PersonId;

use super::scalar;
use crate::{Result, Tx};

impl Tx {
    /// The administrator who has been there longest.
    pub async fn first_administrator(&mut self) -> Result<Option<PersonId>> {
        scalar!(self, PersonId, "select id from person where admin order by created_at, id limit 1")
    }
}
