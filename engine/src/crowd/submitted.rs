//! The answers of a submission, as its worker and those who decide about its pay read them.

use std::collections::HashMap;

use shared::{
    Action, Actor, AssignmentId, HitItemId, Language, Marked, OutputId, Problem, Question, ShownItem, StudyId, Value,
};
use store::submission::SubmittedValue;

use crate::{
    Engine, Result, Tx,
    access::Permit as _,
    crowd::{answers::StoredAnswer, assigned::shown_items, hit::Contents},
    design::display,
};

/// A submission with its answers next to the texts that they are about.
#[derive(Clone, Debug)]
pub struct SubmissionAnswers {
    /// The submission.
    pub id: AssignmentId,
    /// Its language.
    pub language: Language,
    /// Whether its worker had their answers removed; there are none then.
    pub is_removed: bool,
    /// The items in the order in which the worker saw them.
    pub items: Vec<AnsweredItem>,
}

/// An item with the answers about it.
#[derive(Clone, Debug)]
pub struct AnsweredItem {
    /// The texts as the worker saw them, without the names of systems.
    pub shown: ShownItem,
    /// The answers, in the order of the questions.
    pub answers: Vec<SubmittedAnswer>,
}

/// An answer to a question.
#[derive(Clone, Debug)]
pub struct SubmittedAnswer {
    /// The question.
    pub question: Question,
    /// The output that the answer is about, if it is about one of several.
    pub output: Option<OutputId>,
    /// The answer, or the reason for not answering.
    pub value: Value,
}

impl Engine {
    /// The answers of a submission, in the order in which its worker saw the texts. Nothing reveals which system made a
    /// text.
    ///
    /// # Errors
    /// The actor may not pay in this study, or it has no such submission: `NotFound`.
    pub async fn submission_answers(
        &self,
        actor: &Actor,
        study: StudyId,
        id: AssignmentId,
    ) -> Result<SubmissionAnswers> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Pay).await?;
        self.answers_of(&mut tx, study, id).await
    }

    /// The answers of the actor's own submission.
    ///
    /// # Errors
    /// The assignment is not the actor's, or is not submitted: `NotFound`.
    pub async fn own_answers(&self, actor: &Actor, id: AssignmentId) -> Result<SubmissionAnswers> {
        let mut tx = self.read().await?;
        let row = tx.own_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        self.answers_of(&mut tx, row.study_id, id).await
    }

    async fn answers_of(&self, tx: &mut Tx, study: StudyId, id: AssignmentId) -> Result<SubmissionAnswers> {
        let row = tx.submitted(study, id).await?.ok_or(Problem::NotFound)?;
        let mut found = SubmissionAnswers { id, language: row.language, is_removed: false, items: Vec::new() };
        if row.removed_at.is_some() {
            found.is_removed = true;
            return Ok(found);
        }
        let definition = self.frozen(tx, row.version_id).await?;
        let contents = Contents::read(tx, row.hit_id).await?;
        let mut of: HashMap<HitItemId, Vec<SubmittedValue>> = HashMap::new();
        for value in tx.submitted_values(id).await? {
            of.entry(value.item_id).or_default().push(value);
        }
        let mut seen = shown_items(contents.clone(), row.seed, definition.subject);
        display::hide(&definition, &found.language, &mut seen);
        for shown in seen {
            let Some(whole) = contents.item(shown.id) else { continue };
            let values = of.remove(&shown.id).unwrap_or_default();
            found.items.push(AnsweredItem { answers: answers(&definition.questions, values, whole), shown });
        }
        Ok(found)
    }
}

/// The values in the order of the questions; what an output's answer is about is told where there are several.
fn answers(questions: &[Question], values: Vec<SubmittedValue>, item: &ShownItem) -> Vec<SubmittedAnswer> {
    let is_one_of_many = item.outputs.len() > 1;
    let own = values.iter().find_map(|value| value.text.clone().filter(|_| is_text(questions, &value.question)));
    let read = |question: &Question, value: &SubmittedValue| {
        let stored = StoredAnswer {
            number: value.number,
            places: value.places,
            text: value.text.clone(),
            skipped: value.skipped.clone(),
            output: value.output_id,
        };
        let given = match (&own, question.kind.marks_own_text()) {
            // Spans of a worker's own text are positions in that text, which is no text of the item.
            (Some(text), true) if stored.skipped.is_none() => {
                let marked = Marked::of_stored(text, stored.text.as_deref().unwrap_or_default());
                Value::Text(marked.write())
            }
            _ => stored.value(&question.kind, item)?,
        };
        let output = value.output_id.filter(|_| is_one_of_many && !matches!(given, Value::Preferred(_)));
        Some(SubmittedAnswer { question: question.clone(), output, value: given })
    };
    let of = |question: &Question| {
        let its = values.iter().filter(|value| value.question == question.key);
        its.filter_map(|value| read(question, value)).collect::<Vec<_>>()
    };
    questions.iter().flat_map(of).collect()
}

/// Whether a question asks for a text.
fn is_text(questions: &[Question], key: &str) -> bool {
    let of_key = questions.iter().find(|question| question.key == key);
    of_key.is_some_and(|question| question.kind.as_text().is_some())
}
