//! Queries of erasures by rule and of their receipts.

use serde_json::Value;
use shared::{AnswerChoice, ErasureId, PersonId, Settings, StudyId, Time, WorkerId};
use sqlx::types::Json;

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

/// How many receipts a page lists.
const PAGE: i64 = 100;

/// A closed study whose personal data has an end.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug)]
pub struct Retained {
    pub study: StudyId,
    pub closed_at: Time,
    pub days: i64,
}

/// A receipt as stored.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct ErasureRow {
    pub id: ErasureId,
    pub person_id: PersonId,
    pub study_id: Option<StudyId>,
    pub ordered_by: Option<PersonId>,
    pub cause: String,
    pub answers: AnswerChoice,
    #[sqlx(json)]
    pub pseudonyms: Value,
    #[sqlx(json)]
    pub counts: Value,
    pub created_at: Time,
    pub repeated_at: Option<Time>,
}

/// How far the erasure of a study's workers is.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug, Default, sqlx::FromRow)]
pub struct RetentionRow {
    pub n_workers: i64,
    pub n_erased: i64,
    pub n_owed: i64,
    pub closed_at: Option<Time>,
}

/// The columns of an [`ErasureRow`], and what follows.
macro_rules! erasure {
    ($rest:literal) => {
        concat!(
            "select id, person_id, study_id, ordered_by, cause, answers, pseudonyms, counts, created_at, repeated_at from erasure ",
            $rest
        )
    };
}

/// Whether a worker has earned what is not paid, or submitted what nobody has decided about.
macro_rules! owed {
    () => {
        "(exists (select 1 from payment p where p.worker_id = w.id and p.state <> 'paid')
                    or exists (select 1
                                 from assignment a
                                where a.worker_id = w.id and a.state = 'submitted' and a.approval = 'waiting'))"
    };
}

/// The events that a worker's own use cases write, as verb and kind of subject. A person may have another role in the same
/// study: what they did in it (approving, paying, answering workers) stays theirs. A use case of workers that writes a
/// new event belongs here.
macro_rules! done_as_worker {
    () => {
        "(verb, subject_kind) in (values ('join', 'worker'), ('consent', 'worker'), ('withdraw', 'worker'),
                                         ('refuse', 'gate'), ('refuse', 'task'), ('submit', 'assignment'),
                                         ('give_back', 'assignment'), ('raise', 'assignment'))"
    };
}

impl Tx {
    /// Stores when a study was closed, or that it is open again.
    pub async fn set_closed_at(&mut self, study: StudyId, at: Option<Time>) -> Result<()> {
        run!(self, "update study set closed_at = $2 where id = $1", study, at)?;
        Ok(())
    }

    /// The closed studies whose personal data has an end.
    pub async fn retained_studies(&mut self) -> Result<Vec<Retained>> {
        let found = rows!(
            self,
            (StudyId, Time, Json<Settings>),
            "select id, closed_at, settings from study where state = 'closed' and closed_at is not null"
        )?;
        let retained = |(study, closed_at, Json(settings)): (StudyId, Time, Json<Settings>)| {
            let days = settings.retention_days;
            (days > 0).then_some(Retained { study, closed_at, days })
        };
        Ok(found.into_iter().filter_map(retained).collect())
    }

    /// Workers of a study whose personal data is still there and whom nothing is owed, in the order of their ids.
    pub async fn unerased_workers(&mut self, study: StudyId, limit: i64) -> Result<Vec<WorkerId>> {
        let found = rows!(
            self,
            (WorkerId,),
            concat!(
                "select w.id
                   from worker w
                  where w.study_id = $1 and w.erased_at is null and not ",
                owed!(),
                " order by w.id limit $2"
            ),
            study,
            limit
        )?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// Whether a worker is still to be paid, or waits for a decision.
    pub async fn is_owed(&mut self, worker: WorkerId) -> Result<bool> {
        let sql = concat!("select cast(1 as bigint) from worker w where w.id = $1 and ", owed!());
        Ok(scalar!(self, i64, sql, worker)?.is_some())
    }

    /// How far the erasure of a study's workers is.
    pub async fn retention(&mut self, study: StudyId) -> Result<RetentionRow> {
        let found = row!(
            self,
            RetentionRow,
            "with owed as (
                 select worker_id from payment where study_id = $1 and state <> 'paid'
                  union
                 select worker_id from assignment where study_id = $1 and state = 'submitted' and approval = 'waiting')
             select count(w.id) as n_workers, count(w.erased_at) as n_erased,
                    count(case when w.erased_at is null and w.id in (select worker_id from owed) then 1 end) as n_owed,
                    s.closed_at
               from study s
               left join worker w on w.study_id = s.id
              where s.id = $1
              group by s.id, s.closed_at",
            study
        )?;
        Ok(found.unwrap_or_default())
    }

