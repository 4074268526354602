//! Submitting: the answers of an assignment become final, once, whatever is sent how often.

use std::collections::{BTreeMap, BTreeSet};

use shared::{
    Actor, AssignmentId, AssignmentState, Flag, HitItemId, NewAnswer, Outcome, OutputId, Problem, Question,
    QuestionKind, ShownItem, Submission, Submitted, Value,
};

use crate::{
    Engine, Result, Tx,
    assignment::{active_ms, frozen},
    db::{
        answer::{Frozen, NewRewrite, NewRow},
        assignment::{Row, Stored},
    },
    event::Happened,
    rewrite,
};

/// Longest comment in characters.
const LONGEST_COMMENT: usize = 5_000;

/// An assignment with all that its submission is checked against.
pub(crate) struct Work {
    pub row: Row,
    pub frozen: Frozen,
    pub items: Vec<ShownItem>,
}

impl Work {
    /// The one output an item shows, so that a rating names what it is about.
    fn only_output(&self, item: HitItemId) -> Option<OutputId> {
        match self.items.iter().find(|shown| shown.id == item)?.outputs.as_slice() {
            [only] => only.output,
            _ => None,
        }
    }
}

impl Engine {
    /// Stores a submission for good and says what became of it. The same submission again says the same.
    ///
    /// It counts if its place was held or is free again. A late one whose place has gone, and one of a worker who has
    /// lost a gate meanwhile, is kept and paid as surplus and stays out of the statistics.
    ///
    /// # Errors
    /// An answer is missing or does not fit (`Invalid`, naming the question), or the assignment was submitted or given back.
    pub async fn submit(&self, actor: &Actor, id: AssignmentId, submission: Submission) -> Result<Submitted> {
        let mut tx = self.write().await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        if let Some(stored) = replayed(&row, &submission)? {
            return Ok(stored);
        }
        let work = Work { frozen: frozen(&mut tx, &row).await?, items: items(&mut tx, &row).await?, row };
        check_complete(&work, &submission.answers)?;
        let flags = rewrite::flags(&mut tx, &work, &submission.answers).await?;
        if flags.iter().any(|flag| !flag.can_insist || !submission.insist) {
            return Ok(Submitted::Flagged { flags });
        }
        let outcome = outcome(&mut tx, &work).await?;
        let now = self.now();
        let stored =
            Stored { submission: submission.id, outcome, active_ms: worked_ms(&work.row, &submission, now), at: now };
        tx.store_submission(id, stored).await.map_err(|error| {
            if error.is_taken() {
                Problem::conflict("This submission id belongs to other work. Reload the page and submit again.").into()
            } else {
                error
            }
        })?;
        self.store_answers(&mut tx, &work, outcome, &submission.answers).await?;
        if work.frozen.definition.is_pilot() {
            self.finish_pilot(&mut tx, &work.row).await?;
        }
        self.record(
            &mut tx,
            Happened::by(actor, work.row.study_id, "submit", "assignment", id),
            None::<&()>,
            Some(&outcome),
        )
        .await?;
        tx.commit().await?;
        Ok(Submitted::Stored { assignment: id, outcome, at: now })
    }

    async fn store_answers(&self, tx: &mut Tx, work: &Work, outcome: Outcome, answers: &[NewAnswer]) -> Result<()> {
        let now = self.now();
        let Work { row, frozen, .. } = work;
        let becomes_output = outcome == Outcome::Counted && !frozen.definition.is_pilot();
        for answer in answers {
            let (number, text) = match &answer.value {
                Value::Number(number) => (Some(*number), None),
                Value::Text(text) if text.trim().is_empty() => continue,
                Value::Text(text) => (None, Some(scoring::text::nfc(text.trim()))),
            };
            let mut output = answer.output.or_else(|| work.only_output(answer.item));
            let is_rewrite = frozen
                .definition
                .question(&answer.question)
                .is_some_and(|q| matches!(q.kind, QuestionKind::Text { .. }));
            if let (true, true, Some(text)) = (becomes_output, is_rewrite, &text) {
                let system = tx.human_system(self.id(), row.study_id).await?;
                let id = self.id();
                let (study, author, item) = (row.study_id, row.worker_id, answer.item);
                tx.add_rewrite(&NewRewrite { id, study, item, system, author, text: text.clone(), at: now }).await?;
                output = Some(id);
            }
            let (item, question) = (answer.item, answer.question.clone());
            tx.add_answer(&NewRow { id: self.id(), assignment: row.id, item, output, question, number, text, at: now })
                .await?;
        }
        Ok(())
    }
}

