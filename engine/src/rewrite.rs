//! What is odd about an answer before it is submitted: a rewrite that is empty, unchanged, only tidied, or a copy; a text
//! without any mark.

use shared::{Actor, AssignmentId, Definition, Flag, Marked, NewAnswer, Question, QuestionKind, Tongue, Value};

use crate::{Engine, Result, Tx, assignment::Work, submit::written};

/// How many texts of others, and of the worker's own, a rewrite is compared with.
const COMPARED: i64 = 200;

impl Engine {
    /// What would be flagged if these answers were submitted now; nothing is written.
    ///
    /// # Errors
    /// The assignment is not this person's: `NotFound`.
    pub async fn flags(&self, actor: &Actor, id: AssignmentId, answers: &[NewAnswer]) -> Result<Vec<Flag>> {
        let work = self.work(actor, id).await?;
        crate::submit::check_size(&work, answers)?;
        let mut answers = answers.to_vec();
        crate::submit::asked(&work.definition, &mut answers);
        self.odd(&work, &answers).await
    }

    /// What is odd about the rewrites and marks among these answers. Empty rewrites can never be insisted on.
    pub(crate) async fn odd(&self, work: &Work, answers: &[NewAnswer]) -> Result<Vec<Flag>> {
        let Work { row, definition, contents } = work;
        let is_asked = |question: &&Question| question.required && matches!(question.kind, QuestionKind::Text { .. });
        let asked: Vec<&Question> = definition.questions.iter().filter(is_asked).collect();
        let say = Tongue::of(&row.language);
        let mut found = unmarked(definition, answers, say);
        let plain: Vec<NewAnswer> = answers.iter().map(|answer| without_marks(definition, answer)).collect();
        let answers = plain.as_slice();
        if asked.is_empty() {
            return Ok(found);
        }
        let mut tx = self.glance().await?;
        let settings = tx.known_study(row.study_id).await?.settings;
        let listed = settings.abbreviations.get(&row.language).cloned();
        let abbreviations = listed.unwrap_or_else(|| scoring::abbreviations::of(row.language.as_str()));
        for item in &contents.items {
            let source = item.source.as_deref().unwrap_or_default();
            let given: Vec<&NewAnswer> = answers.iter().filter(|answer| answer.item == item.id).collect();
            let of_item = definition.asked(&given);
            for question in asked.iter().filter(|question| of_item.contains(question)) {
                let from = match question.kind {
                    QuestionKind::Text { prefill, .. } => prefill.map(|of| item.text(of)),
                    _ => None,
                };
                let (question, value) = (question.key.clone(), Value::Text(String::new()));
                let missing = NewAnswer { item: item.id, question, output: None, value };
                let answer = answers.iter().find(|a| a.item == item.id && a.question == missing.question);
                let answer = answer.unwrap_or(&missing);
                let Value::Text(text) = &answer.value else { continue };
                let hints = scoring::hints::hints(source, text, &abbreviations);
                if text.trim().is_empty() {
                    found.push(flag(answer, say.no_text_yet(), false));
                } else if alike(&asked, answers, answer, text) {
                    found.push(flag(answer, say.alike(), false));
                } else if let Some(from) = from {
                    // Whoever edits a text may well only tidy it.
                    found.extend(edited(from, text, say).map(|reason| flag(answer, reason, true)));
                } else if hints.unchanged {
                    found.push(flag(answer, say.unchanged(), true));
                } else if hints.normalised_only {
                    found.push(flag(answer, say.only_tidied(), true));
                } else if let Some(reason) = copied(&mut tx, work, answer, text).await? {
                    found.push(flag(answer, reason, true));
                }
            }
        }
        Ok(found)
    }
}

/// Whether another rewrite of the item says the same.
fn alike(asked: &[&Question], answers: &[NewAnswer], answer: &NewAnswer, text: &str) -> bool {
    let others = answers.iter().filter(|other| other.item == answer.item && other.question != answer.question);
    let others = others.filter(|other| asked.iter().any(|question| question.key == other.question));
    let mut texts = others.filter_map(|other| match &other.value {
        Value::Text(text) => Some(text),
        _ => None,
    });
    texts.any(|other| scoring::hints::is_copy_of(other, text))
}

/// What is odd about a text that was to be edited: nothing was changed, or much.
fn edited(from: &str, text: &str, say: Tongue) -> Option<&'static str> {
    let distance = scoring::levenshtein::tokens(from, text);
    match distance.edits {
        0 => Some(say.unedited()),
        1..=3 => None,
        _ => (distance.normalised() > 1.0 / 3.0).then_some(say.rewritten()),
    }
}

/// Texts in which nothing is marked.
fn unmarked(definition: &Definition, answers: &[NewAnswer], say: Tongue) -> Vec<Flag> {
    let nothing = |answer: &&NewAnswer| {
        let question = definition.marks_in(&answer.question).or_else(|| definition.question(&answer.question));
        let Some(QuestionKind::Spans { labels, .. }) = question.map(|question| &question.kind) else { return false };
        let keys: Vec<&str> = labels.iter().map(|label| label.key.as_str()).collect();
        let bare = |text: &str| Marked::read(text, &keys).is_ok_and(|marked| marked.spans.is_empty());
        matches!(&answer.value, Value::Text(text) if !text.trim().is_empty() && bare(text))
    };
    answers.iter().filter(nothing).map(|answer| flag(answer, say.nothing_marked(), true)).collect()
}

/// An answer as it will be read: a text that was written with marks in it without them.
fn without_marks(definition: &Definition, answer: &NewAnswer) -> NewAnswer {
    let marks = definition.marks_in(&answer.question).map(|question| &question.kind);
    match (marks, &answer.value) {
        (Some(QuestionKind::Spans { labels, .. }), Value::Text(text)) => {
            let text = written(text, labels).map_or_else(|_| text.clone(), |marked| marked.text);
            NewAnswer { value: Value::Text(text), ..answer.clone() }
        }
        _ => answer.clone(),
    }
}

async fn copied(tx: &mut Tx, work: &Work, answer: &NewAnswer, text: &str) -> Result<Option<&'static str>> {
    let Work { row, contents, .. } = work;
    let say = Tongue::of(&row.language);
    let Some(source) = contents.sources.get(&answer.item) else { return Ok(None) };
    let rivals = tx.rival_texts(row.study_id, *source, row.worker_id, COMPARED).await?;
    let same = rivals.into_iter().find(|(rival, _)| scoring::hints::is_copy_of(text, rival));
    Ok(same.map(|(_, own)| if own { say.repeated() } else { say.copied() }))
}

/// A flag with its sentence.
fn flag(answer: &NewAnswer, reason: &str, can_insist: bool) -> Flag {
    Flag { item: answer.item, question: answer.question.clone(), reason: reason.to_owned(), can_insist }
}
