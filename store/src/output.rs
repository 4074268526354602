//! Queries of systems and their outputs.

use serde::Serialize;
use shared::{
    Language, Output, OutputId, SourceId, StudyId, System, SystemId, SystemKind, TextState, Time, WorkerId, limit,
};
use uuid::Uuid;

use super::{many::many, row, rows, run, scalar, source::pattern};
use crate::{Result, Tx};

/// A system with the number of its outputs in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CountedSystem {
    /// The system.
    pub id: SystemId,
    /// Its name.
    pub name: String,
    /// How its outputs are made.
    pub kind: SystemKind,
    /// The language; none if it has no outputs at all.
    pub language: Option<Language>,
    /// How many outputs.
    pub outputs: i64,
}

/// Which outputs are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OutputFilter {
    /// Only those of this system.
    pub system: Option<SystemId>,
    /// Only those in this language.
    pub language: Option<Language>,
    /// Only those with these words in their text or in the id of their source.
    pub search: Option<String>,
    /// Only those in this state.
    pub state: Option<TextState>,
    /// Those after this one.
    pub after: Option<OutputId>,
}

/// An output in a list, with what uses it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedOutput {
    /// Its id.
    pub id: OutputId,
    /// The study it belongs to.
    pub study_id: StudyId,
    /// The source from which it was made.
    pub source_id: SourceId,
    /// The system that made it.
    pub system_id: SystemId,
    /// The text in NFC.
    pub text: String,
    /// The worker who wrote it, if it was written by a worker.
    pub author_id: Option<WorkerId>,
    /// When it was created.
    pub created_at: Time,
    /// Its language.
    pub language: Language,
    /// The id of its source in the imported file.
    pub external_id: String,
    /// The text of its source.
    pub source: String,
    /// The name of its system.
    pub system: String,
    /// How the outputs of its system are made.
    pub kind: SystemKind,
    /// How many HITs show it.
    pub n_hits: i64,
    /// How many submissions have an answer about it.
    pub n_submissions: i64,
    /// Its state; withdrawn if its source is.
    pub state: TextState,
    /// When it or its source was withdrawn, if one was.
    pub withdrawn_at: Option<Time>,
    /// Why.
    pub withdrawn_reason: Option<String>,
    /// Whether it is withdrawn with its source and not alone.
    pub with_source: bool,
}

/// A list of outputs. What is withdrawn is looked up by the few sources of which a text is.
macro_rules! listed {
    ($from:literal, $of:literal) => {
        concat!(
            "with counted as (
                 select o.id, o.study_id, o.source_id, o.system_id, o.text, o.author_id, o.created_at,
                        s.language, s.external_id, s.text as source, y.name as system, y.kind,
                        coalesce(w.created_at, v.created_at) as withdrawn_at, coalesce(w.reason, v.reason) as withdrawn_reason,
                        w.text_id is null and v.text_id is not null as with_source,
                        case
                            when w.text_id is not null or v.text_id is not null then 'withdrawn'
                            when exists (select 1 from hit_item_output i where i.output_id = o.id)
                              or exists (select 1 from hit_item i where i.reference_id = o.id)
                              or exists (select 1
                                           from known k
                                          where k.source_id = o.source_id
                                            and k.retired_at is null
                                            and cast(k.shown as text) <> '[]') then 'used'
                            else 'unused'
                        end as state
                   from ",
            $from,
            "      join source s on s.id = o.source_id
                   join system y on y.id = o.system_id
                   left join worker a on a.id = o.author_id
                   left join withdrawn_text w on w.text_id = o.id
                   left join withdrawn_text v on v.text_id = o.source_id
                  where a.removed_at is null
                    and (cast($5 as text) is null or s.language = $5)
                    and (cast($6 as text) is null or lower(o.text) like $6 escape '!' or lower(s.external_id) like $6 escape '!')
                    and ",
            $of,
            ")
             , page as (
                 select * from counted where (cast($7 as text) is null or state = $7) order by id limit $8
             )
             select p.*,
                    (select count(*) from hit_item_output i where i.output_id = p.id)
                    + (select count(*) from hit_item i where i.reference_id = p.id) as n_hits,
                    (select count(distinct n.assignment_id)
                       from answer n
                      where n.source_id = p.source_id and n.output_id = p.id) as n_submissions
               from page p
              order by p.id"
        )
    };
}

