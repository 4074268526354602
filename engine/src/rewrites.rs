//! The rewrites people wrote, beside their sources, with what stands out about each.

pub mod analysis;

use std::collections::HashMap;

use scoring::{abbreviations::Abbreviations, hints::Hints};
use serde::Serialize;
use shared::{Action, Actor, Approval, Language, OutputId, Problem, Settings, StudyId, Time};

use crate::{Engine, Result, db::rewrite::Row, export::quoted, work::pseudonym};

/// Rewrites on one page.
const PAGE: i64 = 100;

/// A rewrite beside its source.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rewrite {
    /// The rewrite as an output.
    pub output: OutputId,
    /// The language.
    pub language: Language,
    /// The source's own id.
    pub external_id: String,
    /// The source.
    pub source: String,
    /// The rewrite.
    pub text: String,
    /// Who wrote it; nobody if it was brought in.
    pub author: Option<String>,
    /// Whether its submission has been approved; nothing if it was brought in.
    pub approval: Option<Approval>,
    /// What stands out about it.
    pub hints: Hints,
    /// When it was stored.
    pub created_at: Time,
}

impl Engine {
    /// A page of human rewrites in the order of their birth, all languages or one; `after` is the last of the page before.
    ///
    /// # Errors
    /// The actor may not see reports.
    pub async fn rewrites(
        &self,
        actor: &Actor,
        study: StudyId,
        language: Option<Language>,
        after: Option<OutputId>,
    ) -> Result<Vec<Rewrite>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeReports).await?;
        let settings = tx.study(study).await?.ok_or(Problem::NotFound)?.settings;
        let rows = tx.rewrites(study, language.as_ref(), after, PAGE).await?;
        let mut lists = HashMap::new();
        Ok(rows.into_iter().map(|row| rewrite(row, &settings, &mut lists)).collect())
    }

    /// All human rewrites as CSV.
    ///
    /// # Errors
    /// The actor may not see reports.
    pub async fn rewrites_csv(&self, actor: &Actor, study: StudyId) -> Result<String> {
        let mut text = "output_id,language,external_id,source,rewrite,author,approval,unchanged,normalised_only,words,words_changed,edit_distance,led\n".to_owned();
        let mut after = None;
        loop {
            let page = self.rewrites(actor, study, None, after).await?;
            let Some(last) = page.last() else { return Ok(text) };
            after = Some(last.output);
            text.extend(page.iter().map(csv_line));
        }
    }
}

fn rewrite(row: Row, settings: &Settings, lists: &mut HashMap<Language, Abbreviations>) -> Rewrite {
    let built_in = || scoring::abbreviations::of(row.language.as_str());
    let list = lists
        .entry(row.language.clone())
        .or_insert_with(|| settings.abbreviations.get(&row.language).cloned().unwrap_or_else(built_in));
    Rewrite {
        output: row.id,
        hints: scoring::hints::hints(&row.source, &row.text, list),
        language: row.language,
        external_id: row.external_id,
        source: row.source,
        text: row.text,
        author: row.number.map(pseudonym),
        approval: row.approval,
        created_at: row.created_at,
    }
}

fn csv_line(rewrite: &Rewrite) -> String {
    let hints = &rewrite.hints;
    format!(
        "{},{},{},{},{},{},{},{},{},{},{},{},{}\n",
        rewrite.output,
        rewrite.language,
        quoted(&rewrite.external_id),
        quoted(&rewrite.source),
        quoted(&rewrite.text),
        rewrite.author.as_deref().unwrap_or_default(),
        rewrite.approval.map(Approval::as_str).unwrap_or_default(),
        hints.unchanged,
        hints.normalised_only,
        hints.n_words,
        hints.n_changed,
        hints.edit_distance,
        hints.led
    )
}
