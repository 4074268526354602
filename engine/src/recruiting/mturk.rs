//! The results of a batch of Mechanical Turk, compared with what this server knows: the file with decisions that goes back to the
//! site, and the lists of bonuses. Nothing of the file is stored.

mod bonus;
mod judge;

use std::collections::BTreeMap;

use payfile::mturk::answer::Entities;
use payfile::mturk::approval::{self, Decision};
use payfile::mturk::results::Results;
use serde::Serialize;
use shared::{
    Action, Actor, EntranceId, Locale, PayOutId, Problem, Provider, RowFinding, StudyId, Time, limit, refusal,
};

use self::judge::Known;
use super::comparison::Here;
use crate::{
    Engine, Result,
    access::{Permit as _, known_study},
    audit::event::Happened,
    blocking::place,
};

/// What a file of results leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MturkResults {
    /// Its rows, and who has finished here without one: differences first.
    pub rows: Vec<ResultRow>,
    /// The file with decisions, for the site: all columns and rows of the results, with `Approve` or `Reject` filled in where the
    /// rows say so.
    pub decisions: String,
    /// A list for each payout with money for workers of the file that nobody has confirmed. Empty if the study does not pay in USD.
    pub bonuses: Vec<BonusList>,
}

/// A row of the results, or somebody who has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ResultRow {
    /// The worker's id at Mechanical Turk.
    pub worker: String,
    /// The assignment; absent for somebody who is not in the file.
    pub assignment: Option<String>,
    /// Its state there, in the words of the site.
    pub status: Option<String>,
    /// The code that was entered.
    pub code: Option<String>,
    /// The worker here, if they came.
    pub here: Option<Here>,
    /// What follows.
    pub finding: RowFinding,
    /// What the file with decisions says about the row, if this server fills it in.
    pub decision: Option<RowDecision>,
}

/// What is filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "decision", rename_all = "snake_case")]
pub enum RowDecision {
    /// The site pays the reward.
    Approve,
    /// The site does not pay it.
    Reject {
        /// What the worker reads.
        reason: String,
    },
}

/// The bonuses that make up for what a payout owes beyond the rewards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BonusList {
    /// The payout.
    pub pay_out: PayOutId,
    /// When it was made.
    pub created_at: Time,
    /// How many bonuses there are.
    pub bonuses: usize,
    /// Their sum, in cents.
    pub cents: i64,
    /// How many workers of the payout are left out, because their assignment is not decided or they are not in the file.
    pub left_out: usize,
    /// The list as CSV; empty without bonuses.
    pub file: String,
}

impl MturkResults {
    /// How many rows a person has to look at.
    pub fn n_differences(&self) -> usize {
        self.rows.iter().filter(|row| row.finding.is_difference()).count()
    }

    /// How many rows are approved, and how many rejected.
    pub fn n_decided(&self) -> (usize, usize) {
        let count = |wanted: fn(&RowDecision) -> bool| {
            self.rows.iter().filter(|row| row.decision.as_ref().is_some_and(wanted)).count()
        };
        (
            count(|decision| *decision == RowDecision::Approve),
            count(|decision| matches!(decision, RowDecision::Reject { .. })),
        )
    }
}

impl Engine {
    /// Compares the results of a batch with the participants of an entrance. The audit log says who has done so.
    ///
    /// # Errors
    /// The actor may not pay in this study, it has no such entrance for Mechanical Turk, or the file cannot be used: then the error
    /// names the line.
    pub async fn read_results(
        &self,
        actor: &Actor,
        (study, entrance): (StudyId, EntranceId),
        file: Vec<u8>,
    ) -> Result<MturkResults> {
        let say = self.entrance_of_mturk(actor, (study, entrance)).await?;
        if file.len() > limit::MTURK_RESULTS {
            return Err(Problem::invalid("file", refusal::results_too_large(limit::MTURK_RESULTS >> 20)).into());
        }
        let place = place().await?;
        let results = place
            .run(move || Results::read(&file, Entities::Decode))
            .await?
            .map_err(|unusable| Problem::invalid("file", refusal::results_unusable(unusable.to_string())))?;
        let known = self.known_at_mturk(study, entrance).await?;
        let rows = judge::rows(&results, &known);
        let decisions: BTreeMap<String, Decision> = rows.iter().filter_map(as_decision).collect();
        let decisions = approval::write(&results, &decisions)
            .map_err(|refused| Problem::invalid("file", refusal::results_unusable(refused.to_string())))?;
        let bonuses = self.bonuses_at_mturk(study, &results, &rows, say).await?;
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        self.note(&mut tx, Happened::by(actor, study, "read_results", "entrance", entrance)).await?;
        tx.commit().await?;
        Ok(MturkResults { rows, decisions, bonuses })
    }

    /// Checks that the study has this entrance, that it is one for Mechanical Turk, and that the actor may pay. Returns the language
    /// in which its workers are written to.
    async fn entrance_of_mturk(&self, actor: &Actor, (study, entrance): (StudyId, EntranceId)) -> Result<Locale> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        let found = tx.entrance(study, entrance).await?.ok_or(Problem::NotFound)?.entrance;
        let is_mturk = found.settings.provider == Some(Provider::Mturk);
        let say = found.language.as_ref().and_then(Locale::spoken_in).unwrap_or(Locale::En);
        if is_mturk { Ok(say) } else { Err(Problem::NotFound.into()) }
    }

    /// Who came by the entrances for Mechanical Turk.
    async fn known_at_mturk(&self, study: StudyId, entrance: EntranceId) -> Result<Known> {
        let on = self.in_background();
        let mut known = Known::default();
        for listed in on.read().await?.entrances(study).await? {
            if listed.entrance.settings.provider == Some(Provider::Mturk) {
                let is_asked = listed.entrance.id == entrance;
                for one in on.arrived(&listed.entrance, None).await? {
                    known.add(one, is_asked);
                }
            }
        }
        for (worker, reason) in on.read().await?.all_rejected(study).await? {
            known.reject(worker, &reason);
        }
        Ok(known)
    }

    /// The bonuses of the payouts that nobody has confirmed.
    async fn bonuses_at_mturk(
        &self,
        study: StudyId,
        results: &Results,
        rows: &[ResultRow],
        say: Locale,
    ) -> Result<Vec<BonusList>> {
        let on = self.in_background();
        let found = known_study(&mut on.read().await?, study).await?;
        if found.settings.currency != bonus::CURRENCY {
            return Ok(Vec::new());
        }
        let mut pay_outs = on.read().await?.pay_outs(study).await?;
        pay_outs.reverse();
        let reason = say.mturk_bonus_reason(&found.title);
        let mut due = bonus::Due::new(results, rows);
        let mut lists = Vec::new();
        for pay_out in pay_outs {
            let owed = on.read().await?.owed(study, pay_out.id).await?;
            let list = due.next(&pay_out, &owed, &reason);
            lists.extend(list.filter(|_| pay_out.sent > 0));
        }
        lists.reverse();
        Ok(lists)
    }
}

fn as_decision(row: &ResultRow) -> Option<(String, Decision)> {
    let decision = match row.decision.as_ref()? {
        RowDecision::Approve => Decision::Approve,
        RowDecision::Reject { reason } => Decision::Reject(reason.clone()),
    };
    Some((row.assignment.clone()?, decision))
}
