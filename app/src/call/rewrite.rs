//! Rewrites: reading, removing or keeping, and correcting them.

use engine::texts::rewrites::Correction;
use leptos::prelude::*;
use report::rewrites::{Misspellings, Rewrite};
use shared::{Language, OutputId, Problem, RewriteShow, RewriteVerdict, StudyId};

use super::{here, reports_here, visit};

/// A page of human rewrites.
pub async fn rewrites(
    study: StudyId,
    language: Option<Language>,
    show: RewriteShow,
    after: Option<OutputId>,
) -> Result<Vec<Rewrite>, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.rewrites(&actor, study, language, show, after).await?)
}

/// A page of rewrites with misspelt words.
pub async fn misspellings(
    study: StudyId,
    language: Option<Language>,
    after: Option<OutputId>,
) -> Result<Misspellings, Problem> {
    let (reports, actor) = reports_here()?;
    Ok(reports.misspellings(&actor, study, language, after, visit().locale).await?)
}

/// Removes or keeps rewrites, and redirects to the page.
#[server(prefix = "/fn", endpoint = "rewrite/decide")]
pub async fn decide_rewrites(
    /// The study.
    study: StudyId,
    /// The rewrites.
    #[server(default)]
    outputs: Vec<OutputId>,
    /// `removed` or `kept`.
    verdict: RewriteVerdict,
    /// Why.
    #[server(default)]
    reason: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let n = engine.decide_rewrites(&actor, study, &outputs, (verdict, &reason)).await?;
    let visit = visit();
    let say = visit.locale;
    visit.tell(match verdict {
        RewriteVerdict::Removed => say.rewrites_told_removed(n),
        RewriteVerdict::Kept => say.rewrites_told_kept(n),
        RewriteVerdict::Corrected => say.rewrites_told_n_corrected(n),
    });
    Ok(())
}

/// Corrects a word of a rewrite or, without a word, its whole text, and redirects to the page.
#[server(prefix = "/fn", endpoint = "rewrite/correct")]
pub async fn correct_rewrite(
    /// The study.
    study: StudyId,
    /// The rewrite.
    output: OutputId,
    /// The word.
    #[server(default)]
    word: String,
    /// The word's replacement.
    #[server(default)]
    with: String,
    /// The whole text.
    #[server(default)]
    text: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let correction = if word.is_empty() { Correction::Text(text) } else { Correction::Word { word, with } };
    engine.correct_rewrite(&actor, study, output, &correction).await?;
    let visit = visit();
    visit.tell(visit.locale.rewrites_told_corrected());
    Ok(())
}

/// Adds a word to the known words, and redirects to the page.
#[server(prefix = "/fn", endpoint = "rewrite/know")]
pub async fn know_word(
    /// The study.
    study: StudyId,
    /// The language.
    language: Language,
    /// The word.
    word: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.know_word(&actor, study, &language, &word).await?;
    let visit = visit();
    visit.tell(visit.locale.rewrites_told_known(&word, language.name()));
    Ok(())
}
