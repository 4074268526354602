//! Post-processing: which rewrites are used, and how they are spelt (XFORMAL, section 3).
//!
//! A rewrite is an answer, and answers never change. Removals, corrections and their reversals are therefore rows of
//! their own; a corrected text is an output of its own, by the same writer, that replaces the first.

use std::collections::BTreeSet;

use scoring::{abbreviations::Abbreviations, hints, spelling, text::nfc};
use serde_json::json;
use shared::{Action, Actor, Language, OutputId, Problem, RewriteVerdict, Settings, StudyId, refusal};
use store::output_decision::{NewDecision, Original};

use crate::{
    Engine, Result, Tx,
    access::{Permit as _, known_study, permit_language},
    audit::event::Happened,
};

/// The maximum length of a reason, in characters.
const LONGEST_REASON: usize = 500;

/// The maximum length of a corrected text, in characters: that of a rewrite.
const LONGEST_TEXT: usize = 20_000;

/// The maximum number of rewrites in one decision.
const MOST: usize = 1_000;

/// The stored reason of a proposed removal: the rewrite is the same as its source.
pub const UNCHANGED: &str = "unchanged";

/// The stored reason of a proposed removal: the rewrite changes only punctuation, case, spacing, repeated letters and
/// abbreviations.
pub const NORMALISED: &str = "only normalised";

/// The maximum length of a known word, in characters.
const LONGEST_WORD: usize = 100;

/// The abbreviations of a language: the study's own, otherwise the built-in ones.
pub fn abbreviations_of(settings: &Settings, language: &Language) -> Abbreviations {
    let own = settings.abbreviations.get(language).cloned();
    own.unwrap_or_else(|| scoring::abbreviations::of(language.as_str()))
}

/// A correction of a rewrite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Correction {
    /// Replaces a word wherever it occurs.
    Word {
        /// The current spelling.
        word: String,
        /// The correct spelling.
        with: String,
    },
    /// Replaces the whole text.
    Text(String),
}

impl Engine {
    /// Removes rewrites, or keeps them as they were written, which reverses an earlier removal or correction. Returns
    /// how many decisions changed. A removal without a reason gets the reason for which it was proposed.
    ///
    /// # Errors
    /// The actor may not adjudicate in this study or wrote one of the rewrites, one is not a rewrite of the study, or a
    /// removal has no reason.
    pub async fn decide_rewrites(
        &self,
        actor: &Actor,
        study: StudyId,
        outputs: &[OutputId],
        (verdict, reason): (RewriteVerdict, &str),
    ) -> Result<usize> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Adjudicate).await?;
        tx.lock_study(study).await?;
        let reason = checked(reason.trim(), verdict, outputs)?;
        let settings = known_study(&mut tx, study).await?.settings;
        let (mut sources, mut n) = (BTreeSet::new(), 0);
        for output in outputs {
            let original = tx.original(study, *output).await?.ok_or(Problem::NotFound)?;
            access.check_not_own(original.author_id)?;
            let own = if verdict == RewriteVerdict::Removed && reason.is_empty() {
                proposed(&original, &abbreviations_of(&settings, &original.language))?
            } else {
                reason
            };
            if original.verdict == Some(verdict) && original.reason.as_deref() == Some(own) {
                continue;
            }
            self.store_verdict(&mut tx, (actor, study), *output, &original, (verdict, own, None)).await?;
            sources.insert(original.source_id);
            n += 1;
        }
        if n > 0 {
            self.score_decided(&mut tx, study, sources).await?;
            self.feed_decided(&mut tx, study).await?;
        }
        tx.commit().await?;
        Ok(n)
    }

    /// Replaces a rewrite by a corrected text; the rewrite stays stored. Entering the original text reverses
    /// corrections.
    ///
    /// # Errors
    /// The actor may not adjudicate in this study or wrote the rewrite, it is not a rewrite of the study or was
    /// removed, or nothing would change.
    pub async fn correct_rewrite(
        &self,
        actor: &Actor,
        study: StudyId,
        output: OutputId,
        correction: &Correction,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Adjudicate).await?;
        tx.lock_study(study).await?;
        let original = tx.original(study, output).await?.ok_or(Problem::NotFound)?;
        access.check_not_own(original.author_id)?;
        if original.verdict == Some(RewriteVerdict::Removed) {
            return Err(Problem::conflict(refusal::rewrite_is_removed()).into());
        }
        let text = corrected(&original, correction)?;
        let verdict = if text == original.text {
            (RewriteVerdict::Kept, "", None)
        } else {
            let id = self.id();
            tx.add_correction((id, &text), &original, (study, self.now())).await?;
            (RewriteVerdict::Corrected, "", Some((id, text.as_str())))
        };
        self.store_verdict(&mut tx, (actor, study), output, &original, verdict).await?;
        self.score_decided(&mut tx, study, BTreeSet::from([original.source_id])).await?;
        self.feed_decided(&mut tx, study).await?;
        tx.commit().await
    }

    /// Adds a known word to a language of the study, so that it no longer counts as a spelling mistake.
    ///
    /// # Errors
    /// The actor may not adjudicate in this study, the study does not work in the language, or the text is not a single
    /// word.
    pub async fn know_word(&self, actor: &Actor, study: StudyId, language: &Language, word: &str) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Adjudicate).await?;
        permit_language(&mut tx, study, language).await?;
        let word = nfc(word.trim()).to_lowercase();
        if word.is_empty() || word.chars().count() > LONGEST_WORD || word.contains(char::is_whitespace) {
            return Err(Problem::invalid("word", refusal::one_word(LONGEST_WORD)).into());
        }
        if tx.add_known_word((study, actor.person), language, &word, self.now()).await? {
            let told = json!({ "language": language, "word": word });
            let what = Happened::by(actor, study, "know", "word", &word);
            self.record(&mut tx, what, None::<&()>, Some(&told)).await?;
        }
        tx.commit().await
    }

    async fn store_verdict(
        &self,
        tx: &mut Tx,
        (actor, study): (&Actor, StudyId),
        output: OutputId,
        before: &Original,
        (verdict, reason, corrected): (RewriteVerdict, &str, Option<(OutputId, &str)>),
    ) -> Result<()> {
        let replacement = corrected.map(|(id, _)| id);
        let (id, person, at) = (self.id(), actor.person, self.now());
        tx.add_output_decision(&NewDecision { id, study, output, verdict, reason, replacement, person, at }).await?;
        let was = json!({ "verdict": before.verdict, "reason": before.reason, "text": before.corrected });
        let is = json!({ "verdict": verdict, "reason": reason, "text": corrected.map(|(_, text)| text) });
        self.record(tx, Happened::by(actor, study, "decide", "output", output), Some(&was), Some(&is)).await
    }
}