pub(crate) async fn items(tx: &mut Tx, row: &Row) -> Result<Vec<ShownItem>> {
    let outputs = tx.item_outputs(row.hit_id).await?;
    let with_outputs = |item: crate::db::hit::Item| ShownItem {
        outputs: outputs
            .iter()
            .filter(|output| output.item_id == item.id)
            .map(|output| shared::ShownText { output: Some(output.output_id), text: output.text.clone() })
            .collect(),
        id: item.id,
        source: Some(item.source),
        reference: item.reference,
    };
    Ok(tx.items(row.hit_id).await?.into_iter().map(with_outputs).collect())
}

fn replayed(row: &Row, submission: &Submission) -> Result<Option<Submitted>, Problem> {
    match (row.state, row.submission_id, row.outcome, row.submitted_at) {
        (AssignmentState::Submitted, Some(stored), Some(outcome), Some(at)) if stored == submission.id => {
            Ok(Some(Submitted::Stored { assignment: row.id, outcome, at }))
        }
        (AssignmentState::Submitted, ..) => {
            Err(Problem::conflict("You have already submitted this. It is stored; go on with the next one."))
        }
        (AssignmentState::Returned, ..) => {
            Err(Problem::conflict("You have given this back. Take the next one from your work page."))
        }
        _ => Ok(None),
    }
}

/// Decides whether the submission counts, and books its place.
async fn outcome(tx: &mut Tx, Work { row, frozen, .. }: &Work) -> Result<Outcome> {
    let qualified = tx.gates_missing(row.worker_id, &frozen.definition.gates).await?.is_empty();
    let counted = match (row.state, qualified) {
        (AssignmentState::Live, true) => {
            tx.count_reserved(row.hit_id).await?;
            true
        }
        (AssignmentState::Live, false) => {
            tx.free_hit(row.hit_id).await?;
            false
        }
        (_, true) => tx.count_late(row.hit_id).await?,
        (_, false) => false,
    };
    Ok(if counted { Outcome::Counted } else { Outcome::Surplus })
}

/// The time worked: what the page counted, never more than has passed. Where no page counted (no JavaScript) and no
/// draft was saved, all that has passed since the claim, up to the lease.
fn worked_ms(row: &Row, submission: &Submission, now: shared::Time) -> i64 {
    let passed = ((now.0 - row.claimed_at.0) / 1_000).max(0);
    if submission.active_ms > 0 {
        submission.active_ms.min(passed)
    } else if row.active_ms == 0 {
        passed.min((row.lease_until.0 - row.claimed_at.0) / 1_000)
    } else {
        active_ms(row, now)
    }
}

/// Every required question of every item has an answer that fits, and no answer is there twice.
fn check_complete(Work { frozen, items, .. }: &Work, answers: &[NewAnswer]) -> Result<(), Problem> {
    let mut seen = BTreeSet::new();
    let mut by_item: BTreeMap<_, Vec<&NewAnswer>> = BTreeMap::new();
    for answer in answers {
        if !seen.insert((answer.item, answer.question.as_str(), answer.output)) {
            return Err(Problem::invalid(answer.question.clone(), "This question was answered twice for one text."));
        }
        by_item.entry(answer.item).or_default().push(answer);
    }
    if let Some(stray) = answers.iter().find(|answer| items.iter().all(|item| item.id != answer.item)) {
        return Err(Problem::invalid(
            stray.question.clone(),
            "This answer is about a text that is not part of this work.",
        ));
    }
    if let Some(stray) = answers.iter().find(|answer| frozen.definition.question(&answer.question).is_none()) {
        return Err(Problem::invalid("question", format!("This task has no question \"{}\".", stray.question)));
    }
    for (index, item) in items.iter().enumerate() {
        let given = by_item.remove(&item.id).unwrap_or_default();
        for question in &frozen.definition.questions {
            let of_question: Vec<&NewAnswer> =
                given.iter().copied().filter(|answer| answer.question == question.key).collect();
            check_item(question, item, &of_question).map_err(|problem| name_the_item(problem, index, items.len()))?;
        }
    }
    Ok(())
}

