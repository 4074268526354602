//! Queries of systems and their outputs.

use serde::Serialize;
use shared::{Language, Output, OutputId, SourceId, StudyId, System, SystemId, SystemKind};

use super::{many::many, row, rows, run};
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

    /// What was made from a source, the oldest first.
    pub async fn made_from(&mut self, source: SourceId, limit: i64) -> Result<Vec<(OutputId, String)>> {
        rows!(
            self,
            (OutputId, String),
            "select id, text
               from output
              where source_id = $1
              order by id
              limit $2",
            source,
            limit
        )
    }

    /// The sources of a study that a system has no output for.
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
              order by s.position",
            study,
            system
        )
    }

    /// Adds outputs that no worker wrote.
    pub async fn add_outputs(&mut self, new: &[Output]) -> Result<()> {
        many!(
            self,
            "insert into output (id, study_id, source_id, system_id, text, created_at) ",
            new,
            |values, output| {
                values.push_bind(output.id);
                values.push_bind(output.study_id);
                values.push_bind(output.source_id);
                values.push_bind(output.system_id);
                values.push_bind(output.text.clone());
                values.push_bind(output.created_at);
            }
        )
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

    /// A page of the outputs of a study after this one, the oldest first.
    pub async fn outputs(
        &mut self,
        study: StudyId,
        system: Option<SystemId>,
        after: Option<OutputId>,
        limit: i64,
    ) -> Result<Vec<Output>> {
        rows!(
            self,
            Output,
            "select id, study_id, source_id, system_id, text, author_id, created_at
               from output
              where study_id = $1
                and ($2 is null or system_id = $2)
                and ($3 is null or id > $3)
              order by id
              limit $4",
            study,
            system,
            after,
            limit
        )
    }
}
