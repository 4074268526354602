//! A worker's assignment: what the page shows, the draft, heartbeats, and returning the hit.

use std::collections::BTreeMap;

use shared::{
    Actor, AssignmentId, AssignmentState, Definition, Draft, Money, NewAnswer, Problem, Saved, Shown, Value, refusal,
};
use store::assignment::{AssignmentRow, SignOfLife};

use crate::{
    Engine, Result, Tx,
    access::known_study,
    audit::event::Happened,
    crowd::{
        assigned::{Work, active_ms, shown_items, still_open},
        check::{check_half_marked, check_size, check_value, unmarked},
        closed::Standing,
        known::feedback,
    },
    design::{chain, display, picture},
};

impl Engine {
    /// Everything that the worker's page needs, in the order that was drawn for this worker. Nothing in it reveals
    /// which system made a text.
    ///
    /// # Errors
    /// The assignment is not the actor's: `NotFound`.
    pub async fn shown(&self, actor: &Actor, id: AssignmentId) -> Result<Shown> {
        let work = self.work(actor, id).await?;
        self.show(work).await
    }

    /// Whether the worker has submitted nothing yet for the version of the task that the assignment is for: its instructions
    /// are new to them.
    ///
    /// # Errors
    /// The assignment is not the actor's: `NotFound`.
    pub async fn is_first_of_version(&self, actor: &Actor, id: AssignmentId) -> Result<bool> {
        let first = self.glance().await?.is_first_of_version(id, actor.person).await?;
        Ok(first.ok_or(Problem::NotFound)?)
    }

    /// What the page shows of an assignment.
    pub(crate) async fn show(&self, work: Work) -> Result<Shown> {
        let mut tx = self.glance().await?;
        let feedback = feedback(&mut tx, &work).await?;
        let Work { row, definition, contents } = work;
        let sources = if definition.columns.is_empty() { BTreeMap::new() } else { contents.sources.clone() };
        let mut items = shown_items(contents, row.seed, definition.subject);
        if !sources.is_empty() {
            let rows = tx.rows_of_sources(&sources.values().copied().collect::<Vec<_>>()).await?;
            for item in &mut items {
                let own = sources.get(&item.id).and_then(|source| rows.get(source));
                item.columns = own.map(|other| display::columns(&definition, &row.language, other)).unwrap_or_default();
            }
        }
        display::hide(&definition, &row.language, &mut items);
        chain::remember(&mut tx, &definition, (row.task_id, &row.language), &mut items).await?;
        let writes = row.agreed_typing && definition.questions.iter().any(|question| question.kind.as_text().is_some());
        let counts_typing = writes && known_study(&mut tx, row.study_id).await?.settings.counts_typing;
        let instructions = definition.instructions.get(&row.language).to_owned();
        let pictures = picture::shown_in(&mut tx, row.study_id, &instructions).await?;
        Ok(Shown {
            id: row.id,
            study: row.study_id,
            task: row.task_id,
            state: row.state,
            outcome: row.outcome.map(shared::Outcome::told),
            title: definition.title.get(&row.language).to_owned(),
            instructions,
            pictures,
            draft: row.draft(),
            subject: definition.subject,
            display: definition.display,
            questions: definition.questions.clone(),
            items,
            language: row.language,
            reward: Money::new(row.reward, row.currency),
            lease_until: row.lease_until,
            now: self.now(),
            pilot: definition.is_pilot(),
            feedback,
            counts_typing,
        })
    }

    /// Stores a draft. Activity extends the lease, and takes the place back if the lease had expired and the place is
    /// still free.
    ///
    /// If a save was stored but the response was lost, the client may send it again: it is recognised by its content.
    ///
    /// # Errors
    /// The revision is not the stored one (another tab was faster), the assignment is over, or an answer does not fit
    /// the hit.
    pub async fn save_draft(&self, actor: &Actor, id: AssignmentId, draft: Draft) -> Result<Saved> {
        let work = self.work(actor, id).await?;
        still_open(&work.row)?;
        check_draft(&work, &draft.answers)?;
        let mut tx = self.write().await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        still_open(&row)?;
        let replay = row.revision == draft.revision + 1 && row.draft == draft.answers;
        if draft.revision != row.revision && !replay {
            return Err(Problem::conflict(refusal::other_window()).into());
        }
        let revision = draft.revision + 1;
        let sign = self.sign_of_life(&mut tx, &row, &work.definition).await?;
        let is_last = is_closed(&mut tx, &row, &work.definition).await?;
        tx.set_draft(id, &Draft { revision, answers: draft.answers }, sign).await?;
        tx.commit().await?;
        Ok(Saved { revision, at: sign.at, lease_until: sign.lease_until, is_last })
    }