fn name_the_item(problem: Problem, index: usize, of: usize) -> Problem {
    match problem {
        Problem::Invalid { field, reason } if of > 1 => {
            Problem::Invalid { field, reason: format!("Text {} of {of}: {reason}", index + 1) }
        }
        other => other,
    }
}

/// The answers to one question about one item.
fn check_item(question: &Question, item: &ShownItem, given: &[&NewAnswer]) -> Result<(), Problem> {
    if let QuestionKind::Ranking { ties } = question.kind {
        return check_ranking(question, item, given, ties);
    }
    if given.iter().any(|answer| answer.output.is_some()) {
        return Err(Problem::invalid(question.key.clone(), "Only a ranking names the output it is about."));
    }
    match given {
        // An empty rewrite is not missing but flagged, so that the worker reads why.
        [] if question.required && !matches!(question.kind, QuestionKind::Text { .. }) => {
            Err(Problem::invalid(question.key.clone(), "This question has no answer yet."))
        }
        [] => Ok(()),
        [answer, ..] => check_value(question, answer, item.outputs.len()),
    }
}

fn check_ranking(question: &Question, item: &ShownItem, given: &[&NewAnswer], ties: bool) -> Result<(), Problem> {
    if given.is_empty() && !question.required {
        return Ok(());
    }
    let mut ranks = BTreeMap::new();
    for answer in given {
        check_value(question, answer, item.outputs.len())?;
        if let (Some(output), Value::Number(rank)) = (answer.output, &answer.value) {
            ranks.insert(output, *rank);
        }
    }
    if item.outputs.iter().any(|shown| shown.output.is_none_or(|output| !ranks.contains_key(&output)))
        || ranks.len() != item.outputs.len()
    {
        return Err(Problem::invalid(question.key.clone(), "Give every text a place."));
    }
    let distinct: BTreeSet<i64> = ranks.values().copied().collect();
    if !ties && distinct.len() < ranks.len() {
        return Err(Problem::invalid(
            question.key.clone(),
            "Two texts share a place. Give each text a place of its own.",
        ));
    }
    Ok(())
}

/// Whether a value is of its question's kind and in range.
pub(crate) fn check_value(question: &Question, answer: &NewAnswer, n_outputs: usize) -> Result<(), Problem> {
    let refuse = |reason: String| Err(Problem::invalid(question.key.clone(), reason));
    match (&question.kind, &answer.value) {
        (QuestionKind::Scale { points }, Value::Number(number))
            if points.iter().any(|point| point.value == *number) =>
        {
            Ok(())
        }
        (QuestionKind::Scale { points }, _) => {
            let (low, high) = (points.first().map_or(0, |p| p.value), points.last().map_or(0, |p| p.value));
            refuse(format!("Choose a number from {low} to {high}."))
        }
        (QuestionKind::Ranking { .. }, Value::Number(rank))
            if *rank >= 1 && usize::try_from(*rank).is_ok_and(|rank| rank <= n_outputs) =>
        {
            Ok(())
        }
        (QuestionKind::Ranking { .. }, _) => refuse(format!("A place is a number from 1 to {n_outputs}.")),
        (QuestionKind::Text { max_chars }, Value::Text(text)) => {
            let length = text.chars().count();
            match i64::try_from(length) {
                Ok(length) if length <= *max_chars => Ok(()),
                _ => refuse(format!("This text has {length} characters; at most {max_chars} are taken.")),
            }
        }
        (QuestionKind::Comment, Value::Text(text)) if text.chars().count() <= LONGEST_COMMENT => Ok(()),
        (QuestionKind::Comment, _) => refuse(format!("A comment is a text of at most {LONGEST_COMMENT} characters.")),
        (QuestionKind::Text { .. }, Value::Number(_)) => refuse("Write a text here.".to_owned()),
    }
}

/// A flag with its sentence.
pub(crate) fn flag(answer: &NewAnswer, reason: &str, can_insist: bool) -> Flag {
    Flag { item: answer.item, question: answer.question.clone(), reason: reason.to_owned(), can_insist }
}
