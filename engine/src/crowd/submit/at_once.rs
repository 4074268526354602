//! A submission in one statement, on PostgreSQL: ordinary work whose place is held. What is rarer, and asks for decisions in
//! between, has a transaction: late work, pilots, items with a known answer, answers that could not be given.

use serde_json::to_value;
use shared::{Actor, AssignmentState, FeedWhen, Outcome, Submission, Submitted, Value};
use store::{
    assignment::Stored,
    at_once::{AtOnce, EndingRow, SubmissionRows},
    job::NewJob,
    surroundings::Surroundings,
};

use super::{Tried, other_work, outcome_in_place, visible_outcome, worked_ms};
use crate::{
    Engine, Result,
    ask::{ask, at_once},
    crowd::{assigned::Work, submission::typing_rows},
};

impl Engine {
    /// Stores a submission that has passed all checks, if it is ordinary and nothing has changed since it was read.
    pub(super) async fn submit_at_once(
        &self,
        actor: &Actor,
        work: Work,
        submission: Submission,
        around: Option<Surroundings>,
    ) -> Result<Tried> {
        let row = &work.row;
        let is_ordinary = row.state == AssignmentState::Live && row.known.is_none() && !work.definition.is_pilot();
        let skips = submission.answers.iter().any(|answer| matches!(answer.value, Value::Skipped(_)));
        if !is_ordinary || skips {
            return Ok(Tried::Ready(work.into(), submission));
        }
        let (outcome, at) = (outcome_in_place(&work, true), self.now());
        let (answers, mut rewrites) = self.submission_rows(&work, outcome == Outcome::Counted, &submission.answers)?;
        let mut jobs = Vec::new();
        if !rewrites.is_empty() {
            let Some((around, system)) = around.as_ref().and_then(|around| Some((around, around.system?))) else {
                return Ok(Tried::Ready(work.into(), submission));
            };
            for rewrite in &mut rewrites {
                rewrite.system = system;
            }
            jobs.extend(self.scoring_job(row, &rewrites));
            jobs.extend(self.feeding_jobs(&work, around).await?);
        }
        let mut typing = typing_rows(&work, &submission);
        if !around.is_some_and(|around| around.settings.counts_typing) {
            typing.clear();
        }
        let rows = SubmissionRows {
            stored: Stored { submission: submission.id, outcome, active_ms: worked_ms(row, &submission, at), at },
            takes_place: outcome != Outcome::Surplus,
            person: actor.person,
            event: (self.id(), to_value(outcome)?),
            answers,
            rewrites,
            typing,
            jobs,
            ending: self.ending_with_next(&work).await?,
        };
        let stored = at_once!(self, |tx| tx.submit_at_once(row, work.changes, &rows));
        Ok(match stored.map_err(other_work)? {
            AtOnce::Done(()) => Tried::Over(Submitted::Stored {
                assignment: row.id,
                outcome: visible_outcome(row, outcome),
                at,
                repeated: false,
            }),
            AtOnce::Changed | AtOnce::Nothing => Tried::Changed,
        })
    }

    /// The jobs that pass texts on to the tasks that take them as they are written.
    async fn feeding_jobs(&self, work: &Work, around: &Surroundings) -> Result<Vec<NewJob>> {
        let mut jobs = Vec::new();
        for (task, version) in &around.fed {
            let definition = self.frozen_alone(*version).await?;
            if definition.from.as_ref().is_some_and(|from| from.when == FeedWhen::Submitted) {
                jobs.push(self.feed_job(work.row.study_id, *task, &work.row.id.to_string()));
            }
        }
        Ok(jobs)
    }

    /// Taking part, if it ends with the next submission of this worker.
    async fn ending_with_next(&self, work: &Work) -> Result<Option<EndingRow>> {
        if !work.row.takes_part {
            return Ok(None);
        }
        let found = ask!(self, |tx| tx.participation(work.row.worker_id))?;
        Ok(found
            .filter(|found| found.is_enough(found.done + 1))
            .map(|found| EndingRow { id: found.row.id, code: self.own_code(&found) }))
    }
}
