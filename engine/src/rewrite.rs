//! What is odd about a rewrite before it is submitted: empty, unchanged, only tidied, or a copy.

use shared::{Flag, NewAnswer, QuestionKind, Value};

use crate::{
    Result, Tx,
    db::assignment::Row,
    submit::{Work, flag},
};

/// How many texts of others, and of the worker's own, a rewrite is compared with.
const COMPARED: i64 = 200;

const EMPTY: &str = "There is no text yet. Please write the sentence in your own words.";
const UNCHANGED: &str =
    "Your text is the same as the original. Please rewrite it, or submit it anyway if nothing needs to change.";
const TIDIED: &str = "Only punctuation, case or abbreviations changed. A formal rewrite usually changes words too.";
const REPEATED: &str = "You have written the same text for another sentence. Please check that it belongs here.";
const COPIED: &str = "Somebody else has written exactly this. Please check that it is your own wording.";

/// What is odd about the rewrites of a submission, in the order of the items. Empty ones can never be insisted on.
pub(crate) async fn flags(tx: &mut Tx, Work { row, frozen, items }: &Work, answers: &[NewAnswer]) -> Result<Vec<Flag>> {
    let abbreviations = frozen.settings.abbreviations.get(&row.language).cloned();
    let abbreviations = abbreviations.unwrap_or_else(|| scoring::abbreviations::of(row.language.as_str()));
    let mut found = Vec::new();
    for item in items {
        let source = item.source.as_deref().unwrap_or_default();
        for question in
            frozen.definition.questions.iter().filter(|q| q.required && matches!(q.kind, QuestionKind::Text { .. }))
        {
            let missing = NewAnswer {
                item: item.id,
                question: question.key.clone(),
                output: None,
                value: Value::Text(String::new()),
            };
            let answer = answers.iter().find(|a| a.item == item.id && a.question == question.key).unwrap_or(&missing);
            let Value::Text(text) = &answer.value else { continue };
            let hints = scoring::hints::hints(source, text, &abbreviations);
            if text.trim().is_empty() {
                found.push(flag(answer, EMPTY, false));
            } else if hints.unchanged {
                found.push(flag(answer, UNCHANGED, true));
            } else if hints.normalised_only {
                found.push(flag(answer, TIDIED, true));
            } else if let Some(reason) = copied(tx, row, answer, text).await? {
                found.push(flag(answer, reason, true));
            }
        }
    }
    Ok(found)
}

async fn copied(tx: &mut Tx, row: &Row, answer: &NewAnswer, text: &str) -> Result<Option<&'static str>> {
    let Some(source) = tx.source_of(answer.item).await? else { return Ok(None) };
    let rivals = tx.rival_texts(row.study_id, source, row.worker_id, COMPARED).await?;
    let same = rivals.into_iter().find(|(rival, _)| scoring::hints::is_copy_of(text, rival));
    Ok(same.map(|(_, own)| if own { REPEATED } else { COPIED }))
}
