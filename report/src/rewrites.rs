//! The human rewrites, with their sources and hints about each.

pub mod analysis;
mod spelling;

use std::collections::HashMap;

use engine::{Result, access::Permit as _, texts::rewrites::abbreviations_of};
use scoring::{abbreviations::Abbreviations, hints::Hints};
use serde::Serialize;
use shared::{
    Action, Actor, Approval, Language, OutputId, Problem, RewriteShow, RewriteVerdict, Settings, StudyId, Time,
    WorkerId, pseudonym,
};
use store::rewrite::RewriteRow;
use tabular::csv::{Cell, Writer};

use crate::Reports;

pub use spelling::{Misspellings, Misspelt, Word};

/// The number of rewrites on a page.
const PAGE: usize = 100;

/// The number of rewrites that are read at once: more than a page if only a few of many match.
const READ: [i64; 2] = [100, 500];

/// A rewrite with its source.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = HumanRewrite))]
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
    /// The worker who wrote it; `None` if it was imported.
    pub author: Option<String>,
    /// Whether the actor wrote it: then someone else has to decide about it.
    pub own: bool,
    /// Whether its submission has been approved; `None` if it was imported.
    pub approval: Option<Approval>,
    /// Hints about it.
    pub hints: Hints,
    /// When it was stored.
    pub created_at: Time,
    /// Whether it is proposed for removal: it only normalises the source, and no decision has been made about it.
    pub proposed: bool,
    /// The decision about it.
    pub verdict: Option<RewriteVerdict>,
    /// Why.
    pub reason: String,
    /// The text that replaces it, if it was corrected.
    pub corrected: Option<String>,
}

impl Reports {
    /// A page of human rewrites as they were written, in order of creation, in all languages or one; `after` is the
    /// last rewrite of the previous page.
    ///
    /// # Errors
    /// The actor may not see reports.
    pub async fn rewrites(
        &self,
        actor: &Actor,
        study: StudyId,
        language: Option<Language>,
        show: RewriteShow,
        mut after: Option<OutputId>,
    ) -> Result<Vec<Rewrite>> {
        let mut tx = self.engine().read().await?;
        let reader = tx.permit(actor, study, Action::SeeReports).await?.worker;
        let settings = tx.study(study).await?.ok_or(Problem::NotFound)?.settings;
        let (mut lists, mut page) = (Lists::new(), Vec::new());
        let read = READ[usize::from(show == RewriteShow::Proposed)];
        loop {
            let rows = tx.rewrites(study, language.as_ref(), show, (after, read)).await?;
            let Some(last) = rows.last() else { return Ok(page) };
            after = Some(last.id);
            let found = rows.into_iter().map(|row| rewrite(row, &settings, &mut lists, reader));
            let wanted = found.filter(|rewrite| show != RewriteShow::Proposed || rewrite.proposed);
            page.extend(wanted.take(PAGE - page.len()));
            if page.len() == PAGE {
                return Ok(page);
            }
        }
    }

    /// All human rewrites as CSV.
    ///
    /// # Errors
    /// The actor may not see reports.
    pub async fn rewrites_csv(&self, actor: &Actor, study: StudyId) -> Result<String> {
        // Permission is checked before a thread is taken.
        self.engine().read().await?.permit(actor, study, Action::SeeReports).await?;
        let actor = *actor;
        self.compute(study, async move |on| on.all_rewrites(&actor, study).await).await
    }

    async fn all_rewrites(&self, actor: &Actor, study: StudyId) -> Result<String> {
        let mut file = Writer::new(&HEAD);
        let mut after = None;
        loop {
            let page = self.rewrites(actor, study, None, RewriteShow::All, after).await?;
            let Some(last) = page.last() else { return Ok(file.finish()) };
            after = Some(last.output);
            for rewrite in &page {
                file.row(csv_row(rewrite));
            }
        }
    }
}

/// The head of the CSV.
const HEAD: [&str; 16] = [
    "output_id",
    "language",
    "external_id",
    "source",
    "rewrite",
    "author",
    "approval",
    "unchanged",
    "normalised_only",
    "words",
    "words_changed",
    "edit_distance",
    "led",
    "verdict",
    "reason",
    "corrected",
];

/// Abbreviations by language.
type Lists = HashMap<Language, Abbreviations>;

fn rewrite(row: RewriteRow, settings: &Settings, lists: &mut Lists, reader: Option<WorkerId>) -> Rewrite {
    let list = lists.entry(row.language.clone()).or_insert_with(|| abbreviations_of(settings, &row.language));
    let hints = scoring::hints::hints(&row.source, &row.text, list);
    Rewrite {
        output: row.id,
        proposed: row.verdict.is_none() && (hints.unchanged || hints.normalised_only),
        hints,
        verdict: row.verdict,
        reason: row.reason.unwrap_or_default(),
        corrected: row.corrected,
        language: row.language,
        external_id: row.external_id,
        source: row.source,
        text: row.text,
        own: reader.is_some() && row.author_id == reader,
        author: row.number.map(pseudonym),
        approval: row.approval,
        created_at: row.created_at,
    }
}

fn csv_row(rewrite: &Rewrite) -> [Cell<'_>; HEAD.len()] {
    let hints = &rewrite.hints;
    [
        Cell::word(rewrite.output.to_string()),
        rewrite.language.as_str().into(),
        (&rewrite.external_id).into(),
        (&rewrite.source).into(),
        (&rewrite.text).into(),
        rewrite.author.as_ref().into(),
        rewrite.approval.map(Approval::as_str).into(),
        hints.unchanged.into(),
        hints.normalised_only.into(),
        hints.n_words.into(),
        hints.n_changed.into(),
        hints.edit_distance.into(),
        hints.led.into(),
        rewrite.verdict.map(RewriteVerdict::as_str).into(),
        (&rewrite.reason).into(),
        rewrite.corrected.as_ref().into(),
    ]
}
