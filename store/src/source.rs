//! Queries of sources.

use shared::{Language, Source, SourceId, StudyId};
use sqlx::types::Json;

use super::{many::many, rows, run, scalar};
use crate::{Result, Tx};

/// Which sources are wanted.
#[derive(Clone, Debug, Default)]
pub struct SourceFilter {
    /// Those in this language.
    pub language: Option<Language>,
    /// Those with these words in text or id. Letters outside ASCII are found in the case they are written in.
    pub search: Option<String>,
    /// Those after this position.
    pub after: i64,
}

impl Tx {
    /// Holds the study's row until the end of the transaction, so that imports come one after the other.
    pub async fn lock_study(&mut self, study: StudyId) -> Result<()> {
        run!(self, "update study set state = state where id = $1", study)?;
        Ok(())
    }

    /// A page of the sources of a study, in their order.
    pub async fn sources(&mut self, study: StudyId, filter: &SourceFilter, limit: i64) -> Result<Vec<Source>> {
        let search = filter.search.as_deref().map(|words| format!("%{}%", escape(&words.to_lowercase())));
        rows!(
            self,
            Source,
            "select id, study_id, language, text, external_id, meta, position, curation
               from source
              where study_id = $1
                and position > $2
                and (cast($3 as text) is null or language = $3)
                and (cast($4 as text) is null or lower(text) like $4 escape '!' or lower(external_id) like $4 escape '!')
              order by position
              limit $5",
            study,
            filter.after,
            filter.language.as_ref(),
            search,
            limit
        )
    }

    /// How many sources a study has in each language.
    pub async fn n_sources(&mut self, study: StudyId) -> Result<Vec<(Language, i64)>> {
        rows!(
            self,
            (Language, i64),
            "select language, count(*)
               from source
              where study_id = $1
              group by language
              order by language",
            study
        )
    }

    /// The sources of a study by the ids of their files.
    pub async fn source_keys(&mut self, study: StudyId) -> Result<Vec<(SourceId, Language, String)>> {
        rows!(
            self,
            (SourceId, Language, String),
            "select id, language, external_id from source where study_id = $1",
            study
        )
    }

    /// The place of the last source of a study; 0 if there is none.
    pub async fn last_source(&mut self, study: StudyId) -> Result<i64> {
        let found = scalar!(self, i64, "select coalesce(max(position), 0) from source where study_id = $1", study)?;
        Ok(found.unwrap_or(0))
    }

    /// Adds sources.
    pub async fn add_sources(&mut self, new: &[Source]) -> Result<()> {
        many!(
            self,
            "insert into source (id, study_id, language, text, external_id, meta, position, curation) ",
            new,
            |values, source| {
                values.push_bind(source.id);
                values.push_bind(source.study_id);
                values.push_bind(source.language.clone());
                values.push_bind(source.text.clone());
                values.push_bind(source.external_id.clone());
                values.push_bind(Json(source.meta.clone()));
                values.push_bind(source.position);
                values.push_bind(source.curation.clone());
            }
        )
    }
}

/// What a person searches for is no pattern.
fn escape(words: &str) -> String {
    words.replace('!', "!!").replace('%', "!%").replace('_', "!_")
}
