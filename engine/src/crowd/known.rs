//! Items with a known answer: gold items, attention checks and training items. They are made from texts of the study,
//! are mixed into the work as [`shared::KnownRule`] says, and look like any other item.

#[cfg(test)]
mod fuzz;
mod grade;
mod issue;
mod read;
mod standing;

use serde::Serialize;
use shared::{Action, Actor, Definition, KnownId, KnownRule, Problem, StudyId, TaskId, refusal};

use crate::{Engine, Result, Tx, access::Permit as _, audit::event::Happened, design::task::known_task};

pub(crate) use grade::feedback;
pub use standing::{Exclusion, LeftOut, left_out_sentence, withdrawn_sentence};
pub use store::known::{Known, Rate};

/// The contents of the page on a task's items with a known answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KnownPage {
    /// How they are mixed in: the rule of the live version, otherwise that of the draft.
    pub rule: Option<KnownRule>,
    /// The columns of a list of such items.
    pub columns: Vec<String>,
    /// The items, in the order in which they were added.
    pub items: Vec<Known>,
    /// The workers who have answered any of them, the lowest rate first.
    pub rates: Vec<Rate>,
}

impl Engine {
    /// A task's items with a known answer, and how its workers answer them.
    ///
    /// # Errors
    /// The actor may not design tasks in this study, or the study has no such task.
    pub async fn known(&self, actor: &Actor, study: StudyId, task: TaskId) -> Result<KnownPage> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::KnowAnswers).await?;
        let definition = newest_definition(&mut tx, study, task).await?;
        let mut rates = tx.known_rates(task).await?;
        let rate = |rate: &Rate| (rate.n_right * 10_000).checked_div(rate.n).unwrap_or_default();
        rates.sort_by_key(|one| (rate(one), one.number));
        let (rule, columns) = (definition.known.clone(), read::columns(&definition));
        Ok(KnownPage { rule, columns, items: tx.known_items(task).await?, rates })
    }

    /// Adds items with a known answer from a table with a header, all of them or none, and returns how many. The
    /// columns are those of [`KnownPage::columns`].
    ///
    /// # Errors
    /// The actor may not design tasks in this study, the task has no rule for such items, or a line is invalid: the
    /// reason names it.
    pub async fn add_known(&self, actor: &Actor, study: StudyId, task: TaskId, table: &str) -> Result<usize> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::KnowAnswers).await?;
        let definition = newest_definition(&mut tx, study, task).await?;
        if definition.known.is_none() {
            return Err(Problem::conflict(refusal::known_is_switched_off()).into());
        }
        // A list takes some thousand database queries, so it is read before the transaction that writes it.
        let before = (tx.last_known(task).await?, tx.text_changes(study).await?);
        let new = self.read_known(&mut tx, (study, task), &definition, table).await?;
        drop(tx);
        let n = new.len();
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::KnowAnswers).await?;
        tx.lock_study(study).await?;
        let now = (tx.last_known(task).await?, tx.text_changes(study).await?);
        if now != before || newest_definition(&mut tx, study, task).await? != definition {
            return Err(Problem::conflict(refusal::task_just_changed()).into());
        }
        tx.add_known(&new).await?;
        let what = Happened::by(actor, study, "add_known", "task", task);
        self.record(&mut tx, what, None::<&()>, Some(&n)).await?;
        tx.commit().await?;
        Ok(n)
    }

    /// Retires an item; existing answers are kept.
    ///
    /// # Errors
    /// The actor may not design tasks in this study, or the task has no such item in use.
    pub async fn retire_known(&self, actor: &Actor, study: StudyId, task: TaskId, id: KnownId) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::KnowAnswers).await?;
        known_task(&mut tx, study, task).await?;
        if !tx.retire_known(task, id, self.now()).await? {
            return Err(Problem::NotFound.into());
        }
        self.note(&mut tx, Happened::by(actor, study, "retire_known", "task", task)).await?;
        tx.commit().await
    }
}

/// The newest definition of a task: its draft, otherwise its live version.
async fn newest_definition(tx: &mut Tx, study: StudyId, task: TaskId) -> Result<Definition> {
    known_task(tx, study, task).await?;
    let newest = tx.versions(task).await?.into_iter().next().ok_or(Problem::NotFound)?;
    Ok(newest.definition)
}
