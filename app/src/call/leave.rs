//! Leaving a study, and erasing people.

use engine::crowd::withdraw::Leaving;
use engine::people::erase::{ErasureOrder, ErasurePlan};
use engine::people::receipt::Receipt;
use leptos::prelude::*;
use shared::{AnswerChoice, ErasureId, PersonId, Problem, StudyId, refusal};

use super::here;

/// The worker leaves a study, or, having left it, has their answers removed.
#[server(prefix = "/fn", endpoint = "work/withdraw")]
pub async fn withdraw(
    /// The study.
    study: StudyId,
    /// The choice for the answers; they are kept if it is empty.
    #[server(default)]
    choice: String,
    /// `on` for yes.
    #[server(default)]
    confirm: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.leaving(&actor, study).await?;
    if confirm != "on" {
        return Err(Problem::invalid("confirm", refusal::must_confirm_leaving()));
    }
    engine.withdraw(&actor, study, chosen(&choice)?).await?;
    leptos_axum::redirect(&format!("/work/{study}"));
    Ok(())
}

/// Erases a person for good.
#[server(prefix = "/fn", endpoint = "erase_person")]
pub async fn erase_person(
    /// The person.
    person: PersonId,
    /// Their e-mail address or a pseudonym, typed once more.
    #[server(default)]
    confirm: String,
    /// The choice for the answers; they are kept if it is empty.
    #[server(default)]
    choice: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let receipt = engine.erase(&actor, person, ErasureOrder { confirm, answers: chosen(&choice)? }).await?;
    leptos_axum::redirect(&format!("/admin/erasures/{}", receipt.id));
    Ok(())
}

/// The information for a worker who is about to leave.
pub async fn leaving(study: StudyId) -> Result<Leaving, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.leaving(&actor, study).await?)
}

/// A list of the data of a person that will be erased.
pub async fn erasure_plan(person: PersonId) -> Result<ErasurePlan, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.erasure_plan(&actor, person).await?)
}

/// The receipt of an erasure.
pub async fn erasure(id: ErasureId) -> Result<Receipt, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.erasure(&actor, id).await?)
}

/// The receipts, a page at a time.
pub async fn erasures(before: Option<ErasureId>) -> Result<Vec<Receipt>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.erasures(&actor, before).await?)
}

/// A choice of a form; none means that the answers stay.
fn chosen(choice: &str) -> Result<AnswerChoice, Problem> {
    match choice {
        "" => Ok(AnswerChoice::Keep),
        word => word.parse().map_err(|problem: Problem| problem.in_field("choice")),
    }
}
