//! Queries of sources.

use std::collections::HashMap;

use serde::Serialize;
use serde_json::Value;
use shared::{Language, Source, SourceId, StudyId, TextState, Time, limit};
use sqlx::types::Json;

use super::{many::many, on, rows, run, scalar};
use crate::{Result, Tx};

/// Which sources are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourceFilter {
    /// Only those in this language.
    pub language: Option<Language>,
    /// Only those with these words in text or id. Letters outside ASCII are found in the case they are written in.
    pub search: Option<String>,
    /// Only those in this state.
    pub state: Option<TextState>,
    /// Those after this position.
    pub after: i64,
}

/// A source in a list, with what uses it.
#[derive(Clone, Debug, PartialEq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedSource {
    /// Its id.
    pub id: SourceId,
    /// The study it belongs to.
    pub study_id: StudyId,
    /// Its language.
    pub language: Language,
    /// The text in NFC.
    pub text: String,
    /// Its id in the imported file; unique within the study and language.
    pub external_id: String,
    /// The other columns of its row.
    #[sqlx(json)]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub meta: Value,
    /// Its position in the study, from 1.
    pub position: i64,
    /// How it was added.
    pub curation: String,
    /// How many HITs show it.
    pub n_hits: i64,
    /// How many submissions have an answer about it.
    pub n_submissions: i64,
    /// Its state.
    pub state: TextState,
    /// When it was withdrawn, if it was.
    pub withdrawn_at: Option<Time>,
    /// Why.
    pub withdrawn_reason: Option<String>,
}

/// A list of sources. What is withdrawn is looked up by the few texts that are. A source behind the last position that may
/// be read ($3) ends the reading like one that is found: it fills the page, and is not shown. As an upper bound of the
/// range, the position would lead SQLite past the index of the language.
macro_rules! listed {
    ($from:literal, $of:literal) => {
        concat!(
            "with counted as (
                 select s.id, s.study_id, s.language, s.text, s.external_id, s.meta, s.position, s.curation,
                        w.created_at as withdrawn_at, w.reason as withdrawn_reason,
                        case
                            when w.text_id is not null then 'withdrawn'
                            when exists (select 1 from hit_item i where i.source_id = s.id)
                              or exists (select 1 from known k where k.source_id = s.id and k.retired_at is null) then 'used'
                            else 'unused'
                        end as state
                   from ",
            $from,
            " where s.study_id = $1
                and s.position > $2
                and ",
            $of,
            "   and (s.position > $3
                     or cast($5 as text) is null
                     or lower(s.text) like $5 escape '!'
                     or lower(s.external_id) like $5 escape '!')
             ),
             page as (
                 select *
                   from counted
                  where position > $3 or cast($6 as text) is null or state = $6
                  order by position
                  limit $7
             )
             select p.*,
                    (select count(*) from hit_item i where i.source_id = p.id) as n_hits,
                    (select count(distinct n.assignment_id) from answer n where n.source_id = p.id) as n_submissions
               from page p
              where p.position <= $3
              order by p.position"
        )
    };
}

/// Adds sources: to whom, which, and what follows.
macro_rules! add {
    ($tx:expr, $new:expr $(, $end:literal)?) => {
        many!(
            $tx,
            "insert into source (id, study_id, language, text, external_id, meta, position, curation) ",
            $new,
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
            $(, $end)?
        )
    };
}

impl Tx {
    /// Holds the study's row until the end of the transaction, so that imports come one after the other.
    pub async fn lock_study(&mut self, study: StudyId) -> Result<()> {
        if matches!(self, Self::Postgres(_)) {
            run!(self, "select id from study where id = $1 for no key update", study)?;
        }
        Ok(())
    }