/// An output by what a batch needs of it.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct OutputKey {
    pub id: OutputId,
    pub source_id: SourceId,
    pub system_id: SystemId,
}

/// An output with its source and its system's name.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Written {
    pub source_id: SourceId,
    pub language: Language,
    pub source: String,
    pub system: String,
    pub kind: SystemKind,
    pub text: String,
}

/// Adds outputs that no worker wrote: to whom, which, and what follows.
macro_rules! add {
    ($tx:expr, $new:expr $(, $end:literal)?) => {
        many!(
            $tx,
            "insert into output (id, study_id, source_id, system_id, text, created_at) ",
            $new,
            |values, output| {
                values.push_bind(output.id);
                values.push_bind(output.study_id);
                values.push_bind(output.source_id);
                values.push_bind(output.system_id);
                values.push_bind(output.text.clone());
                values.push_bind(output.created_at);
            }
            $(, $end)?
        )
    };
}

impl Tx {
    /// All outputs of a study that are used, source by source.
    pub async fn written(&mut self, study: StudyId) -> Result<Vec<Written>> {
        rows!(
            self,
            Written,
            "select s.id as source_id, s.language, s.text as source, y.name as system, y.kind, o.text
               from used_output o
               join source s on s.id = o.source_id
               join system y on y.id = o.system_id
              where o.study_id = $1
              order by s.id, o.id",
            study
        )
    }

    /// The systems of a study by name.
    pub async fn systems(&mut self, study: StudyId) -> Result<Vec<System>> {
        rows!(self, System, "select id, study_id, name, kind from system where study_id = $1 order by name", study)
    }

    /// Whether a study has a system of this name.
    pub async fn has_system(&mut self, study: StudyId, name: &str) -> Result<bool> {
        let found = scalar!(self, SystemId, "select id from system where study_id = $1 and name = $2", study, name)?;
        Ok(found.is_some())
    }

    /// The systems of a study with how many outputs of theirs are used in each language.
    pub async fn counted_systems(&mut self, study: StudyId) -> Result<Vec<CountedSystem>> {
        rows!(
            self,
            CountedSystem,
            "select y.id, y.name, y.kind, s.language, count(o.id) as outputs
               from system y
               left join used_output o on o.system_id = y.id
               left join source s on s.id = o.source_id
              where y.study_id = $1
              group by y.id, y.name, y.kind, s.language
              order by y.name, s.language",
            study
        )
    }

    /// A system by name, made if it is not there yet.
    pub async fn named_system(&mut self, new: &System) -> Result<Option<System>> {
        run!(
            self,
            "insert into system (id, study_id, name, kind)
             values ($1, $2, $3, $4)
             on conflict (study_id, name) do nothing",
            new.id,
            new.study_id,
            new.name.as_str(),
            new.kind
        )?;
        row!(
            self,
            System,
            "select id, study_id, name, kind from system where study_id = $1 and name = $2",
            new.study_id,
            new.name.as_str()
        )
    }

    /// Which sources the systems of a study have outputs for; people's rewrites left out.
    pub async fn outputs_by_system(&mut self, study: StudyId) -> Result<Vec<(SourceId, String)>> {
        rows!(
            self,
            (SourceId, String),
            "select o.source_id, y.name
               from output o
               join system y on y.id = o.system_id
              where o.study_id = $1 and o.author_id is null",
            study
        )
    }

