//! How the texts of a submission were typed, in studies that say in their consent form that they count it.

use std::collections::BTreeMap;

use shared::{HitItemId, NewAnswer, Submission, TypingCounts, Value};
use store::typing::NewTyping;

use crate::{
    Engine, Result, Tx,
    access::known_study,
    crowd::{assigned::Work, rewrite::without_marks, submit::is_rewrite},
};

impl Engine {
    /// Stores what the page counted about the texts of a submission. Counts about anything else are ignored: they come from a
    /// page that is older than a change, or from a program.
    pub(crate) async fn store_typing(&self, tx: &mut Tx, work: &Work, submission: &Submission) -> Result<()> {
        if submission.typing.is_empty() || !work.row.agreed_typing {
            return Ok(());
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
        let new: Vec<NewTyping> = rewrites.filter_map(counted).collect();
        if new.is_empty() || !known_study(tx, work.row.study_id).await?.settings.counts_typing {
            return Ok(());
        }
        tx.add_typing(&work.row, &new).await
    }
}
