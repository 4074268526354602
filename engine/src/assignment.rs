//! A worker on a hit: what the page shows, the draft, signs of life, giving back.

use std::collections::BTreeMap;

use rand::seq::SliceRandom as _;
use shared::{
    Actor, AssignmentId, AssignmentState, Draft, HitItemId, Money, NewAnswer, Problem, QuestionKind, Saved, Shown,
    ShownItem, ShownText, Subject, Time,
};

use crate::{
    Engine, Result, Tx,
    db::{answer::Frozen, assignment::Row},
    event::Happened,
    generator,
};

/// A gap without a sign of life counts as this much work at most.
const LONGEST_GAP_MS: i64 = 60_000;

impl Engine {
    /// All that the worker's page needs, in the order that was drawn for this worker. Nothing in it tells who made a text.
    ///
    /// # Errors
    /// The assignment is not this person's: `NotFound`.
    pub async fn shown(&self, actor: &Actor, id: AssignmentId) -> Result<Shown> {
        let mut tx = self.read().await?;
        let row = tx.own_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        let frozen = frozen(&mut tx, &row).await?;
        let items = shown_items(&mut tx, &row, frozen.definition.subject).await?;
        let pilot = frozen.definition.is_pilot();
        let definition = frozen.definition;
        Ok(Shown {
            id,
            study: row.study_id,
            task: row.task_id,
            state: row.state,
            outcome: row.outcome,
            title: definition.title.get(&row.language).to_owned(),
            instructions: definition.instructions.get(&row.language).to_owned(),
            draft: row.draft(),
            language: row.language,
            subject: definition.subject,
            questions: definition.questions,
            items,
            reward: Money::new(row.reward, row.currency),
            lease_until: row.lease_until,
            now: self.now(),
            pilot,
        })
    }

    /// Stores a draft. Activity extends the lease, and takes the place back if it had lapsed and is still free.
    ///
    /// A save that was stored but whose answer got lost may be sent again: it is recognised by its content.
    ///
    /// # Errors
    /// The revision is not the stored one (another tab was faster), the assignment is over, or an answer does not fit the hit.
    pub async fn save_draft(&self, actor: &Actor, id: AssignmentId, draft: Draft) -> Result<Saved> {
        let mut tx = self.write().await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        still_open(&row)?;
        check_draft(&mut tx, &row, &draft.answers).await?;
        let replay = row.revision == draft.revision + 1 && row.draft == draft.answers;
        if draft.revision != row.revision && !replay {
            return Err(Problem::conflict(
                "This text was changed in another window in the meantime. Reload the page to see the newer version.",
            )
            .into());
        }
        let revision = draft.revision + 1;
        tx.set_draft(id, &Draft { revision, answers: draft.answers }).await?;
        let lease_until = self.sign_of_life(&mut tx, &row).await?;
        tx.commit().await?;
        Ok(Saved { revision, at: self.now(), lease_until })
    }

    /// Extends the lease because the worker is still there.
    ///
    /// # Errors
    /// The assignment is over, or its place has gone to somebody else.
    pub async fn heartbeat(&self, actor: &Actor, id: AssignmentId) -> Result<Saved> {
        let mut tx = self.write().await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        still_open(&row)?;
        let lease_until = self.sign_of_life(&mut tx, &row).await?;
        tx.commit().await?;
        Ok(Saved { revision: row.revision, at: self.now(), lease_until })
    }

    /// Gives a hit back: its place is free at once, the draft is kept, nothing is paid.
    ///
    /// # Errors
    /// The assignment has been submitted.
    pub async fn give_back(&self, actor: &Actor, id: AssignmentId) -> Result<()> {
        let mut tx = self.write().await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        if row.state == AssignmentState::Returned {
            return Ok(());
        }
        still_open(&row)?;
        if row.state == AssignmentState::Live {
            tx.free_hit(row.hit_id).await?;
        }
        tx.move_assignment(id, row.state, AssignmentState::Returned).await?;
        self.note(&mut tx, Happened::by(actor, row.study_id, "give_back", "assignment", id)).await?;
        tx.commit().await
    }

