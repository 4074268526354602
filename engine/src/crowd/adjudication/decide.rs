//! Deciding about items on which raters differ.

use std::collections::BTreeSet;

use serde_json::json;
use shared::{
    About, Action, Actor, NewAnswer, Problem, Question, QuestionType as _, StudyId, Value, digits_to_string, refusal,
};
use store::adjudication::{AnswerRow, DecisionRow, ItemRow};

use super::of_answer;
use crate::{
    Engine, Result, Tx,
    access::{Access, Permit as _},
    audit::event::Happened,
    crowd::{answers::StoredAnswer, check::check_value, hit::Contents},
};

/// Longest note in characters.
const LONGEST: usize = 2_000;

impl Engine {
    /// Stores a decision in addition to the answers to a question about an item. A later decision replaces it, and the
    /// earlier one stays stored. Sending the same decision again stores nothing.
    ///
    /// # Errors
    /// The actor may not adjudicate in this study or gave one of the answers, the value does not fit the question, or
    /// raters do not differ.
    pub async fn adjudicate(&self, actor: &Actor, study: StudyId, answer: NewAnswer, note: &str) -> Result<()> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Adjudicate).await?;
        tx.lock_study(study).await?;
        let note = note.trim();
        if note.chars().count() > LONGEST {
            return Err(Problem::invalid("note", refusal::most_characters(LONGEST)).into());
        }
        let place = tx.hit_item(study, answer.item).await?.ok_or(Problem::NotFound)?;
        let definition = self.frozen(&mut tx, place.version_id).await?;
        let contents = Contents::read(&mut tx, place.hit).await?;
        let question = definition
            .question(&answer.question)
            .ok_or_else(|| Problem::invalid("question", refusal::no_such_question(&answer.question)))?;
        check_kind(question, &answer)?;
        let shown = contents.item(answer.item).ok_or(Problem::NotFound)?;
        check_value(question, &answer, shown)?;
        let nothing = || Problem::invalid(question.key.clone(), refusal::choose_value());
        let StoredAnswer { number, places, text, output: better, .. } =
            StoredAnswer::from_answer(&definition, &answer, Some(shown)).ok_or_else(nothing)?;
        let output_id = better.or_else(|| contents.only_output(answer.item));
        let new = DecisionRow {
            about_id: question.kind.about().id(place.source_id, output_id, answer.item),
            task_id: place.task_id,
            version_id: place.version_id,
            item_id: answer.item,
            source_id: place.source_id,
            output_id,
            question: answer.question.clone(),
            number,
            places,
            text,
            note: note.to_owned(),
            person_id: actor.person,
            created_at: self.now(),
        };
        check_difference(&mut tx, &access, question, &place, &new).await?;
        self.store_decision(&mut tx, (actor, study), &new).await?;
        tx.commit().await
    }

    async fn store_decision(&self, tx: &mut Tx, (actor, study): (&Actor, StudyId), new: &DecisionRow) -> Result<()> {
        let before = tx.adjudicated_before(study, new).await?;
        let says = |row: &DecisionRow| json!({ "question": row.question, "number": row.number.map(|number| digits_to_string(number, row.places)), "text": row.text, "output": row.output_id, "note": row.note });
        let told = before.as_ref().map(says);
        if told.as_ref() == Some(&says(new)) && before.is_some_and(|row| row.person_id == new.person_id) {
            return Ok(());
        }
        tx.add_adjudication(self.id(), study, new).await?;
        let what = Happened::by(actor, study, "adjudicate", "item", new.item_id);
        self.record(tx, what, told.as_ref(), Some(&says(new))).await
    }
}

/// Refuses if raters do not differ, or if the actor gave one of the answers.
async fn check_difference(
    tx: &mut Tx,
    access: &Access,
    question: &Question,
    place: &ItemRow,
    new: &DecisionRow,
) -> Result<(), crate::Error> {
    let item = question.kind.about().id(new.source_id, new.output_id, new.item_id);
    let answers = tx.answers_about(place.task_id, place.source_id).await?;
    let is_own = |row: &&AnswerRow| row.question == question.key && of_answer(&question.kind, row) == item;
    let own: Vec<&AnswerRow> = answers.iter().filter(is_own).collect();
    if own.iter().any(|row| access.worker == Some(row.worker_id)) {
        return Err(Problem::forbidden(refusal::own_answer_differs()).into());
    }
    let said = own.iter().filter(|row| row.skipped.is_none());
    // In a comparison of two outputs, the answer is the preferred output.
    let is_two = question.kind.about() == About::Two;
    let value = |row: &AnswerRow| (row.number, row.places, row.output_id.filter(|_| is_two), row.text.clone());
    let values: BTreeSet<_> = said.map(|row| value(row)).collect();
    if values.len() < 2 {
        return Err(Problem::conflict(refusal::nobody_differs()).into());
    }
    Ok(())
}

fn check_kind(question: &Question, answer: &NewAnswer) -> Result<(), Problem> {
    if !question.kind.has_one_value() {
        return Err(Problem::invalid("question", refusal::type_is_not_decided()));
    }
    match answer.value {
        Value::Skipped(_) => Err(Problem::invalid(question.key.clone(), refusal::decision_needs_value())),
        _ => Ok(()),
    }
}
