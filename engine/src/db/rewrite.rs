//! Queries of human rewrites beside their sources.

use shared::{Approval, Language, OutputId, StudyId, Time};

use super::rows;
use crate::{Result, Tx};

/// A rewrite with its source, as stored.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct Row {
    pub id: OutputId,
    pub language: Language,
    pub external_id: String,
    pub source: String,
    pub text: String,
    pub number: Option<i64>,
    pub approval: Option<Approval>,
    pub created_at: Time,
}

impl Tx {
    /// A page of human rewrites, in the order of their birth: `after` is the last id of the page before.
    pub(crate) async fn rewrites(
        &mut self,
        study: StudyId,
        language: Option<&Language>,
        after: Option<OutputId>,
        limit: i64,
    ) -> Result<Vec<Row>> {
        rows!(
            self,
            Row,
            "select o.id, s.language, s.external_id, s.text as source, o.text, w.number, a.approval, o.created_at
               from output o
               join system y on y.id = o.system_id and y.kind = 'human'
               join source s on s.id = o.source_id
               left join worker w on w.id = o.author_id
               left join answer n on n.source_id = o.source_id and n.output_id = o.id and n.worker_id = o.author_id and n.text is not null
               left join assignment a on a.id = n.assignment_id
              where o.study_id = $1
                and (cast($2 as text) is null or s.language = $2)
                and ($3 is null or o.id > $3)
              order by o.id
              limit $4",
            study,
            language,
            after,
            limit
        )
    }
}
