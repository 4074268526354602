//! A worker's assignment: what the page shows, the draft, heartbeats, and returning the hit.

use std::collections::BTreeMap;

use shared::{
    Actor, AssignmentId, AssignmentState, Definition, Draft, Money, NewAnswer, Problem, Saved, Shown, Value, refusal,
};
use store::{
    assignment::{AssignmentRow, SignOfLife},
    at_once::AtOnce,
};

use crate::{
    Engine, Result, Tx,
    access::known_study,
    ask::{ask, at_once},
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
        let Work { row, definition, contents, .. } = work;
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
        let next = Draft { revision: draft.revision + 1, answers: draft.answers };
        if let Some(saved) = self.touch_at_once(&work.row, &work.definition, Some(&next)).await? {
            return Ok(saved);
        }
        let mut tx = self.write().await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        still_open(&row)?;
        let replay = row.revision == next.revision && row.draft == next.answers;
        if row.revision + 1 != next.revision && !replay {
            return Err(Problem::conflict(refusal::other_window()).into());
        }
        let sign = self.sign_of_life(&mut tx, &row, &work.definition).await?;
        tx.set_draft(id, &next, sign).await?;
        tx.commit().await?;
        Ok(saved(&row, &work.definition, next.revision, sign))
    }

    /// Extends the lease because the worker is still active.
    ///
    /// # Errors
    /// The assignment is over, or another worker has taken its place.
    pub async fn heartbeat(&self, actor: &Actor, id: AssignmentId) -> Result<Saved> {
        if self.db().works_at_once() {
            let row = ask!(self, |tx| tx.own_assignment(id, actor.person))?.ok_or(Problem::NotFound)?;
            still_open(&row)?;
            let definition = self.frozen_alone(row.version_id).await?;
            if let Some(saved) = self.touch_at_once(&row, &definition, None).await? {
                return Ok(saved);
            }
        }
        let mut tx = self.write().await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        still_open(&row)?;
        let definition = self.frozen(&mut tx, row.version_id).await?;
        let sign = self.sign_of_life(&mut tx, &row, &definition).await?;
        tx.touch_assignment(id, sign).await?;
        tx.commit().await?;
        Ok(saved(&row, &definition, row.revision, sign))
    }

    /// Stores activity of a live assignment in one statement, where that pays and nothing has changed since it was read:
    /// a draft that is the next one, or a sign of life.
    async fn touch_at_once(
        &self,
        row: &AssignmentRow,
        definition: &Definition,
        draft: Option<&Draft>,
    ) -> Result<Option<Saved>> {
        let is_next = draft.is_none_or(|draft| draft.revision == row.revision + 1);
        if !self.db().works_at_once() || row.state != AssignmentState::Live || !is_next {
            return Ok(None);
        }
        let sign = self.sign(row, definition, true);
        let done = at_once!(self, |tx| tx.touch_at_once(row.id, row.revision, draft, sign));
        match done {
            Ok(AtOnce::Done(())) => {
                let revision = draft.map_or(row.revision, |draft| draft.revision);
                Ok(Some(saved(row, definition, revision, sign)))
            }
            Ok(AtOnce::Changed | AtOnce::Nothing) => Ok(None),
            // Whether it is stored is read in the transaction that follows.
            Err(error) if error.is_lost() => Ok(None),
            Err(error) => Err(error),
        }
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
        let alive = row.state == AssignmentState::Live || self.revive(tx, row).await?;
        Ok(self.sign(row, definition, alive))
    }

    /// The sign of life of an assignment that is live, or not.
    fn sign(&self, row: &AssignmentRow, definition: &Definition, alive: bool) -> SignOfLife {
        let at = self.now();
        let lease_until = if alive { at.plus_seconds(definition.lease_seconds) } else { row.lease_until };
        SignOfLife { lease_until, active_ms: active_ms(row, at), at }
    }

    async fn revive(&self, tx: &mut Tx, row: &AssignmentRow) -> Result<bool> {
        if row.state != AssignmentState::Expired || !tx.retake_hit(row.hit_id).await? {
            return Ok(false);
        }
        tx.move_assignment(row.id, AssignmentState::Expired, AssignmentState::Live).await
    }
}

/// What the page hears of a draft or a sign of life that is stored; the hit is the last one if the task is closed to the worker
/// by now.
fn saved(row: &AssignmentRow, definition: &Definition, revision: i64, sign: SignOfLife) -> Saved {
    let is_last = Standing::of_assignment(row).closed(definition).is_some();
    Saved { revision, at: sign.at, lease_until: sign.lease_until, is_last }
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
