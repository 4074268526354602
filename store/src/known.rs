//! Queries of items with a known answer, of how they are answered, and of whose work is left out.

mod standing;

use std::collections::BTreeMap;

use serde::Serialize;
use shared::{
    AssignmentId, Compared, HitId, KnownId, KnownKind, Language, OutputId, ShownOutput, SourceId, StudyId, TaskId,
    Time, WorkerId,
};
use sqlx::types::Json;
use uuid::Uuid;

use super::{many::many, row, rows, run, scalar};
use crate::{Result, Tx};

pub use standing::{Exclusion, LeftOut, Rate};

/// An item with a known answer, and how it has been answered.
#[derive(Clone, Debug, PartialEq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Known {
    /// Its id.
    pub id: KnownId,
    /// The language of its texts.
    pub language: Language,
    /// What it is for.
    pub kind: KnownKind,
    /// The id that its source came with.
    pub external_id: String,
    /// The text of its source.
    pub text: String,
    /// The outputs it shows.
    #[sqlx(json)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub shown: Vec<ShownOutput>,
    /// The answers by question, as they were written.
    #[sqlx(json)]
    pub expected: BTreeMap<String, String>,
    /// How far off an answer may be and still be right: points of a scale, percent of marks.
    pub tolerance: i64,
    /// What a worker reads after a training item.
    pub explanation: String,
    /// How many have answered it.
    pub n: i64,
    /// How many of them as expected.
    pub n_right: i64,
    /// When it was taken out of use, if it was.
    pub retired_at: Option<Time>,
}

/// An item to be added.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct NewKnown {
    pub id: KnownId,
    pub study: StudyId,
    pub task: TaskId,
    pub source: SourceId,
    pub language: Language,
    pub kind: KnownKind,
    pub position: i64,
    pub shown: Vec<ShownOutput>,
    pub expected: BTreeMap<String, String>,
    pub tolerance: i64,
    pub explanation: String,
    pub created_at: Time,
}

/// A source that a list names.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Found {
    pub id: SourceId,
    pub language: Language,
    pub text: String,
}

/// An item that a worker could be given.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Waiting {
    pub id: KnownId,
    pub kind: KnownKind,
    #[sqlx(rename = "source_id")]
    pub source: SourceId,
    #[sqlx(json)]
    pub shown: Vec<ShownOutput>,
}

/// What an answer is compared with.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Key {
    pub id: KnownId,
    pub kind: KnownKind,
    #[sqlx(json)]
    pub shown: Vec<ShownOutput>,
    #[sqlx(json)]
    pub expected: BTreeMap<String, String>,
    pub tolerance: i64,
}

/// How an answer compares.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct NewKnownAnswer {
    pub assignment: AssignmentId,
    pub known: KnownId,
    pub study: StudyId,
    pub task: TaskId,
    pub worker: WorkerId,
    pub is_right: bool,
    pub compared: Vec<Compared>,
}

/// The items that could be given to worker $3 before task $1 in language $2, if their texts are not withdrawn.
macro_rules! waiting {
    () => {
        "  from known k
              where k.task_id = $1
                and k.language = $2
                and k.retired_at is null
                and not exists (select 1 from known_answer a where a.known_id = k.id and a.worker_id = $3)
                and not exists (select 1 from output o where o.author_id = $3 and o.source_id = k.source_id)
                and (k.kind = 'training' or not exists (
                    select 1
                      from exposure e
                     where e.task_id = $4 and e.worker_id = $3 and e.source_id = k.source_id))"
    };
}