fn checked<'a>(reason: &'a str, verdict: RewriteVerdict, outputs: &[OutputId]) -> Result<&'a str, Problem> {
    if verdict == RewriteVerdict::Corrected {
        return Err(Problem::invalid("verdict", refusal::correction_needs_text()));
    }
    if outputs.is_empty() || outputs.len() > MOST {
        return Err(Problem::invalid("outputs", refusal::choose_rewrites(MOST)));
    }
    if reason.chars().count() > LONGEST_REASON {
        return Err(Problem::invalid("reason", refusal::most_characters(LONGEST_REASON)));
    }
    Ok(reason)
}

/// The reason for which a rewrite is proposed for removal.
fn proposed(
    original: &Original,
    abbreviations: &scoring::abbreviations::Abbreviations,
) -> Result<&'static str, Problem> {
    let found = hints::hints(&original.source, &original.text, abbreviations);
    match (found.unchanged, found.normalised_only) {
        (true, _) => Ok(UNCHANGED),
        (_, true) => Ok(NORMALISED),
        _ => Err(Problem::invalid("reason", refusal::removal_needs_reason())),
    }
}

/// Applies a correction and returns the text.
fn corrected(original: &Original, correction: &Correction) -> Result<String, Problem> {
    let now = original.corrected.as_deref().unwrap_or(&original.text);
    let text = match correction {
        Correction::Text(text) => nfc(text.replace("\r\n", "\n").trim()),
        Correction::Word { word, with } if with.trim().is_empty() => {
            return Err(Problem::invalid("with", refusal::word_needs_spelling(word)));
        }
        Correction::Word { word, with } => spelling::exchanged(now, &nfc(word), &nfc(with.trim()))
            .ok_or_else(|| Problem::conflict(refusal::word_is_gone(word)))?,
    };
    match text.chars().count() {
        0 => Err(Problem::invalid("text", refusal::corrected_text_is_empty())),
        n if n > LONGEST_TEXT => Err(Problem::invalid("text", refusal::most_characters(LONGEST_TEXT))),
        _ if text == now => Err(Problem::conflict(refusal::nothing_would_change())),
        _ => Ok(text),
    }
}
