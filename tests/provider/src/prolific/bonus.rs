//! Calls about bonuses.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::{Value, json};
use shared::Money;

use super::Server;
use crate::reply::{Failure, Reply, empty, with};
use crate::state::{Bonus, State as Everything, charged, fee, tax};

pub async fn prepare(State(shared): Server, Json(body): Json<Value>) -> Reply {
    let mut state = shared.lock();
    let study = body["study_id"].as_str().unwrap_or_default().to_owned();
    if !state.studies.contains_key(&study) {
        return Err(Failure::unknown());
    }
    let lines = body["csv_bonuses"].as_str().unwrap_or_default().lines();
    let lines = lines.map(|line| read(&state, &study, line)).collect::<Result<Vec<_>, _>>()?;
    if lines.is_empty() || lines.len() > 200 {
        return Err(Failure::bad("Between 1 and 200 bonuses."));
    }
    let amount: i64 = lines.iter().map(|(_, amount)| amount).sum();
    let (id, total) = (state.id(), charged(amount));
    let answer = json!({
        "id": id, "study": study, "amount": amount, "fees": fee(amount), "vat": tax(fee(amount)), "total_amount": total,
    });
    state.bonuses.insert(id, Bonus { study, lines, total, paid: 0 });
    with(StatusCode::CREATED, answer)
}

/// A line: the submission of the study, and minor units.
fn read(state: &Everything, study: &str, line: &str) -> Result<(String, i64), Failure> {
    let (who, amount) = line.split_once(',').ok_or_else(|| Failure::bad(format!("No amount in: {line}")))?;
    let took_part = |id: &str, found: &crate::submission::Submission| {
        found.study == study && (id == who || found.participant == who)
    };
    let submission = state.submissions.iter().find(|(id, found)| took_part(id, found));
    let (submission, _) = submission.ok_or_else(|| Failure::bad(format!("{who} did not take part.")))?;
    let amount = Money::typed(amount, &state.currency).filter(|amount| amount.minor > 0);
    let amount = amount.ok_or_else(|| Failure::bad(format!("{who} has an amount that is none.")))?;
    Ok((submission.clone(), amount.minor))
}

/// Pays. A second call pays again: this is what the real one does.
pub async fn pay(State(shared): Server, Path(id): Path<String>) -> Reply {
    let mut state = shared.lock();
    let (total, lines) = match state.bonuses.get(&id) {
        Some(Bonus { total, lines, study, .. }) if state.studies.contains_key(study) => (*total, lines.clone()),
        _ => return Err(Failure::unknown()),
    };
    if total > state.available {
        return Err(Failure::bad("The workspace has not enough money."));
    }
    state.total -= total;
    state.available -= total;
    if let Some(bonus) = state.bonuses.get_mut(&id) {
        bonus.paid += 1;
    }
    if state.pays_late {
        state.late.extend(lines);
        return empty(StatusCode::ACCEPTED);
    }
    for (submission, amount) in lines {
        if let Some(found) = state.submissions.get_mut(&submission) {
            found.bonuses.push(amount);
        }
    }
    empty(StatusCode::ACCEPTED)
}
