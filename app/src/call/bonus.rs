//! Bonuses: computed by a rule and approved, or given by hand.

use engine::money::bonus::{BonusDraft, NewBonus, OwnBonus, RuleForm, typed_bonus};
use leptos::prelude::*;
use shared::{BonusRoundId, BonusRule, Money, PaymentId, Problem, StudyId};

use super::pay::numbered;
use super::{here, visit};

/// Computes a bonus for each worker by a rule.
#[server(prefix = "/fn", endpoint = "bonus/compute")]
pub async fn compute_bonuses(
    /// The study.
    study: StudyId,
    /// The rule.
    #[server(flatten)]
    rule: RuleForm,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let currency = engine.study(&actor, study).await?.settings.currency;
    engine.compute_bonuses(&actor, study, rule.read(&currency)?).await?;
    leptos_axum::redirect(&format!("/studies/{study}/pay/bonus#round"));
    Ok(())
}

/// Changes the bonus of one worker in the round.
#[server(prefix = "/fn", endpoint = "bonus/change")]
pub async fn change_bonus(
    /// The study.
    study: StudyId,
    /// The round.
    round: BonusRoundId,
    /// The worker: `W017`.
    worker: String,
    /// In major units.
    #[server(default)]
    amount: String,
    /// Why.
    #[server(default)]
    reason: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let minor = typed_bonus(&amount, &engine.study(&actor, study).await?.settings.currency)?;
    engine.set_bonus(&actor, study, round, (numbered(&worker)?, minor, &reason)).await?;
    leptos_axum::redirect(&format!("/studies/{study}/pay/bonus#round"));
    Ok(())
}

/// Approves the round.
#[server(prefix = "/fn", endpoint = "bonus/approve")]
pub async fn approve_bonuses(
    /// The study.
    study: StudyId,
    /// The round.
    round: BonusRoundId,
    /// What the page said that it pays, in minor units.
    total: i64,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let n = engine.approve_bonuses(&actor, study, (round, total)).await?;
    let visit = visit();
    visit.tell(visit.locale.bonuses_approved_n(n));
    leptos_axum::redirect(&format!("/studies/{study}/pay#pay-outs"));
    Ok(())
}

/// Gives one worker a bonus.
#[server(prefix = "/fn", endpoint = "bonus/give")]
pub async fn give_bonus(
    /// The study.
    study: StudyId,
    /// An id of the form, so that a second click gives no second bonus.
    id: PaymentId,
    /// The worker: `W017`.
    #[server(default)]
    worker: String,
    /// In major units.
    #[server(default)]
    amount: String,
    /// What it is for.
    #[server(default)]
    reason: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let currency = engine.study(&actor, study).await?.settings.currency;
    let amount = typed_bonus(&amount, &currency)?;
    let bonus = NewBonus { id, worker: numbered(&worker)?, amount, reason };
    engine.give_bonus(&actor, study, &bonus).await?;
    let visit = visit();
    visit.tell(visit.locale.bonuses_given(Money::new(amount, currency), shared::pseudonym(bonus.worker)));
    leptos_axum::redirect(&format!("/studies/{study}/pay/bonus"));
    Ok(())
}

/// The round that nobody has approved yet.
pub async fn bonus_draft(study: StudyId) -> Result<Option<BonusDraft>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.bonus_draft(&actor, study).await?)
}

/// The rules to start from, with the currency of the study.
pub async fn bonus_rules(study: StudyId) -> Result<(BonusRule, BonusRule, String), Problem> {
    let (engine, actor) = here()?;
    let study = engine.study(&actor, study).await?;
    let [target, xformal] = engine::money::bonus::offered(&study);
    Ok((target, xformal, study.settings.currency))
}

/// An id for a bonus that a form gives.
pub fn new_bonus_id() -> Result<PaymentId, Problem> {
    Ok(here()?.0.id())
}

/// The reader's bonuses in a study, newest first.
pub async fn my_bonuses(study: StudyId) -> Result<Vec<OwnBonus>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.my_bonuses(&actor, study).await?)
}
