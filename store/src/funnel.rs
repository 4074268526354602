//! Queries of the funnel.

use shared::{Language, QualificationState, StudyId};

use super::rows;
use crate::{Result, Tx};

/// How far one worker has got.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Standing {
    pub language: Language,
    pub consented: bool,
    pub location: Option<QualificationState>,
    pub test: Option<QualificationState>,
    pub pilot: Option<QualificationState>,
    pub review: Option<QualificationState>,
}

impl Tx {
    /// How far each worker of a study has got, by the decisions in force.
    pub async fn standings(&mut self, study: StudyId) -> Result<Vec<Standing>> {
        rows!(
            self,
            Standing,
            "select w.language,
                    w.consented_at is not null as consented,
                    (select q.state from qualification q where q.worker_id = w.id and q.gate = 'location' order by q.number desc limit 1) as location,
                    (select q.state from qualification q where q.worker_id = w.id and q.gate = 'test' order by q.number desc limit 1) as test,
                    (select q.state from qualification q where q.worker_id = w.id and q.gate = 'pilot' order by q.number desc limit 1) as pilot,
                    (select q.state from qualification q where q.worker_id = w.id and q.gate = 'review' order by q.number desc limit 1) as review
               from worker w
              where w.study_id = $1
              order by w.number",
            study
        )
    }
}