    /// A page of the sources of a study, in their order: those up to a position.
    pub async fn listed_sources(
        &mut self,
        study: StudyId,
        filter: &SourceFilter,
        (until, limit): (i64, i64),
    ) -> Result<Vec<ListedSource>> {
        let sql = match (filter.state, &filter.language) {
            (Some(TextState::Withdrawn), _) => listed!(
                "withdrawn_text w cross join source s",
                "w.study_id = $1 and w.text_id = s.id and (cast($4 as text) is null or s.language = $4)"
            ),
            (_, Some(_)) => listed!("source s left join withdrawn_text w on w.text_id = s.id", "s.language = $4"),
            (_, None) => {
                listed!("source s left join withdrawn_text w on w.text_id = s.id", "cast($4 as text) is null")
            }
        };
        let (search, language) = (pattern(filter.search.as_deref()), filter.language.as_ref());
        rows!(self, ListedSource, sql, study, filter.after, until, language, search, filter.state, limit)
    }

    /// The position of the last source that a search may read; none if it can read all that are left.
    pub async fn sources_searched(&mut self, study: StudyId, filter: &SourceFilter) -> Result<Option<i64>> {
        let sql = match filter.language {
            Some(_) => {
                "select position
                   from source
                  where study_id = $1 and position > $2 and language = $3
                  order by position
                  limit 1 offset $4"
            }
            None => {
                "select position
                   from source
                  where study_id = $1 and position > $2 and cast($3 as text) is null
                  order by position
                  limit 1 offset $4"
            }
        };
        scalar!(self, i64, sql, study, filter.after, filter.language.as_ref(), limit::SEARCHED - 1)
    }

    /// The first sources of a language that are in use, for a trial.
    pub async fn first_sources(&mut self, study: StudyId, language: &Language, limit: i64) -> Result<Vec<Source>> {
        rows!(
            self,
            Source,
            "select id, study_id, language, text, external_id, meta, position, curation
               from source
              where study_id = $1
                and language = $2
                and not exists (select 1 from withdrawn_text w where w.text_id = source.id)
              order by position
              limit $3",
            study,
            language,
            limit
        )
    }

    /// The other columns of these sources' rows.
    pub async fn rows_of_sources(&mut self, sources: &[SourceId]) -> Result<HashMap<SourceId, Value>> {
        let prepares = self.prepares();
        let found = on!(self, |DB, c| {
            let mut query = sqlx::QueryBuilder::<DB>::new("select id, meta from source where id in (");
            let mut list = query.separated(", ");
            for source in sources {
                list.push_bind(*source);
            }
            query.push(")");
            query.build_query_as::<(SourceId, Json<Value>)>().persistent(prepares).fetch_all(c).await
        })
        .map_err(crate::Error::from)?;
        Ok(found.into_iter().map(|(id, Json(row))| (id, row)).collect())
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
        add!(self, new)
    }

    /// Adds those of these sources that are not there yet.
    pub async fn add_missing_sources(&mut self, new: &[Source]) -> Result<()> {
        add!(self, new, " on conflict (id) do nothing")
    }
}

/// The pattern of what a person searches for, in which nothing they typed is a wildcard.
pub(crate) fn pattern(search: Option<&str>) -> Option<String> {
    let escaped = search?.to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_");
    Some(format!("%{escaped}%"))
}

#[cfg(test)]
mod tests {
    use crate::plan::plan;

    /// A page of a study with 200,000 sources reads a page, and withdrawn sources are found by the list of them.
    #[tokio::test]
    async fn a_page_is_read_in_the_order_of_an_index() {
        let all = listed!("source s left join withdrawn_text w on w.text_id = s.id", "cast($4 as text) is null");
        let plan_of_all = plan(all, 7).await;
        assert!(!plan_of_all.iter().any(|step| step.starts_with("SCAN s")), "{plan_of_all:#?}");
        let own = listed!("source s left join withdrawn_text w on w.text_id = s.id", "s.language = $4");
        let plan_of_language = plan(own, 7).await;
        let looked_up = |step: &String| step.contains("source_language (study_id=? AND language=? AND position>?");
        assert!(plan_of_language.iter().any(looked_up), "{plan_of_language:#?}");
        let withdrawn = listed!("withdrawn_text w cross join source s", "w.study_id = $1 and w.text_id = s.id");
        let plan_of_withdrawn = plan(withdrawn, 7).await;
        assert!(plan_of_withdrawn.iter().any(|step| step.contains("withdrawn_text_study")), "{plan_of_withdrawn:#?}");
    }
}