/// How much a worker has submitted in task $1 since they answered such an item last.
macro_rules! since {
    ($worker:literal) => {
        concat!(
            "select count(*)
               from assignment a
              where a.worker_id = ",
            $worker,
            "
                and a.task_id = $1
                and a.state = 'submitted'
                and a.submitted_at > coalesce(
                    (select max(k.created_at) from known_answer k where k.worker_id = ",
            $worker,
            " and k.task_id = $1), 0)"
        )
    };
}

impl Tx {
    /// The items of a task with how they were answered, in the order in which they were added.
    pub async fn known_items(&mut self, task: TaskId) -> Result<Vec<Known>> {
        rows!(
            self,
            Known,
            "select k.id, k.language, k.kind, s.external_id, s.text, k.shown, k.expected, k.tolerance, k.explanation, k.retired_at,
                    count(a.assignment_id) as n,
                    count(case when a.is_right = true then 1 end) as n_right
               from known k
               join source s on s.id = k.source_id
               left join known_answer a on a.known_id = k.id
              where k.task_id = $1
              group by k.id, k.language, k.kind, s.external_id, s.text, k.shown, k.expected, k.tolerance, k.explanation, k.retired_at, k.position
              order by k.position",
            task
        )
    }

    /// The place of the last item of a task; 0 if there is none.
    pub async fn last_known(&mut self, task: TaskId) -> Result<i64> {
        let last = scalar!(self, i64, "select coalesce(max(position), 0) from known where task_id = $1", task)?;
        Ok(last.unwrap_or_default())
    }

    /// The sources with a known answer in a task.
    pub async fn known_sources(&mut self, task: TaskId) -> Result<Vec<SourceId>> {
        let found =
            rows!(self, (SourceId,), "select source_id from known where task_id = $1 and retired_at is null", task)?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// The sources that came with this id and are not withdrawn.
    pub async fn sources_called(
        &mut self,
        study: StudyId,
        id: &str,
        language: Option<&Language>,
    ) -> Result<Vec<Found>> {
        rows!(
            self,
            Found,
            "select id, language, text
               from source
              where study_id = $1
                and external_id = $2
                and (cast($3 as text) is null or language = $3)
                and not exists (select 1 from withdrawn_text w where w.text_id = source.id)",
            study,
            id,
            language
        )
    }

    /// What a system made from a source, as far as it is used.
    pub async fn outputs_called(&mut self, source: SourceId, system: &str) -> Result<Vec<(OutputId, String)>> {
        rows!(
            self,
            (OutputId, String),
            "select o.id, o.text
               from used_output o
               join system y on y.id = o.system_id
              where o.source_id = $1 and y.name = $2
              order by o.id",
            source,
            system
        )
    }

    /// Adds items.
    pub async fn add_known(&mut self, new: &[NewKnown]) -> Result<()> {
        many!(
            self,
            "insert into known (id, study_id, task_id, source_id, language, kind, position, shown, expected, tolerance, explanation, created_at) ",
            new,
            |values, one| {
                values.push_bind(one.id);
                values.push_bind(one.study);
                values.push_bind(one.task);
                values.push_bind(one.source);
                values.push_bind(one.language.clone());
                values.push_bind(one.kind);
                values.push_bind(one.position);
                values.push_bind(Json(&one.shown));
                values.push_bind(Json(&one.expected));
                values.push_bind(one.tolerance);
                values.push_bind(one.explanation.clone());
                values.push_bind(one.created_at);
            }
        )
    }

    /// Takes an item out of use; false if there is no such item in use.
    pub async fn retire_known(&mut self, task: TaskId, id: KnownId, at: Time) -> Result<bool> {
        let touched = run!(
            self,
            "update known
                set retired_at = $3
              where id = $2 and task_id = $1 and retired_at is null",
            task,
            id,
            at
        )?;
        Ok(touched == 1)
    }

    /// The items in use, without withdrawn texts, that a worker has not had: training until it was submitted, the others only if its source is new
    /// to them.
    pub async fn known_waiting(
        &mut self,
        task: TaskId,
        language: &Language,
        worker: WorkerId,
        chain: TaskId,
    ) -> Result<Vec<Waiting>> {
        let withdrawn = self.withdrawn_of_known(task).await?;
        let mut waiting = rows!(
            self,
            Waiting,
            concat!("select k.id, k.kind, k.source_id, k.shown", waiting!(), " order by k.position"),
            task,
            language,
            worker,
            chain
        )?;
        let is_withdrawn = |id: &Uuid| withdrawn.contains(id);
        waiting.retain(|one: &Waiting| {
            !is_withdrawn(&one.source.0) && !one.shown.iter().any(|shown| is_withdrawn(&shown.output.0))
        });
        Ok(waiting)
    }

    /// Whether one of the items that wait for a worker is for training, and how much they have submitted since the last one;
    /// `None` if none waits. Withdrawn texts are not left out.
    pub async fn known_ahead(
        &mut self,
        task: TaskId,
        language: &Language,
        worker: WorkerId,
        chain: TaskId,
    ) -> Result<Option<(bool, i64)>> {
        row!(
            self,
            (bool, i64),
            concat!(
                "select k.kind = 'training', (",
                since!("$3"),
                ")",
                waiting!(),
                " order by case when k.kind = 'training' then 0 else 1 end limit 1"
            ),
            task,
            language,
            worker,
            chain
        )
    }

    /// The withdrawn texts among the sources of a task's items and what was made from them.
    async fn withdrawn_of_known(&mut self, task: TaskId) -> Result<Vec<Uuid>> {
        let found = rows!(
            self,
            (Uuid,),
            "select t.text_id
               from known k
               join withdrawn_text t on t.source_id = k.source_id
              where k.task_id = $1",
            task
        )?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// How many hits a worker has submitted since the last one with a known answer.
    pub async fn since_known(&mut self, task: TaskId, worker: WorkerId) -> Result<i64> {
        let found = scalar!(self, i64, since!("$2"), task, worker)?;
        Ok(found.unwrap_or_default())
    }

    /// Says that a new hit is of a known item, and takes it away from everybody else.
    pub async fn keep_known_hit(&mut self, hit: HitId, known: KnownId, position: i64) -> Result<()> {
        run!(
            self,
            "update hit
                set known_id = $2,
                    position = $3,
                    taken = 1,
                    open = false,
                    stopped = true
              where id = $1",
            hit,
            known,
            position
        )?;
        Ok(())
    }

    /// What answers to a hit are compared with, if it is of a known item.
    pub async fn known_of_hit(&mut self, hit: HitId) -> Result<Option<Key>> {
        row!(
            self,
            Key,
            "select k.id, k.kind, k.shown, k.expected, k.tolerance
               from hit h
               join known k on k.id = h.known_id
              where h.id = $1",
            hit
        )
    }

    /// Keeps how an answer compares.
    pub async fn add_known_answer(&mut self, new: &NewKnownAnswer, at: Time) -> Result<()> {
        run!(
            self,
            "insert into known_answer (assignment_id, known_id, study_id, task_id, worker_id, is_right, evidence, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8)",
            new.assignment,
            new.known,
            new.study,
            new.task,
            new.worker,
            new.is_right,
            Json(&new.compared),
            at
        )?;
        Ok(())
    }

    /// How an answer compares, and why.
    pub async fn known_answer(&mut self, assignment: AssignmentId) -> Result<Option<(bool, Vec<Compared>, String)>> {
        let found = row!(
            self,
            (bool, Json<Vec<Compared>>, String),
            "select a.is_right, a.evidence, k.explanation
               from known_answer a
               join known k on k.id = a.known_id
              where a.assignment_id = $1",
            assignment
        )?;
        Ok(found.map(|(is_right, Json(compared), explanation)| (is_right, compared, explanation)))
    }
}
