//! Queries of a study's audit trail.

use serde_json::Value;
use shared::{AnswerId, AssignmentId, BatchId, EventId, Language, PersonId, StudyId, SystemId, TaskId, Time};

use uuid::Uuid;

use super::{row, rows, scalar};
use crate::{Result, Tx};

/// An entry with the name of the person who acted.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct EventRow {
    pub id: EventId,
    pub acted: i64,
    pub number: Option<i64>,
    pub name: Option<String>,
    pub verb: String,
    pub subject_kind: String,
    pub subject_id: String,
    #[sqlx(json(nullable))]
    pub before: Option<Value>,
    #[sqlx(json(nullable))]
    pub after: Option<Value>,
    pub created_at: Time,
    pub times: i64,
}

/// Which entries are meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrailFilter {
    /// Only with this verb.
    pub verb: Option<String>,
    /// Only about this kind of thing.
    pub kind: Option<String>,
    /// Only what no person did.
    pub by_rule: bool,
    /// Only what this person did, or what is about one of the two ids: theirs and the one of their work in the study.
    pub of: Option<(PersonId, [String; 2])>,
    /// Not before this instant.
    pub from: Option<Time>,
    /// Before this instant.
    pub until: Option<Time>,
}

impl Tx {
    /// A page of a study's audit trail, the newest first: what happened before `before`. Workers come without name.
    pub async fn study_trail(
        &mut self,
        study: StudyId,
        filter: &TrailFilter,
        (before, limit): (Option<EventId>, i64),
    ) -> Result<Vec<EventRow>> {
        let (person, [id, other_id]) =
            filter.of.clone().map_or((None, [None, None]), |(person, ids)| (Some(person), ids.map(Some)));
        rows!(
            self,
            EventRow,
            "select e.id, case when e.person_id is null then cast(0 as bigint) else cast(1 as bigint) end as acted, w.number,
                    (select p.name
                       from person p
                      where p.id = e.person_id
                        and exists (select 1 from member m where m.study_id = e.study_id and m.person_id = p.id)) as name,
                    e.verb, e.subject_kind, e.subject_id, e.before, e.after, e.created_at, coalesce(r.times, 1) as times
               from event e
               left join refusal r on r.event_id = e.id
               left join worker w on w.study_id = e.study_id and w.person_id = e.person_id
              where e.study_id = $1
                and ($2 is null or e.id < $2)
                and (cast($4 as text) is null or e.verb = $4)
                and (cast($5 as text) is null or e.subject_kind = $5)
                and (cast($6 as bigint) = 0 or e.person_id is null)
                and ($7 is null or e.person_id = $7 or e.subject_id = $8 or e.subject_id = $9)
                and (cast($10 as bigint) is null or e.created_at >= $10)
                and (cast($11 as bigint) is null or e.created_at < $11)
              order by e.id desc
              limit $3",
            study,
            before,
            limit,
            filter.verb.clone(),
            filter.kind.clone(),
            i64::from(filter.by_rule),
            person,
            id.clone(),
            other_id.clone(),
            filter.from,
            filter.until
        )
    }

    /// The number of the worker and the task of an assignment.
    pub async fn assignment_name(&mut self, study: StudyId, id: AssignmentId) -> Result<Option<(i64, TaskId)>> {
        row!(
            self,
            (i64, TaskId),
            "select w.number, a.task_id
               from assignment a
               join worker w on w.id = a.worker_id
              where a.study_id = $1 and a.id = $2",
            study,
            id
        )
    }

    /// The number of the worker and the task of an answer.
    pub async fn answer_name(&mut self, study: StudyId, id: AnswerId) -> Result<Option<(i64, TaskId)>> {
        row!(
            self,
            (i64, TaskId),
            "select w.number, x.task_id
               from answer x
               join worker w on w.id = x.worker_id
              where x.study_id = $1 and x.id = $2",
            study,
            id
        )
    }

    /// The label and the task of a batch.
    pub async fn batch_name(&mut self, study: StudyId, id: BatchId) -> Result<Option<(String, TaskId)>> {
        row!(self, (String, TaskId), "select label, task_id from batch where study_id = $1 and id = $2", study, id)
    }

    /// What a source or an output is called: the id of the source, the system of an output, the language.
    pub async fn text_name(&mut self, study: StudyId, id: Uuid) -> Result<Option<(String, Option<String>, Language)>> {
        row!(
            self,
            (String, Option<String>, Language),
            "select s.external_id, cast(null as text), s.language
               from source s
              where s.study_id = $1 and s.id = $2
             union all
             select s.external_id, y.name, s.language
               from output o
               join source s on s.id = o.source_id
               join system y on y.id = o.system_id
              where o.study_id = $1 and o.id = $2",
            study,
            id
        )
    }

    /// The name of a system.
    pub async fn system_name(&mut self, study: StudyId, id: SystemId) -> Result<Option<String>> {
        scalar!(self, String, "select name from system where study_id = $1 and id = $2", study, id)
    }
}
