//! How the texts of a submission were typed, in studies that say in their consent form that they count it.

use shared::{NewAnswer, Submission, Value};
use store::typing::NewTyping;

use crate::{
    Engine, Result, Tx,
    access::known_study,
    crowd::{assigned::Work, submit::is_rewrite},
};

impl Engine {
    /// Stores what the page counted about the texts of a submission. Counts about anything else are ignored: they come from a
    /// page that is older than a change, or from a program.
    pub(crate) async fn store_typing(&self, tx: &mut Tx, work: &Work, submission: &Submission) -> Result<()> {
        if submission.typing.is_empty() {
            return Ok(());
        }
        let rewrites = submission.answers.iter().filter(|answer| is_rewrite(&work.definition, answer));
        let new: Vec<NewTyping> = rewrites.filter_map(|answer| counted(submission, answer)).collect();
        if new.is_empty() || !known_study(tx, work.row.study_id).await?.settings.counts_typing {
            return Ok(());
        }
        tx.add_typing(&work.row, &new).await
    }
}

/// What was counted about the text of an answer.
fn counted(submission: &Submission, answer: &NewAnswer) -> Option<NewTyping> {
    let Value::Text(text) = &answer.value else { return None };
    let is_of = |typing: &&shared::Typing| (typing.item, &typing.question) == (answer.item, &answer.question);
    let found = submission.typing.iter().find(is_of)?;
    let (item, question, counts) = (answer.item, answer.question.clone(), found.counts.bounded());
    Some(NewTyping { item, question, length: i64::try_from(text.chars().count()).unwrap_or(i64::MAX), counts })
}
