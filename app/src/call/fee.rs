//! What Prolific adds to bonuses.

use engine::recruiting::fee::{BonusFees, BonusQuote};
use leptos::prelude::*;
use shared::{Locale, Problem, StudyId};

use super::{here, visit};

/// Asks Prolific what the bonuses of the next payout cost.
#[server(prefix = "/fn", endpoint = "pay/quote")]
pub async fn quote_bonuses(
    /// The study.
    study: StudyId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let quote = Box::pin(engine.quote_bonuses(&actor, study)).await?;
    let visit = visit();
    visit.tell(in_words(&quote, visit.locale));
    leptos_axum::redirect(&format!("/studies/{study}/pay#fees"));
    Ok(())
}

fn in_words(quote: &BonusQuote, say: Locale) -> String {
    let BonusQuote { workers, covered, left_out, beyond, charged, available } = quote;
    let [n, covered, left_out, beyond] = [*workers, *covered, *left_out, *beyond].map(|n| n as u64);
    let bonuses = charged.bonuses.clone();
    let cost = match (n, charged.fees.clone(), charged.vat.clone(), charged.total.clone()) {
        (0, ..) => say.fees_quote_none().to_owned(),
        (_, Some(fees), Some(vat), Some(total)) => say.fees_quote(n, bonuses, fees, vat, total),
        _ => say.fees_quote_unnamed(n, bonuses),
    };
    let sentences = [
        Some(cost),
        (covered > 0).then(|| say.fees_quote_covered(covered)),
        (left_out > 0).then(|| say.fees_quote_left_out(left_out)),
        (beyond > 0).then(|| say.fees_quote_beyond(beyond)),
        (n > 0).then(|| say.fees_quote_available(available.clone())),
    ];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What Prolific has charged for the bonuses of a study.
pub async fn bonus_fees(study: StudyId) -> Result<BonusFees, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.bonus_fees(&actor, study).await?)
}
