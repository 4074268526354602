//! Queries of human rewrites with their sources.

use shared::{Approval, Language, OutputId, RewriteShow, RewriteVerdict, StudyId, Time, WorkerId};

use super::rows;
use crate::{Result, Tx};

/// A rewrite with its source, as stored.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct RewriteRow {
    pub id: OutputId,
    pub language: Language,
    pub external_id: String,
    pub source: String,
    pub text: String,
    pub author_id: Option<WorkerId>,
    pub number: Option<i64>,
    pub approval: Option<Approval>,
    pub created_at: Time,
    pub verdict: Option<RewriteVerdict>,
    pub reason: Option<String>,
    pub corrected: Option<String>,
}

impl Tx {
    /// A page of human rewrites as they were written, in the order of their birth: `after` is the last id of the page
    /// before. Those that are proposed for removal are found among those that nobody has decided about.
    pub async fn rewrites(
        &mut self,
        study: StudyId,
        language: Option<&Language>,
        show: RewriteShow,
        (after, limit): (Option<OutputId>, i64),
    ) -> Result<Vec<RewriteRow>> {
        rows!(
            self,
            RewriteRow,
            "select o.id, s.language, s.external_id, s.text as source, o.text, o.author_id, w.number, a.approval, o.created_at,
                    d.verdict, d.reason, c.text as corrected
               from output o
               join system y on y.id = o.system_id and y.kind = 'human'
               join source s on s.id = o.source_id
               left join worker w on w.id = o.author_id
               left join answer n on n.source_id = o.source_id and n.output_id = o.id and n.worker_id = o.author_id and n.text = o.text
               left join assignment a on a.id = n.assignment_id
               left join standing_decision d on d.output_id = o.id
               left join output c on c.id = d.replacement_id
              where o.study_id = $1
                and w.removed_at is null
                and not exists (select 1 from output_decision r where r.replacement_id = o.id)
                and (cast($5 as text) = 'all'
                     or ($5 = 'used' and coalesce(d.verdict, 'kept') <> 'removed' and w.left_out_at is null
                         and not exists (select 1 from withdrawn_text t where t.text_id = o.id or t.text_id = o.source_id))
                     or ($5 = 'removed' and d.verdict = 'removed')
                     or ($5 = 'proposed' and d.verdict is null))
                and (cast($2 as text) is null or s.language = $2)
                and ($3 is null or o.id > $3)
              order by o.id
              limit $4",
            study,
            language,
            after,
            limit,
            show
        )
    }
}
