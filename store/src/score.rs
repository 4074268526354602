//! Queries of scores and of the texts they are about.

use serde_json::Value;
use shared::{Language, OutputId, SourceId, StudyId, SystemKind, Time};
use sqlx::types::Json;

use super::{many::many, row, rows, scalar};
use crate::{Result, Tx};

/// A score of one output.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    pub output: OutputId,
    /// The metric's name, as the registry of `scoring` has it.
    pub metric: &'static str,
    /// What must be equal for two scores to be comparable.
    pub signature: String,
    pub value: f64,
    /// What the value was computed from; of corpus metrics, counts that add up.
    pub statistics: Value,
}

/// A text made from a source, as a metric sees it.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Made {
    pub id: OutputId,
    pub kind: SystemKind,
    pub text: String,
}

/// An output and where it belongs.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Placed {
    pub id: OutputId,
    pub source_id: SourceId,
    pub language: Language,
    pub system: String,
    pub kind: SystemKind,
}

/// A score as stored. The metric may be one of another version of the program.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Stored {
    pub output_id: OutputId,
    pub metric: String,
    pub signature: String,
    pub value: f64,
    #[sqlx(json)]
    pub statistics: serde_json::Value,
}

impl Tx {
    /// All outputs of a study that are used.
    pub async fn placed_outputs(&mut self, study: StudyId) -> Result<Vec<Placed>> {
        rows!(
            self,
            Placed,
            "select o.id, o.source_id, s.language, y.name as system, y.kind
               from used_output o
               join source s on s.id = o.source_id
               join system y on y.id = o.system_id
              where o.study_id = $1",
            study
        )
    }

    /// All scores of a study.
    pub async fn scores(&mut self, study: StudyId) -> Result<Vec<Stored>> {
        rows!(
            self,
            Stored,
            "select c.output_id, c.metric, c.signature, c.value, c.statistics
               from score c
               join output o on o.id = c.output_id
              where o.study_id = $1",
            study
        )
    }

    /// The scores of a study by one metric, under the name that they were stored with.
    pub async fn scores_of_metric(&mut self, study: StudyId, metric: &str) -> Result<Vec<Stored>> {
        rows!(
            self,
            Stored,
            "select c.output_id, c.metric, c.signature, c.value, c.statistics
               from score c
               join output o on o.id = c.output_id
              where o.study_id = $1 and c.metric = $2",
            study,
            metric
        )
    }

    /// The language and the text of a source of a study.
    pub async fn scored_source(&mut self, study: StudyId, source: SourceId) -> Result<Option<(Language, String)>> {
        row!(
            self,
            (Language, String),
            "select language, text from source where study_id = $1 and id = $2",
            study,
            source
        )
    }

    /// What was made from a source and is used.
    pub async fn texts_of(&mut self, source: SourceId) -> Result<Vec<Made>> {
        rows!(
            self,
            Made,
            "select o.id, y.kind, o.text
               from used_output o
               join system y on y.id = o.system_id
              where o.source_id = $1
              order by o.id",
            source
        )
    }

    /// Which scores the outputs of a source have: output, metric and signature.
    pub async fn scored(&mut self, source: SourceId) -> Result<Vec<(OutputId, String, String)>> {
        rows!(
            self,
            (OutputId, String, String),
            "select c.output_id, c.metric, c.signature
               from score c
               join output o on o.id = c.output_id
              where o.source_id = $1",
            source
        )
    }

    /// The next sources of a study after this place, with their places.
    pub async fn sources_after(&mut self, study: StudyId, position: i64, limit: u32) -> Result<Vec<(i64, SourceId)>> {
        rows!(
            self,
            (i64, SourceId),
            "select position, id
               from source
              where study_id = $1 and position > $2
              order by position
              limit $3",
            study,
            position,
            i64::from(limit)
        )
    }

    /// How many sources a study has.
    pub async fn count_sources(&mut self, study: StudyId) -> Result<i64> {
        Ok(scalar!(self, i64, "select count(*) from source where study_id = $1", study)?.unwrap_or_default())
    }

    /// Adds scores; one that is there stays as it is.
    pub async fn add_scores(&mut self, new: &[Measured], at: Time) -> Result<()> {
        many!(
            self,
            "insert into score (output_id, metric, signature, value, statistics, created_at) ",
            new,
            |values, score| {
                values
                    .push_bind(score.output)
                    .push_bind(score.metric)
                    .push_bind(score.signature.as_str())
                    .push_bind(score.value)
                    .push_bind(Json(&score.statistics))
                    .push_bind(at);
            },
            " on conflict (output_id, metric, signature) do nothing"
        )
    }
}
