//! Submitting: the answers of an assignment become final, once, whatever is sent how often.

use std::collections::{BTreeMap, BTreeSet};

use shared::{
    Actor, AssignmentId, AssignmentState, Definition, NewAnswer, Outcome, Problem, Question, QuestionKind, ShownItem,
    Submission, Submitted, Value,
};

use crate::{
    Engine, Result, Tx,
    assignment::{Work, active_ms},
    db::{
        answer::{NewAnswerRow, NewRewrite},
        assignment::{Row, Stored},
    },
    event::Happened,
};

/// Longest comment in characters.
const LONGEST_COMMENT: usize = 5_000;

impl Engine {
    /// Stores a submission for good and says what became of it. The same submission again says the same.
    ///
    /// It counts if its place was held or is free again. A late one whose place has gone, and one of a worker who has
    /// lost a gate meanwhile, is kept and paid as surplus and stays out of the statistics.
    ///
    /// # Errors
    /// An answer is missing or does not fit (`Invalid`, naming the question), or the assignment was submitted or given back.
    pub async fn submit(&self, actor: &Actor, id: AssignmentId, submission: Submission) -> Result<Submitted> {
        let work = self.work(actor, id).await?;
        if let Some(stored) = replayed(&work.row, &submission)? {
            return Ok(stored);
        }
        check_complete(&work, &submission.answers)?;
        let flags = self.odd(&work, &submission.answers).await?;
        if flags.iter().any(|flag| !flag.can_insist || !submission.insist) {
            return Ok(Submitted::Flagged { flags });
        }
        let (engine, actor) = (self.clone(), *actor);
        self.db().ahead(Box::pin(async move { engine.store(&actor, work, submission).await })).await
    }

    /// Stores what was found in order.
    async fn store(&self, actor: &Actor, work: Work, submission: Submission) -> Result<Submitted> {
        let id = work.row.id;
        let mut tx = self.write().await?;
        let row = tx.lock_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        if let Some(told) = replayed(&row, &submission).transpose() {
            tx.commit().await?;
            return Ok(told?);
        }
        let work = Work { row, ..work };
        let outcome = outcome(&mut tx, &work).await?;
        let at = self.now();
        let stored =
            Stored { submission: submission.id, outcome, active_ms: worked_ms(&work.row, &submission, at), at };
        tx.store_submission(id, stored).await.map_err(|error| {
            if error.is_taken() {
                Problem::conflict("This submission id belongs to other work. Reload the page and submit again.").into()
            } else {
                error
            }
        })?;
        self.store_answers(&mut tx, &work, stored, &submission.answers).await?;
        if work.definition.is_pilot() {
            self.finish_pilot(&mut tx, &work.row).await?;
        }
        let happened = Happened::by(actor, work.row.study_id, "submit", "assignment", id);
        self.record(&mut tx, happened, None::<&()>, Some(&outcome)).await?;
        book(&mut tx, &work.row, outcome).await?;
        tx.commit().await?;
        Ok(Submitted::Stored { assignment: id, outcome, at })
    }

    async fn store_answers(&self, tx: &mut Tx, work: &Work, stored: Stored, answers: &[NewAnswer]) -> Result<()> {
        let Work { row, definition, contents } = work;
        let becomes_output = stored.outcome == Outcome::Counted && !definition.is_pilot();
        let (mut rows, mut rewrites) = (Vec::new(), Vec::new());
        for answer in answers {
            let (number, text) = match &answer.value {
                Value::Number(number) => (Some(*number), None),
                Value::Text(text) if text.trim().is_empty() => continue,
                Value::Text(text) => (None, Some(scoring::text::nfc(text.trim()))),
            };
            let item = answer.item;
            let source = *contents.sources.get(&item).ok_or(Problem::NotFound)?;
            let mut output = answer.output.or_else(|| contents.only_output(item));
            if let (true, true, Some(text)) = (becomes_output, is_rewrite(definition, answer), &text) {
                let system = tx.human_system(self.id(), row.study_id).await?;
                let id = self.id();
                rewrites.push(NewRewrite { id, source, system, text: text.clone() });
                output = Some(id);
            }
            let question = answer.question.clone();
            rows.push(NewAnswerRow { id: self.id(), item, source, output, question, number, text });
        }
        tx.add_rewrites(row, &rewrites, stored.at).await?;
        self.score_rewrites(tx, row, &rewrites).await?;
        tx.add_answers(row, &rows, stored.at).await
    }
}

fn is_rewrite(definition: &Definition, answer: &NewAnswer) -> bool {
    let question = definition.question(&answer.question);
    question.is_some_and(|question| matches!(question.kind, QuestionKind::Text { .. }))
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

/// Decides whether the submission counts. A late one takes a free place at once.
async fn outcome(tx: &mut Tx, Work { row, definition, .. }: &Work) -> Result<Outcome> {
    let qualified = row.passed.missing(&definition.gates).next().is_none();
    let counted = qualified && (row.state == AssignmentState::Live || tx.count_late(row.hit_id).await?);
    Ok(if counted { Outcome::Counted } else { Outcome::Surplus })
}

/// Books the place that was held: last, because it is the row that others wait for.
async fn book(tx: &mut Tx, row: &Row, outcome: Outcome) -> Result<()> {
    match (row.state, outcome) {
        (AssignmentState::Live, Outcome::Counted) => tx.count_reserved(row.hit_id).await,
        (AssignmentState::Live, Outcome::Surplus) => tx.free_hit(row.hit_id).await,
        _ => Ok(()),
    }
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
fn check_complete(Work { definition, contents, .. }: &Work, answers: &[NewAnswer]) -> Result<(), Problem> {
    let mut seen = BTreeSet::new();
    let mut by_item: BTreeMap<_, Vec<&NewAnswer>> = BTreeMap::new();
    for answer in answers {
        if !seen.insert((answer.item, answer.question.as_str(), answer.output)) {
            return Err(Problem::invalid(answer.question.clone(), "This question was answered twice for one text."));
        }
        by_item.entry(answer.item).or_default().push(answer);
    }
    if let Some(stray) = answers.iter().find(|answer| contents.item(answer.item).is_none()) {
        return Err(Problem::invalid(
            stray.question.clone(),
            "This answer is about a text that is not part of this work.",
        ));
    }
    if let Some(stray) = answers.iter().find(|answer| definition.question(&answer.question).is_none()) {
        return Err(Problem::invalid("question", format!("This task has no question \"{}\".", stray.question)));
    }
    for (index, item) in contents.items.iter().enumerate() {
        let given = by_item.remove(&item.id).unwrap_or_default();
        for question in &definition.questions {
            let of_question: Vec<&NewAnswer> =
                given.iter().copied().filter(|answer| answer.question == question.key).collect();
            check_item(question, item, &of_question)
                .map_err(|problem| name_the_item(problem, index, contents.items.len()))?;
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
