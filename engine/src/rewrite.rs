//! What is odd about an answer before it is submitted: a rewrite that is empty, unchanged, only tidied, or a copy; a text
//! without any mark.

use shared::{Actor, AssignmentId, Definition, Flag, Marked, NewAnswer, Question, QuestionKind, Value};

use crate::{Engine, Result, Tx, assignment::Work};

/// How many texts of others, and of the worker's own, a rewrite is compared with.
const COMPARED: i64 = 200;

const UNMARKED: &str = "Nothing is marked. If there is nothing to mark in this text, submit it anyway.";
const EMPTY: &str = "There is no text yet. Please write the sentence in your own words.";
const UNCHANGED: &str =
    "Your text is the same as the original. Please rewrite it, or submit it anyway if nothing needs to change.";
const TIDIED: &str = "Only punctuation, case or abbreviations changed. A formal rewrite usually changes words too.";
const REPEATED: &str = "You have written the same text for another sentence. Please check that it belongs here.";
const COPIED: &str = "Somebody else has written exactly this. Please check that it is your own wording.";

impl Engine {
    /// What would be flagged if these answers were submitted now; nothing is written.
    ///
    /// # Errors
    /// The assignment is not this person's: `NotFound`.
    pub async fn flags(&self, actor: &Actor, id: AssignmentId, answers: &[NewAnswer]) -> Result<Vec<Flag>> {
        let work = self.work(actor, id).await?;
        self.odd(&work, answers).await
    }

    /// What is odd about the rewrites and marks among these answers. Empty rewrites can never be insisted on.
    pub(crate) async fn odd(&self, work: &Work, answers: &[NewAnswer]) -> Result<Vec<Flag>> {
        let Work { row, definition, contents } = work;
        let is_asked = |question: &&Question| question.required && matches!(question.kind, QuestionKind::Text { .. });
        let asked: Vec<&Question> = definition.questions.iter().filter(is_asked).collect();
        let mut found = unmarked(definition, answers);
        if asked.is_empty() {
            return Ok(found);
        }
        let mut tx = self.glance().await?;
        let settings = tx.known_study(row.study_id).await?.settings;
        let listed = settings.abbreviations.get(&row.language).cloned();
        let abbreviations = listed.unwrap_or_else(|| scoring::abbreviations::of(row.language.as_str()));
        for item in &contents.items {
            let source = item.source.as_deref().unwrap_or_default();
            for question in &asked {
                let (question, value) = (question.key.clone(), Value::Text(String::new()));
                let missing = NewAnswer { item: item.id, question, output: None, value };
                let answer = answers.iter().find(|a| a.item == item.id && a.question == missing.question);
                let answer = answer.unwrap_or(&missing);
                let Value::Text(text) = &answer.value else { continue };
                let hints = scoring::hints::hints(source, text, &abbreviations);
                if text.trim().is_empty() {
                    found.push(flag(answer, EMPTY, false));
                } else if hints.unchanged {
                    found.push(flag(answer, UNCHANGED, true));
                } else if hints.normalised_only {
                    found.push(flag(answer, TIDIED, true));
                } else if let Some(reason) = copied(&mut tx, work, answer, text).await? {
                    found.push(flag(answer, reason, true));
                }
            }
        }
        Ok(found)
    }
}

/// Texts in which nothing is marked.
fn unmarked(definition: &Definition, answers: &[NewAnswer]) -> Vec<Flag> {
    let nothing = |answer: &&NewAnswer| {
        let labels = match definition.question(&answer.question).map(|question| &question.kind) {
            Some(QuestionKind::Spans { labels, .. }) => {
                labels.iter().map(|label| label.key.as_str()).collect::<Vec<_>>()
            }
            _ => return false,
        };
        matches!(&answer.value, Value::Text(text) if Marked::read(text, &labels).is_ok_and(|marked| marked.spans.is_empty()))
    };
    answers.iter().filter(nothing).map(|answer| flag(answer, UNMARKED, true)).collect()
}

async fn copied(tx: &mut Tx, work: &Work, answer: &NewAnswer, text: &str) -> Result<Option<&'static str>> {
    let Work { row, contents, .. } = work;
    let Some(source) = contents.sources.get(&answer.item) else { return Ok(None) };
    let rivals = tx.rival_texts(row.study_id, *source, row.worker_id, COMPARED).await?;
    let same = rivals.into_iter().find(|(rival, _)| scoring::hints::is_copy_of(text, rival));
    Ok(same.map(|(_, own)| if own { REPEATED } else { COPIED }))
}

/// A flag with its sentence.
fn flag(answer: &NewAnswer, reason: &str, can_insist: bool) -> Flag {
    Flag { item: answer.item, question: answer.question.clone(), reason: reason.to_owned(), can_insist }
}
