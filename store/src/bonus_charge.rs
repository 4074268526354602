//! Queries of what providers charge for bonuses.

use shared::{Service, StudyId, Time, WorkerId};

use super::{rows, run};
use crate::provider_payment::Payable;
use crate::{Result, Tx};

/// A submission through which a worker would be paid in the next payout.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct NextPayable {
    /// The submission.
    #[sqlx(flatten)]
    pub payable: Payable,
    /// What its reward has paid in payouts before, in minor units.
    pub covered: i64,
}

/// What a provider charges for bonuses that are sent together. Amounts are in minor units; what the provider has not named is absent.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BonusCharge {
    pub provider: Service,
    /// The provider's id of the bonuses.
    pub prepared: String,
    pub study_id: StudyId,
    pub currency: String,
    /// What the workers get together.
    pub amount: i64,
    pub fees: Option<i64>,
    pub vat: Option<i64>,
    /// What the account pays.
    pub total: Option<i64>,
    pub created_at: Time,
}

/// What a provider has charged for the bonuses of a study, added up. Amounts are in minor units.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct BonusCharges {
    pub currency: String,
    pub amount: i64,
    pub fees: i64,
    pub vat: i64,
    pub total: i64,
    /// How often the provider has not named all of this.
    pub unnamed: i64,
}

impl Tx {
    /// Stores what a provider charges for bonuses that are about to be paid.
    pub async fn add_bonus_charge(&mut self, new: &BonusCharge) -> Result<()> {
        run!(
            self,
            "insert into bonus_charge (provider, prepared, study_id, currency, amount, fees, vat, total, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             on conflict (provider, prepared) do nothing",
            new.provider,
            new.prepared.as_str(),
            new.study_id,
            new.currency.as_str(),
            new.amount,
            new.fees,
            new.vat,
            new.total,
            new.created_at
        )?;
        Ok(())
    }

    /// The submissions at a provider of the workers whom the next payout pays, but for one worker; the latest of each worker first.
    pub async fn next_payable(
        &mut self,
        (study, provider): (StudyId, Service),
        but: Option<WorkerId>,
    ) -> Result<Vec<NextPayable>> {
        rows!(
            self,
            NextPayable,
            "select line.worker_id, s.provider_study, s.submission, s.status, min(line.currency) as currency,
                    cast(sum(line.amount) as bigint) as owed,
                    cast((select coalesce(sum(o.covered), 0)
                            from provider_payment o
                           where o.provider = $2 and o.submission = s.submission) as bigint) as covered
               from payment line
               join identity i on i.worker_id = line.worker_id and i.provider = $2
               join provider_submission s
                 on s.study_id = i.study_id and s.provider = i.provider and s.participant = i.participant
              where line.study_id = $1
                and line.state = 'approved'
                and ($3 is null or line.worker_id <> $3)
                and s.provider_study <> ''
              group by line.worker_id, s.provider_study, s.submission, s.status, s.started_at
             having sum(line.amount) > 0 and count(distinct line.currency) = 1
              order by line.worker_id, coalesce(s.started_at, 0) desc, s.submission",
            study,
            provider,
            but
        )
    }

    /// What a provider has charged for the bonuses of a study that were paid, or may have been; one sum for each currency.
    pub async fn bonus_charges(&mut self, study: StudyId, provider: Service) -> Result<Vec<BonusCharges>> {
        rows!(
            self,
            BonusCharges,
            "select c.currency,
                    cast(sum(c.amount) as bigint) as amount,
                    cast(sum(coalesce(c.fees, 0)) as bigint) as fees,
                    cast(sum(coalesce(c.vat, 0)) as bigint) as vat,
                    cast(sum(coalesce(c.total, c.amount)) as bigint) as total,
                    cast(sum(case when c.fees is null or c.vat is null or c.total is null then 1 else 0 end) as bigint) as unnamed
               from bonus_charge c
              where c.study_id = $1
                and c.provider = $2
                and exists (select 1
                              from provider_payment p
                             where p.provider = c.provider
                               and p.prepared = c.prepared
                               and p.state in ('accepted', 'unclear', 'paid'))
              group by c.currency
              order by c.currency",
            study,
            provider
        )
    }
}