    /// The person behind a worker, and when the worker's data was erased.
    pub async fn person_of_worker(&mut self, worker: WorkerId) -> Result<Option<(PersonId, Option<Time>)>> {
        row!(self, (PersonId, Option<Time>), "select person_id, erased_at from worker where id = $1", worker)
    }

    /// Whether an account is used for anything besides this worker: administration, a role, another study.
    pub async fn serves_elsewhere(&mut self, person: PersonId, worker: WorkerId) -> Result<bool> {
        let found = scalar!(
            self,
            i64,
            "select cast(1 as bigint)
               from person p
              where p.id = $1
                and (p.admin
                     or exists (select 1 from member m where m.person_id = p.id)
                     or exists (select 1 from worker w where w.person_id = p.id and w.id <> $2 and w.erased_at is null))",
            person,
            worker
        )?;
        Ok(found.is_some())
    }

    /// Puts an empty account in the place of a worker's: what they did in the study as a worker leads to nobody.
    pub async fn detach_worker(
        &mut self,
        (study, worker): (StudyId, WorkerId),
        person: PersonId,
        empty: (PersonId, &str),
        at: Time,
    ) -> Result<()> {
        run!(
            self,
            "insert into person (id, name, email, password_hash, admin, locale, epoch, created_at, disabled_at, erased_at)
             values ($1, '', $2, '', false, '', 0, $3, $3, $3)",
            empty.0,
            empty.1,
            at
        )?;
        run!(self, "update worker set person_id = $2 where id = $1", worker, empty.0)?;
        run!(
            self,
            concat!("update event set person_id = $3 where study_id = $1 and person_id = $2 and ", done_as_worker!()),
            study,
            person,
            empty.0
        )?;
        // Joining names the person who joined as its subject.
        run!(
            self,
            "update event set subject_id = $3 where study_id = $1 and subject_kind = 'worker' and subject_id = $2",
            study,
            person.to_string(),
            empty.0.to_string()
        )?;
        Ok(())
    }

    /// Stores a receipt.
    pub async fn add_erasure(&mut self, new: &ErasureRow) -> Result<()> {
        run!(
            self,
            "insert into erasure (id, person_id, study_id, ordered_by, cause, answers, pseudonyms, counts, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            new.id,
            new.person_id,
            new.study_id,
            new.ordered_by,
            new.cause.as_str(),
            new.answers,
            Json(&new.pseudonyms),
            Json(&new.counts),
            new.created_at
        )?;
        Ok(())
    }

    /// A receipt.
    pub async fn erasure(&mut self, id: ErasureId) -> Result<Option<ErasureRow>> {
        row!(self, ErasureRow, erasure!("where id = $1"), id)
    }

    /// Receipts, newest first.
    pub async fn erasures(&mut self, before: Option<ErasureId>) -> Result<Vec<ErasureRow>> {
        rows!(
            self,
            ErasureRow,
            erasure!(
                "where (cast($1 as uuid) is null or id < $1)
                 order by id desc
                 limit $2"
            ),
            before,
            PAGE
        )
    }

    /// Erasures of accounts that are to be done once more.
    pub async fn erasures_to_repeat(&mut self, until: Time) -> Result<Vec<ErasureRow>> {
        rows!(
            self,
            ErasureRow,
            erasure!(
                "where repeated_at is null and created_at < $1
                 order by created_at
                 limit 50"
            ),
            until
        )
    }

    /// Stores that an erasure was done once more; false if another process was faster.
    pub async fn set_repeated(&mut self, id: ErasureId, at: Time) -> Result<bool> {
        let touched = run!(self, "update erasure set repeated_at = $2 where id = $1 and repeated_at is null", id, at)?;
        Ok(touched == 1)
    }
}
