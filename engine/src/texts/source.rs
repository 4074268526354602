//! Sources: the texts to work on, listed and counted. They are imported by [`crate::texts::import`].

use serde::Serialize;
use shared::{Action, Actor, Language, Source, StudyId};

use crate::{Engine, Result, access::Permit as _};

pub use store::source::SourceFilter;

/// The number of sources on a page.
pub const PAGE: i64 = 50;

/// A page of sources.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SourcePage {
    /// The sources in their order.
    pub sources: Vec<Source>,
    /// The position after which the next page begins, if there is one.
    pub next: Option<i64>,
}

impl Engine {
    /// A page of the sources of a study.
    ///
    /// # Errors
    /// The actor may not read texts in this study.
    pub async fn sources(&self, actor: &Actor, study: StudyId, filter: SourceFilter) -> Result<SourcePage> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTexts).await?;
        let mut sources = tx.sources(study, &filter, PAGE + 1).await?;
        let more = sources.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
        if more {
            sources.pop();
        }
        let next = sources.last().filter(|_| more).map(|source| source.position);
        Ok(SourcePage { sources, next })
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