    /// Extends the lease because the worker is still active.
    ///
    /// # Errors
    /// The assignment is over, or another worker has taken its place.
    pub async fn heartbeat(&self, actor: &Actor, id: AssignmentId) -> Result<Saved> {
        let mut tx = self.write().await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        still_open(&row)?;
        let definition = self.frozen(&mut tx, row.version_id).await?;
        let sign = self.sign_of_life(&mut tx, &row, &definition).await?;
        let is_last = is_closed(&mut tx, &row, &definition).await?;
        tx.touch_assignment(id, sign).await?;
        tx.commit().await?;
        Ok(Saved { revision: row.revision, at: sign.at, lease_until: sign.lease_until, is_last })
    }

    /// Returns a hit: its place is free at once, the draft is kept, and nothing is paid.
    ///
    /// # Errors
    /// The assignment has been submitted already.
    pub async fn give_back(&self, actor: &Actor, id: AssignmentId) -> Result<()> {
        let mut tx = self.write().await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        if row.state == AssignmentState::Returned {
            return tx.commit().await;
        }
        still_open(&row)?;
        if row.state == AssignmentState::Live {
            tx.free_hit(row.hit_id).await?;
        }
        tx.move_assignment(id, row.state, AssignmentState::Returned).await?;
        self.note(&mut tx, Happened::by(actor, row.study_id, "give_back", "assignment", id)).await?;
        tx.commit().await
    }

    /// Renews the lease; an expired assignment becomes live again if its place is free.
    async fn sign_of_life(&self, tx: &mut Tx, row: &AssignmentRow, definition: &Definition) -> Result<SignOfLife> {
        let at = self.now();
        let alive = row.state == AssignmentState::Live || self.revive(tx, row).await?;
        let lease_until = if alive { at.plus_seconds(definition.lease_seconds) } else { row.lease_until };
        Ok(SignOfLife { lease_until, active_ms: active_ms(row, at), at })
    }

    async fn revive(&self, tx: &mut Tx, row: &AssignmentRow) -> Result<bool> {
        if row.state != AssignmentState::Expired || !tx.retake_hit(row.hit_id).await? {
            return Ok(false);
        }
        tx.move_assignment(row.id, AssignmentState::Expired, AssignmentState::Live).await
    }
}

/// Whether the task is closed now to the worker who holds this hit.
async fn is_closed(tx: &mut Tx, row: &AssignmentRow, definition: &Definition) -> Result<bool> {
    let place = tx.place(row.worker_id).await?;
    let passed = tx.passed(row.worker_id).await?;
    Ok(Standing::in_place(&place, passed, true).closed(definition).is_some())
}

/// A draft may be incomplete, but each answer in it must be about this hit and of its question's kind.
fn check_draft(work: &Work, answers: &[NewAnswer]) -> Result<(), Problem> {
    check_size(&work.definition, &work.contents, answers)?;
    let Work { definition, contents, .. } = work;
    for answer in answers {
        let Some(question) = definition.question(&answer.question) else {
            return Err(Problem::invalid("question", refusal::no_such_question(&answer.question)));
        };
        let known = contents
            .item(answer.item)
            .filter(|item| answer.output.is_none() || item.outputs.iter().any(|shown| shown.output == answer.output));
        let Some(item) = known else {
            return Err(Problem::invalid("item", refusal::not_of_this_work()));
        };
        match &answer.value {
            // Marks may be unfinished while they are typed.
            Value::Text(text) if question.kind.as_spans().is_some() => check_half_marked(question, text, item)?,
            _ => check_value(question, &unmarked(definition, answer), item)?,
        }
        let per_output = question.is_per_output(item) && !matches!(answer.value, Value::Skipped(_));
        if per_output != answer.output.is_some() {
            return Err(Problem::invalid("output", refusal::names_no_output()));
        }
    }
    Ok(())
}