    /// Renews the lease; an expired assignment comes back to life if its place is free.
    async fn sign_of_life(&self, tx: &mut Tx, row: &Row) -> Result<Time> {
        let now = self.now();
        let mut lease_until = row.lease_until;
        let alive = row.state == AssignmentState::Live || self.revive(tx, row).await?;
        if alive {
            let definition = frozen(tx, row).await?.definition;
            lease_until = now.plus_seconds(definition.lease_seconds);
        }
        tx.touch_assignment(row.id, lease_until, active_ms(row, now), now).await?;
        Ok(lease_until)
    }

    async fn revive(&self, tx: &mut Tx, row: &Row) -> Result<bool> {
        if row.state != AssignmentState::Expired || !tx.retake_hit(row.hit_id).await? {
            return Ok(false);
        }
        tx.move_assignment(row.id, AssignmentState::Expired, AssignmentState::Live).await
    }
}

/// The time worked so far: the gaps between signs of life, each at most a minute.
pub(crate) fn active_ms(row: &Row, now: Time) -> i64 {
    let gap = (now.0 - row.active_at.0) / 1_000;
    row.active_ms + gap.clamp(0, LONGEST_GAP_MS)
}

/// The frozen definition an assignment was handed out under.
pub(crate) async fn frozen(tx: &mut Tx, row: &Row) -> Result<Frozen> {
    tx.frozen(row.version_id)
        .await?
        .ok_or_else(|| crate::Error::Unexpected("an assignment without its task version".to_owned()))
}

fn still_open(row: &Row) -> Result<(), Problem> {
    match row.state {
        AssignmentState::Live | AssignmentState::Expired => Ok(()),
        AssignmentState::Submitted => {
            Err(Problem::conflict("You have already submitted this. It is stored; go on with the next one."))
        }
        AssignmentState::Returned => {
            Err(Problem::conflict("You have given this back. Take the next one from your work page."))
        }
    }
}

/// Items and outputs in the order drawn from the assignment's seed.
async fn shown_items(tx: &mut Tx, row: &Row, subject: Subject) -> Result<Vec<ShownItem>> {
    let mut outputs: BTreeMap<HitItemId, Vec<ShownText>> = BTreeMap::new();
    for output in tx.item_outputs(row.hit_id).await? {
        outputs
            .entry(output.item_id)
            .or_default()
            .push(ShownText { output: Some(output.output_id), text: output.text });
    }
    let mut items: Vec<ShownItem> = tx
        .items(row.hit_id)
        .await?
        .into_iter()
        .map(|item| ShownItem {
            id: item.id,
            source: (subject != Subject::Output).then_some(item.source),
            reference: (subject == Subject::Outputs).then_some(item.reference).flatten(),
            outputs: outputs.remove(&item.id).unwrap_or_default(),
        })
        .collect();
    let mut random = generator(row.seed);
    items.shuffle(&mut random);
    for item in &mut items {
        item.outputs.shuffle(&mut random);
    }
    Ok(items)
}

/// A draft may be incomplete, but each answer in it must be about this hit and of its question's kind.
async fn check_draft(tx: &mut Tx, row: &Row, answers: &[NewAnswer]) -> Result<()> {
    let definition = frozen(tx, row).await?.definition;
    let items: Vec<HitItemId> = tx.items(row.hit_id).await?.into_iter().map(|item| item.id).collect();
    let outputs = tx.item_outputs(row.hit_id).await?;
    for answer in answers {
        let Some(question) = definition.question(&answer.question) else {
            return Err(
                Problem::invalid("question", format!("This task has no question \"{}\".", answer.question)).into()
            );
        };
        let known = items.contains(&answer.item)
            && answer
                .output
                .is_none_or(|output| outputs.iter().any(|o| o.item_id == answer.item && o.output_id == output));
        if !known {
            return Err(Problem::invalid("item", "This answer is about a text that is not part of this work.").into());
        }
        crate::submit::check_value(question, answer, outputs.iter().filter(|o| o.item_id == answer.item).count())?;
        if matches!(question.kind, QuestionKind::Ranking { .. }) != answer.output.is_some() {
            return Err(Problem::invalid("output", "Only a ranking names the output it is about.").into());
        }
    }
    Ok(())
}
