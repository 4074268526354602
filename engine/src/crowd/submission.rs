//! The rows that a submission becomes, from what was read before: nothing here asks the database.

use std::collections::BTreeMap;

use shared::{
    AnswerId, Definition, HitItemId, Marked, NewAnswer, OutputId, Problem, Submission, SystemId, SystemKind,
    TypingCounts, Value,
};
use store::{
    answer::{NewAnswerRow, NewRewrite},
    typing::NewTyping,
};

use crate::{
    Engine,
    crowd::{answers::StoredAnswer, assigned::Work},
};

impl Engine {
    /// The values of a submission, and the texts that become outputs if it counts. Which system these are of is filled in by
    /// the caller.
    pub(super) fn submission_rows(
        &self,
        work: &Work,
        counts: bool,
        answers: &[NewAnswer],
    ) -> Result<(Vec<NewAnswerRow>, Vec<NewRewrite>), Problem> {
        let Work { definition, contents, .. } = work;
        let becomes_output = counts && !definition.is_pilot();
        let (mut rows, mut rewrites) = (Vec::new(), Vec::new());
        for answer in answers {
            let item = answer.item;
            let own = own_marks(definition, answer);
            let Some(StoredAnswer { number, places, mut text, skipped, output: judged }) =
                StoredAnswer::from_answer(definition, answer, contents.item(item))
            else {
                continue;
            };
            if let Some((_, marked)) = &own {
                text = Some(marked.text.clone());
            }
            let source = *contents.sources.get(&item).ok_or(Problem::NotFound)?;
            // Spans in the worker's own text are positions in that text: if it does not become an output, they refer to
            // none.
            let mut output = if own.is_some() { None } else { judged.or_else(|| contents.only_output(item)) };
            if let (true, true, Some(text)) = (becomes_output, is_rewrite(definition, answer), &text) {
                let id: OutputId = self.id();
                rewrites.push(NewRewrite { id, source, system: SystemId(uuid::Uuid::nil()), text: text.clone() });
                output = Some(id);
            }
            let row = |question: &str| {
                let (question, id) = (question.to_owned(), self.id::<AnswerId>());
                NewAnswerRow { id, item, source, output, question, number: None, places: 0, text: None, skipped: None }
            };
            rows.push(NewAnswerRow { number, places, text, skipped, ..row(&answer.question) });
            if let Some((question, marked)) = own {
                rows.push(NewAnswerRow { text: Some(marked.stored()), ..row(question) });
            }
        }
        Ok((rows, rewrites))
    }
}

/// What the page counted about the typing of a submission's texts, where the worker agreed to that. Counts about anything else
/// are ignored: they come from a page that is older than a change, or from a program.
pub(super) fn typing_rows(work: &Work, submission: &Submission) -> Vec<NewTyping> {
    if submission.typing.is_empty() || !work.row.agreed_typing {
        return Vec::new();
    }
    let counts: BTreeMap<(HitItemId, &str), TypingCounts> =
        submission.typing.iter().map(|one| ((one.item, one.question.as_str()), one.counts.bounded())).collect();
    let rewrites = submission.answers.iter().filter(|answer| is_rewrite(&work.definition, answer));
    let counted = |answer: &NewAnswer| {
        let Value::Text(text) = without_marks(&work.definition, answer).value else { return None };
        let counts = *counts.get(&(answer.item, answer.question.as_str()))?;
        let length = i64::try_from(text.chars().count()).unwrap_or(i64::MAX);
        Some(NewTyping { item: answer.item, question: answer.question.clone(), length, counts })
    };
    rewrites.filter_map(counted).collect()
}

/// The name and kind of the system whose outputs the texts of a task become.
pub(super) fn system_of(definition: &Definition) -> (&str, SystemKind) {
    match &definition.system {
        Some(name) => (name, SystemKind::Written),
        None => ("human", SystemKind::Human),
    }
}

/// The spans marked in a text that the worker wrote, and the question that asks for them.
pub(crate) fn own_marks<'a>(definition: &'a Definition, answer: &NewAnswer) -> Option<(&'a str, Marked)> {
    let question = definition.marks_in(&answer.question)?;
    let (Some(spans), Value::Text(text)) = (question.kind.as_spans(), &answer.value) else { return None };
    Some((&question.key, spans.read_own(text).ok()?))
}

/// Whether it answers a question for a text.
pub(crate) fn is_rewrite(definition: &Definition, answer: &NewAnswer) -> bool {
    let question = definition.question(&answer.question);
    let is_text = question.is_some_and(|question| question.kind.as_text().is_some());
    is_text && matches!(answer.value, Value::Text(_))
}

/// The answer without marks, if it is a text in which spans were marked while it was written.
pub(crate) fn without_marks(definition: &Definition, answer: &NewAnswer) -> NewAnswer {
    let marks = definition.marks_in(&answer.question).and_then(|question| question.kind.as_spans());
    match (marks, &answer.value) {
        (Some(spans), Value::Text(text)) => {
            let text = spans.read_own(text).map_or_else(|_| text.clone(), |marked| marked.text);
            NewAnswer { value: Value::Text(text), ..answer.clone() }
        }
        _ => answer.clone(),
    }
}
