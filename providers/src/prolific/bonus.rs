//! Bonuses in two steps.

use serde::Deserialize;
use serde_json::json;
use shared::Money;

use super::Prolific;
use super::study::whole;
use crate::http::{Call, segment};
use crate::{BonusLine, Error, Invalid, PreparedBonuses, Result, bonus};

/// The greatest number of bonuses in one request.
const LINES: usize = 200;

#[derive(Deserialize)]
struct BonusBody {
    id: String,
    amount: Option<f64>,
    fees: Option<f64>,
    vat: Option<f64>,
    total_amount: f64,
}

impl Prolific {
    /// Prepares bonuses. If the provider answers with another sum than was sent, its idea of the amounts is not ours, and
    /// nothing must be paid.
    pub(super) async fn add_bonuses(&self, study: &str, lines: &[BonusLine]) -> Result<PreparedBonuses> {
        let sent = bonus::sum(lines, LINES)?;
        let csv: String = lines.iter().map(line).collect::<Result<_>>()?;
        let body = json!({"study_id": segment(study)?, "csv_bonuses": csv});
        let answer = self.client.answer(&Call::post("/api/v1/submissions/bonus-payments/").json(&body)).await?;
        let body: BonusBody = answer.json()?;
        let read = |amount| whole(amount).ok_or_else(|| answer.unreadable("an amount is no number".to_owned()));
        if let Some(answered) = body.amount.map(read).transpose()?
            && answered != sent
        {
            return Err(Error::Disagrees { sent, answered });
        }
        Ok(PreparedBonuses {
            id: body.id,
            study: study.to_owned(),
            lines: lines.to_vec(),
            amount: sent,
            fees: body.fees.map(read).transpose()?,
            vat: body.vat.map(read).transpose()?,
            total: Some(read(body.total_amount)?),
        })
    }

    /// Pays, once: this call is never repeated, whatever happens.
    pub(super) async fn pay(&self, bonuses: &PreparedBonuses) -> Result<()> {
        let path = format!("/api/v1/bulk-bonus-payments/{}/pay/", segment(&bonuses.id)?);
        self.client.done(&Call::post(path)).await
    }
}

/// A line: the recipient, and the amount in major units with at most two decimal places.
fn line(line: &BonusLine) -> Result<String> {
    Ok(format!("{},{}\n", segment(&line.recipient)?, major(&line.amount)?))
}

/// An amount in major units, written from whole minor units. The format ends after two decimal places, so that a third one
/// can only be a zero.
fn major(amount: &Money) -> Result<String> {
    if shared::money::places(&amount.currency).is_none() {
        let (found, expected) = (amount.currency.clone(), "one with an ISO 4217 code".to_owned());
        return Err(Invalid::Currency { found, expected }.into());
    }
    let text = amount.in_field();
    let Some((whole, decimals)) = text.split_once('.') else { return Ok(text) };
    let (kept, rest) = decimals.split_at(decimals.len().min(2));
    if rest.bytes().any(|digit| digit != b'0') {
        return Err(Invalid::Decimals(format!("{text}\u{a0}{}", amount.currency)).into());
    }
    Ok(format!("{whole}.{kept}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_written_in_major_units_or_refused() {
        let written = |minor, currency| major(&Money::new(minor, currency)).ok();
        let good = [(150, "USD", "1.50"), (3_000, "GBP", "30.00"), (5, "BRL", "0.05"), (300, "JPY", "300")];
        for (minor, currency, text) in good.into_iter().chain([(1_250, "KWD", "1.25"), (1_000, "KWD", "1.00")]) {
            assert_eq!(written(minor, currency).as_deref(), Some(text));
        }
        assert_eq!([written(1_255, "KWD"), written(1, "KWD"), written(100, "XXX")], [None, None, None]);
    }
}
