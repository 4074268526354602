//! Correcting sources and outputs as long as nothing shows them, and withdrawing them after that. An edit, a withdrawal and
//! the creation of a batch hold the study's row, and each counts the changes of texts: a batch that was planned from texts
//! of before is refused, and so is an edit of a text that has just come into a batch.

use scoring::text::nfc;
use serde_json::json;
use shared::{Action, Actor, OutputId, Problem, SourceId, StudyId, SystemKind, import::FileKind, limit, refusal};
use store::withdrawn::{Editable, Withdrawal};
use uuid::Uuid;

use crate::{
    Engine, Result, Tx,
    access::{Permit as _, known_study},
    audit::event::Happened,
    texts::{
        import::{LONGEST_TEXT, arrive::no_import},
        output::Builtin,
    },
};

/// The fewest characters of a reason for a withdrawal.
const SHORTEST_REASON: usize = 10;

/// A source or an output of a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextId {
    /// A source.
    Source(SourceId),
    /// An output.
    Output(OutputId),
}

impl TextId {
    /// The text with this id in a list.
    ///
    /// # Errors
    /// It is no id: `NotFound`.
    pub fn read(list: FileKind, id: &str) -> Result<Self, Problem> {
        let id = id.parse().map_err(|_| Problem::NotFound)?;
        Ok(match list {
            FileKind::Sources => Self::Source(SourceId(id)),
            FileKind::Outputs => Self::Output(OutputId(id)),
        })
    }

    const fn id(self) -> Uuid {
        match self {
            Self::Source(id) => id.0,
            Self::Output(id) => id.0,
        }
    }

    const fn kind(self) -> &'static str {
        match self {
            Self::Source(_) => "source",
            Self::Output(_) => "output",
        }
    }
}

impl Engine {
    /// Changes a text that is in no HIT and no gold item. Copies and rule-based outputs of a source are created again, and
    /// all outputs of the source are scored again.
    ///
    /// # Errors
    /// The actor may not import texts in this study, the study has no such text, it is used, withdrawn or not imported, or
    /// the new text is empty, too long or the same.
    pub async fn edit_text(&self, actor: &Actor, study: StudyId, id: TextId, text: &str) -> Result<()> {
        let mut tx = self.write().await?;
        self.edit_text_in(&mut tx, actor, study, (id, text)).await?;
        tx.commit().await
    }

    /// The same in a transaction that goes on.
    pub(crate) async fn edit_text_in(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        study: StudyId,
        (id, text): (TextId, &str),
    ) -> Result<()> {
        tx.permit(actor, study, Action::ImportTexts).await?;
        let text = checked_text(text)?;
        tx.lock_study(study).await?;
        let before = editable(tx, study, id).await?;
        check_unused(&before)?;
        // Outputs of a source that are just being created from its text would be those of the text of before.
        no_import(tx, study).await?;
        if before.text == text {
            return Err(Problem::conflict(refusal::nothing_would_change()).into());
        }
        match id {
            TextId::Source(source) => {
                tx.set_source_text(source, &text).await?;
                self.make_again(tx, study, (source, &before), &text).await?;
            }
            TextId::Output(output) => tx.set_output_text((before.source_id, output), &text).await?,
        }
        tx.count_text_change(study).await?;
        self.score_decided(tx, study, [before.source_id].into()).await?;
        let what = Happened::by(actor, study, "edit", id.kind(), id.id());
        self.record(tx, what, Some(&json!({ "text": before.text })), Some(&json!({ "text": text }))).await
    }

