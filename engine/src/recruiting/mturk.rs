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
use store::pay_out::{Owed, PayOut};

use super::comparison::Here;
use super::known::Known;
use crate::{
    Engine, Result,
    access::{Permit as _, known_study},
    audit::event::Happened,
    blocking::heavy,
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
    /// Whether the study pays in USD, the currency of Mechanical Turk: otherwise there are no bonuses.
    pub pays_in_dollars: bool,
    /// A list for each payout with money for workers of Mechanical Turk that nobody has confirmed.
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
    /// The assignment with which they took part here.
    pub took_part_with: Option<String>,
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
    /// The numbers of the workers of the payout who are left out: they are not in the file, their assignment is not decided, or they came
    /// by several entrances.
    pub left_out: Vec<i64>,
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
        // What is known is read first: a place for a whole file is held by nobody who waits for a connection.
        let known = self.known_at(study, entrance, Provider::Mturk).await?;
        let ledger = self.ledger_in_dollars(study, say).await?;
        let read = heavy(move || compared(&file, &known, &ledger)).await??;
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        self.note(&mut tx, Happened::by(actor, study, "read_results", "entrance", entrance)).await?;
        tx.commit().await?;
        Ok(read)
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

    /// The payouts of a study.
    async fn ledger_in_dollars(&self, study: StudyId, say: Locale) -> Result<Ledger> {
        let mut tx = self.in_background().read().await?;
        let found = known_study(&mut tx, study).await?;
        let pays_in_dollars = found.settings.currency == bonus::CURRENCY;
        let mut pay_outs = Vec::new();
        if pays_in_dollars {
            for pay_out in tx.pay_outs(study).await?.into_iter().rev() {
                let owed = tx.owed(study, pay_out.id).await?;
                pay_outs.push((pay_out, owed));
            }
        }
        Ok(Ledger { pays_in_dollars, reason: say.mturk_bonus_reason(&found.title), pay_outs })
    }
}

/// What a study owes its workers.
struct Ledger {
    /// Whether it pays in the currency of the site.
    pays_in_dollars: bool,
    /// What workers read next to a bonus.
    reason: String,
    /// The payouts with what each worker gets, in the order in which they were made; none in another currency.
    pay_outs: Vec<(PayOut, Vec<Owed>)>,
}

/// Reads a file of results and compares it with what is known.
fn compared(file: &[u8], known: &Known, ledger: &Ledger) -> Result<MturkResults, Problem> {
    let unusable = |why: String| Problem::invalid("file", refusal::results_unusable(why));
    let results = Results::read(file, Entities::Decode).map_err(|fault| unusable(fault.to_string()))?;
    let rows = judge::rows(&results, known);
    let decisions: BTreeMap<String, Decision> = rows.iter().filter_map(as_decision).collect();
    let decisions = approval::write(&results, &decisions).map_err(|refused| unusable(refused.to_string()))?;
    let mut due = bonus::Due::new(&results, &rows, known);
    let mut bonuses = Vec::new();
    for (pay_out, owed) in &ledger.pay_outs {
        bonuses.extend(due.next(pay_out, owed, &ledger.reason)?);
    }
    bonuses.reverse();
    Ok(MturkResults { rows, decisions, pays_in_dollars: ledger.pays_in_dollars, bonuses })
}

fn as_decision(row: &ResultRow) -> Option<(String, Decision)> {
    let decision = match row.decision.as_ref()? {
        RowDecision::Approve => Decision::Approve,
        RowDecision::Reject { reason } => Decision::Reject(reason.clone()),
    };
    Some((row.assignment.clone()?, decision))
}
