//! Queries of where money goes and where it comes from, for payouts outside of a provider.

use serde::{Deserialize, Serialize};
use shared::{PersonId, StudyId, Time, WorkerId};

use super::{row, run};
use crate::{Result, Tx};

/// Where the money of a worker goes, as they gave it for one study.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Payee {
    /// The name of the account's holder.
    pub name: String,
    /// The international number of the account; empty if it is not given.
    pub iban: String,
    /// The address of an account at PayPal; empty if it is not given.
    pub paypal: String,
}

/// From which account a study pays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Payer {
    /// The name of the account's holder.
    pub name: String,
    /// The international number of the account.
    pub iban: String,
    /// The code of the bank; may be empty.
    pub bic: String,
}

impl Tx {
    /// Where the money of a worker goes.
    pub async fn payee(&mut self, worker: WorkerId) -> Result<Option<Payee>> {
        row!(self, Payee, "select name, iban, paypal from payee where worker_id = $1", worker)
    }

    /// Where the money of a person goes, as they gave it last in any study.
    pub async fn last_payee(&mut self, person: PersonId) -> Result<Option<Payee>> {
        row!(
            self,
            Payee,
            "select p.name, p.iban, p.paypal
               from payee p
               join worker w on w.id = p.worker_id
              where w.person_id = $1
              order by p.updated_at desc, p.worker_id
              limit 1",
            person
        )
    }

    /// Stores where the money of a worker goes.
    pub async fn set_payee(&mut self, worker: WorkerId, payee: &Payee, at: Time) -> Result<()> {
        run!(
            self,
            "insert into payee (worker_id, name, iban, paypal, updated_at)
             values ($1, $2, $3, $4, $5)
             on conflict (worker_id) do update
                set name = $2,
                    iban = $3,
                    paypal = $4,
                    updated_at = $5",
            worker,
            payee.name.as_str(),
            payee.iban.as_str(),
            payee.paypal.as_str(),
            at
        )?;
        Ok(())
    }

    /// Removes where the money of a worker goes; whether it was there.
    pub async fn drop_payee(&mut self, worker: WorkerId) -> Result<bool> {
        Ok(run!(self, "delete from payee where worker_id = $1", worker)? > 0)
    }

    /// From which account a study pays.
    pub async fn payer(&mut self, study: StudyId) -> Result<Option<Payer>> {
        row!(self, Payer, "select name, iban, bic from payer where study_id = $1", study)
    }

    /// Stores from which account a study pays.
    pub async fn set_payer(&mut self, study: StudyId, payer: &Payer) -> Result<()> {
        run!(
            self,
            "insert into payer (study_id, name, iban, bic)
             values ($1, $2, $3, $4)
             on conflict (study_id) do update
                set name = $2,
                    iban = $3,
                    bic = $4",
            study,
            payer.name.as_str(),
            payer.iban.as_str(),
            payer.bic.as_str()
        )?;
        Ok(())
    }
}