    /// Withdraws a text for this reason: its HITs are handed out no more, it comes into no new one, and statistics leave out
    /// the answers about it. Workers who have it open may finish and are paid.
    ///
    /// # Errors
    /// The actor may not withdraw texts in this study, the study has no such text, it is withdrawn already, or the reason is
    /// too short or too long.
    pub async fn withdraw_text(&self, actor: &Actor, study: StudyId, id: TextId, reason: &str) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::WithdrawTexts).await?;
        let reason = checked_reason(reason)?;
        tx.lock_study(study).await?;
        let before = editable(&mut tx, study, id).await?;
        if before.withdrawn.is_some() {
            return Err(Problem::conflict(refusal::text_is_withdrawn()).into());
        }
        let (text, source) = (id.id(), before.source_id);
        let output = if let TextId::Output(output) = id { Some(output) } else { None };
        let (person, at) = (actor.person, self.now());
        tx.withdraw_text(&Withdrawal { text, study, source, output, reason, person, at }).await?;
        self.moved(&mut tx, study, source).await?;
        let what = Happened::by(actor, study, "withdraw", id.kind(), text);
        let was = json!({ "withdrawn": false });
        self.record(&mut tx, what, Some(&was), Some(&json!({ "withdrawn": true, "reason": reason }))).await?;
        tx.commit().await
    }

    /// Takes the withdrawal of a text back.
    ///
    /// # Errors
    /// The actor may not withdraw texts in this study, the study has no such text, or it is not withdrawn itself.
    pub async fn restore_text(&self, actor: &Actor, study: StudyId, id: TextId) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::WithdrawTexts).await?;
        tx.lock_study(study).await?;
        let before = editable(&mut tx, study, id).await?;
        let Some(reason) = before.withdrawn.filter(|_| !before.with_source) else {
            return Err(Problem::conflict(refusal::text_is_not_withdrawn()).into());
        };
        tx.restore_text(study, id.id()).await?;
        self.moved(&mut tx, study, before.source_id).await?;
        let what = Happened::by(actor, study, "restore", id.kind(), id.id());
        let was = json!({ "withdrawn": true, "reason": reason });
        self.record(&mut tx, what, Some(&was), Some(&json!({ "withdrawn": false }))).await?;
        tx.commit().await
    }

    /// What follows from a change of which texts are used: other references, and other texts to pass on.
    async fn moved(&self, tx: &mut Tx, study: StudyId, source: SourceId) -> Result<()> {
        tx.count_text_change(study).await?;
        self.score_decided(tx, study, [source].into()).await?;
        self.feed_decided(tx, study).await
    }

    /// Creates the outputs of rules from the new text of their source.
    async fn make_again(
        &self,
        tx: &mut Tx,
        study: StudyId,
        (source, before): (SourceId, &Editable),
        text: &str,
    ) -> Result<()> {
        let made = tx.made_by_rules(source).await?;
        if made.is_empty() {
            return Ok(());
        }
        let settings = known_study(tx, study).await?;
        for (output, kind) in made {
            let builtin = match kind {
                SystemKind::Copy => Builtin::Copy,
                SystemKind::RuleBased => Builtin::RuleBased,
                SystemKind::Human | SystemKind::Written | SystemKind::Imported => continue,
            };
            let again = builtin.make(&settings, &before.language, text);
            tx.set_output_text((source, output), &again).await?;
        }
        Ok(())
    }
}

async fn editable(tx: &mut Tx, study: StudyId, id: TextId) -> Result<Editable> {
    let found = match id {
        TextId::Source(id) => tx.editable_source(study, id).await?,
        TextId::Output(id) => tx.editable_output(study, id).await?,
    };
    Ok(found.ok_or(Problem::NotFound)?)
}

/// Refuses a text that somebody has seen or that was not imported.
fn check_unused(text: &Editable) -> Result<(), Problem> {
    let reason = match text.kind {
        _ if text.withdrawn.is_some() => refusal::text_is_withdrawn(),
        Some(SystemKind::Human | SystemKind::Written) => refusal::text_is_by_worker(),
        Some(SystemKind::Copy | SystemKind::RuleBased) => refusal::text_is_by_rule(),
        _ if text.author_id.is_some() => refusal::text_is_by_worker(),
        Some(SystemKind::Imported) | None if text.in_hit => refusal::text_is_in_hit(),
        Some(SystemKind::Imported) | None if text.in_known => refusal::text_is_in_gold_item(),
        Some(SystemKind::Imported) | None => return Ok(()),
    };
    Err(Problem::conflict(reason))
}

/// A text as it is stored: NFC, without white space around it, with plain ends of lines.
pub(crate) fn normal(text: &str) -> String {
    nfc(text.replace("\r\n", "\n").trim())
}

fn checked_text(text: &str) -> Result<String, Problem> {
    let text = normal(text);
    match text.chars().count() {
        0 => Err(Problem::invalid("text", refusal::text_is_empty())),
        n if n > LONGEST_TEXT => Err(Problem::invalid("text", refusal::most_characters(LONGEST_TEXT))),
        _ if text.contains('\0') => Err(Problem::invalid("text", refusal::contains_nul())),
        _ => Ok(text),
    }
}

fn checked_reason(reason: &str) -> Result<&str, Problem> {
    let reason = reason.trim();
    match reason.chars().count() {
        ..SHORTEST_REASON => Err(Problem::invalid("reason", refusal::withdrawal_needs_reason(SHORTEST_REASON))),
        n if n > limit::OWN_WORDS => Err(Problem::invalid("reason", refusal::reason_too_long(limit::OWN_WORDS))),
        _ => Ok(reason),
    }
}