    /// What was made from a source and is not withdrawn, the oldest first.
    pub async fn made_from(&mut self, source: SourceId, limit: i64) -> Result<Vec<(OutputId, String, SystemKind)>> {
        rows!(
            self,
            (OutputId, String, SystemKind),
            "select o.id, o.text, y.kind
               from output o
               join system y on y.id = o.system_id
              where o.source_id = $1
                and not exists (select 1 from withdrawn_text w where w.text_id = o.id)
              order by o.id
              limit $2",
            source,
            limit
        )
    }

    /// The sources of a study that a system has no output for and that are not withdrawn.
    pub async fn without_output(
        &mut self,
        study: StudyId,
        system: SystemId,
    ) -> Result<Vec<(SourceId, Language, String)>> {
        rows!(
            self,
            (SourceId, Language, String),
            "select s.id, s.language, s.text
               from source s
              where s.study_id = $1
                and not exists (select 1 from output o where o.source_id = s.id and o.system_id = $2)
                and not exists (select 1 from withdrawn_text w where w.text_id = s.id)
              order by s.position",
            study,
            system
        )
    }

    /// Adds outputs that no worker wrote.
    pub async fn add_outputs(&mut self, new: &[Output]) -> Result<()> {
        add!(self, new)
    }

    /// Adds those of these outputs that are not there yet; no worker wrote them.
    pub async fn add_missing_outputs(&mut self, new: &[Output]) -> Result<()> {
        add!(self, new, " on conflict (id) do nothing")
    }

    /// The outputs of a study in a language that are used. Rewrites become outputs only when they count and are no pilot, so all can be judged.
    pub async fn output_keys(&mut self, study: StudyId, language: &Language) -> Result<Vec<OutputKey>> {
        rows!(
            self,
            OutputKey,
            "select o.id, o.source_id, o.system_id
               from used_output o
               join source s on s.id = o.source_id
              where o.study_id = $1 and s.language = $2
              order by s.position, o.system_id, o.id",
            study,
            language
        )
    }

    /// A page of the outputs of a study, the oldest first: those up to an id.
    pub async fn listed_outputs(
        &mut self,
        study: StudyId,
        filter: &OutputFilter,
        (until, limit): (Option<OutputId>, i64),
    ) -> Result<Vec<ListedOutput>> {
        let sql = match (filter.state, filter.system) {
            (Some(TextState::Withdrawn), _) => listed!(
                "(select distinct source_id from withdrawn_text where study_id = $1) x cross join output o",
                "o.source_id = x.source_id and (cast($4 as uuid) is null or o.system_id = $4) and o.id > $2 and o.id <= $3"
            ),
            (_, Some(_)) => listed!("output o", "o.study_id = $1 and o.system_id = $4 and o.id > $2 and o.id <= $3"),
            (_, None) => {
                listed!("output o", "o.study_id = $1 and cast($4 as uuid) is null and o.id > $2 and o.id <= $3")
            }
        };
        let until = until.unwrap_or(OutputId(Uuid::max()));
        let (search, language) = (pattern(filter.search.as_deref()), filter.language.as_ref());
        rows!(
            self,
            ListedOutput,
            sql,
            study,
            after(filter),
            until,
            filter.system,
            language,
            search,
            filter.state,
            limit
        )
    }

    /// The last output that a search may read; none if it can read all that are left.
    pub async fn outputs_searched(&mut self, study: StudyId, filter: &OutputFilter) -> Result<Option<OutputId>> {
        let sql = match filter.system {
            Some(_) => {
                "select id
                   from output
                  where study_id = $1 and id > $2 and system_id = $3
                  order by id
                  limit 1 offset $4"
            }
            None => {
                "select id
                   from output
                  where study_id = $1 and id > $2 and cast($3 as uuid) is null
                  order by id
                  limit 1 offset $4"
            }
        };
        scalar!(self, OutputId, sql, study, after(filter), filter.system, limit::SEARCHED - 1)
    }
}

/// The id after which a page begins: the first page after the least id.
fn after(filter: &OutputFilter) -> OutputId {
    filter.after.unwrap_or(OutputId(Uuid::nil()))
}

#[cfg(test)]
mod tests;
