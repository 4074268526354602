//! Sources: the texts to work on, listed and counted. They are imported by [`crate::texts::import`].

use serde::Serialize;
use shared::{Action, Actor, Language, Problem, Source, StudyId, TextState, limit, refusal};

use crate::{
    Engine, Result,
    access::{Access, Permit as _},
};

pub use store::source::{ListedSource, SourceFilter};

/// The number of sources on a page.
pub const PAGE: i64 = 50;

/// A page of sources.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SourcePage {
    /// The sources in their order, with what uses them. A search reads 10,000 sources at most, so it may find none although
    /// there is a next page.
    pub sources: Vec<ListedSource>,
    /// The position after which the next page begins, if there is one.
    pub next: Option<i64>,
    /// What the actor may do with the texts.
    #[serde(skip)]
    pub may: MayChange,
}

/// What a person may do with the texts of a study.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MayChange {
    /// Edit texts that are not used.
    pub edit: bool,
    /// Withdraw texts, and restore them.
    pub withdraw: bool,
}

impl MayChange {
    pub(super) fn of(access: &Access) -> Self {
        Self { edit: access.can(Action::ImportTexts), withdraw: access.can(Action::WithdrawTexts) }
    }
}

/// Checks what is searched for: without blanks around it, and nothing if it is empty.
///
/// # Errors
/// It is too long.
pub(super) fn searched(search: Option<String>) -> Result<Option<String>, Problem> {
    let search = search.map(|words| words.trim().to_owned()).filter(|words| !words.is_empty());
    if search.as_ref().is_some_and(|words| words.chars().count() > limit::SEARCH) {
        return Err(Problem::invalid("search", refusal::most_characters(limit::SEARCH)));
    }
    Ok(search)
}

/// Whether a list leaves out texts that it has to read first. Withdrawn texts have a list of their own.
pub(super) const fn reads_more(search: Option<&String>, state: Option<TextState>) -> bool {
    search.is_some() || matches!(state, Some(TextState::Unused | TextState::Used))
}

impl Engine {
    /// A page of the sources of a study.
    ///
    /// # Errors
    /// The actor may not read texts in this study, or the words to search for are too long.
    pub async fn sources(&self, actor: &Actor, study: StudyId, filter: SourceFilter) -> Result<SourcePage> {
        let mut tx = self.read().await?;
        let may = MayChange::of(&tx.permit(actor, study, Action::SeeTexts).await?);
        let filter = SourceFilter { search: searched(filter.search)?, ..filter };
        let mut end = None;
        if reads_more(filter.search.as_ref(), filter.state) {
            // A search reads many texts, so it takes no connection of the workers' requests.
            drop(tx);
            tx = self.in_background().read().await?;
            end = tx.sources_searched(study, &filter).await?;
        }
        let until = end.unwrap_or(i64::MAX);
        let mut sources = tx.listed_sources(study, &filter, (until, PAGE + 1)).await?;
        let more = sources.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
        if more {
            sources.pop();
        }
        let next = if more { sources.last().map(|source| source.position) } else { end };
        Ok(SourcePage { sources, next, may })
    }

    /// The first source of a language that is not withdrawn, as a sample.
    ///
    /// # Errors
    /// The actor may not read texts in this study.
    pub async fn first_source(&self, actor: &Actor, study: StudyId, language: &Language) -> Result<Option<Source>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTexts).await?;
        Ok(tx.first_sources(study, language, 1).await?.pop())
    }

    /// The number of sources of a study in each of its languages.
    ///
    /// # Errors
    /// The actor may not read texts in this study.
    pub async fn n_sources(&self, actor: &Actor, study: StudyId) -> Result<Vec<(Language, i64)>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTexts).await?;
        tx.n_sources(study).await
    }
}
