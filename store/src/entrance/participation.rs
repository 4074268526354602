//! Queries of workers at an entrance: since when they take part, and how it ended.

use serde::Serialize;
use shared::{Ending, EntranceId, EntranceSettings, ParticipationId, Provider, StudyId, Time, WorkerId};

use super::participant;
use crate::{Result, Tx, row, rows, run, scalar};

/// A worker at an entrance.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ParticipationRow {
    pub id: ParticipationId,
    pub entrance_id: EntranceId,
    pub worker_id: WorkerId,
    pub session: String,
    pub provider_study: String,
    /// The completion code that is their own; empty until they have finished, and where they share one.
    pub code: String,
    /// How much they had submitted before they came by this entrance.
    pub done_before: i64,
    pub created_at: Time,
    pub seen_at: Time,
    pub ending: Option<Ending>,
    pub ended_at: Option<Time>,
}

/// A worker at an entrance with what their provider is told at the end.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Participation {
    #[sqlx(flatten)]
    pub row: ParticipationRow,
    #[sqlx(json)]
    pub settings: EntranceSettings,
    /// The person's id at the provider; empty if there is none.
    pub participant: String,
    /// How much they have submitted in all.
    pub done: i64,
}

impl Participation {
    /// Whether so many submissions in all are as many as the entrance asks for.
    pub fn is_enough(&self, done: i64) -> bool {
        self.settings.submissions.is_some_and(|asked| done - self.row.done_before >= asked)
    }
}

/// How somebody came into a study without an account.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct ParticipationData {
    pub provider_id: String,
    pub provider_submission: String,
    pub provider_study: String,
    pub completion_code: String,
    pub came_at: Time,
    pub ending: Option<Ending>,
    pub ended_at: Option<Time>,
}

/// The columns of a [`ParticipationRow`].
macro_rules! participation {
    () => {
        "p.id, p.entrance_id, p.worker_id, p.session, p.provider_study, p.code, p.done_before, p.created_at, p.seen_at,
         p.ending, p.ended_at"
    };
}

impl Tx {
    /// All entrances by which a worker came.
    pub async fn participations(&mut self, worker: WorkerId) -> Result<Vec<ParticipationRow>> {
        rows!(
            self,
            ParticipationRow,
            concat!(
                "select ",
                participation!(),
                " from participation p where p.worker_id = $1 order by p.created_at, p.id"
            ),
            worker
        )
    }

    /// The codes of the other entrances of a study by which a participant has come, the first one first. None if they have come by this
    /// one, too.
    pub async fn entrances_of_participant(
        &mut self,
        (study, but): (StudyId, EntranceId),
        provider: Provider,
        participant: &str,
    ) -> Result<Vec<String>> {
        let found = rows!(
            self,
            (String,),
            "select e.code
               from identity i
               join participation p on p.worker_id = i.worker_id
               join entrance e on e.id = p.entrance_id
              where i.study_id = $1
                and i.provider = $2
                and i.participant = $3
                and not exists (select 1
                                  from participation own
                                 where own.worker_id = p.worker_id and own.entrance_id = $4)
              order by p.created_at, p.id",
            study,
            provider.as_str(),
            participant,
            but
        )?;
        Ok(found.into_iter().map(|(code,)| code).collect())
    }

    /// The participation in which a worker is now: the one that has not ended, otherwise that of the entrance by which they
    /// came last. `None` for people with an invitation link.
    pub async fn participation(&mut self, worker: WorkerId) -> Result<Option<Participation>> {
        row!(
            self,
            Participation,
            concat!(
                "select ",
                participation!(),
                ", e.settings, ",
                participant!(),
                " as participant,
                        (select count(*)
                           from assignment a
                          where a.worker_id = p.worker_id and a.state = 'submitted') as done
                   from participation p
                   join entrance e on e.id = p.entrance_id
                  where p.worker_id = $1
                  order by case when p.ending is null then 0 else 1 end, p.seen_at desc, p.id desc
                  limit 1"
            ),
            worker
        )
    }

    /// How much a worker has submitted.
    pub async fn submissions_of(&mut self, worker: WorkerId) -> Result<i64> {
        let n =
            scalar!(self, i64, "select count(*) from assignment where worker_id = $1 and state = 'submitted'", worker)?;
        Ok(n.unwrap_or_default())
    }

    /// Stores a worker's first arrival at an entrance.
    pub async fn add_participation(&mut self, new: &ParticipationRow) -> Result<()> {
        run!(
            self,
            "insert into participation (id, entrance_id, worker_id, session, provider_study, code, done_before, created_at, seen_at)
             values ($1, $2, $3, $4, $5, '', $6, $7, $8)",
            new.id,
            new.entrance_id,
            new.worker_id,
            new.session.as_str(),
            new.provider_study.as_str(),
            new.done_before,
            new.created_at,
            new.seen_at
        )?;
        Ok(())
    }

    /// Stores that a worker has come by an entrance again.
    pub async fn renew_participation(&mut self, seen: &ParticipationRow) -> Result<()> {
        run!(
            self,
            "update participation
                set session = $2,
                    provider_study = $3,
                    seen_at = $4
              where id = $1",
            seen.id,
            seen.session.as_str(),
            seen.provider_study.as_str(),
            seen.seen_at
        )?;
        Ok(())
    }

    /// Ends a participation, with the completion code that is the participant's own, if they get one; `false` if it had
    /// ended already.
    pub async fn end_participation(
        &mut self,
        id: ParticipationId,
        (ending, code): (Ending, &str),
        at: Time,
    ) -> Result<bool> {
        let ended = run!(
            self,
            "update participation
                set ending = $2,
                    code = $3,
                    ended_at = $4
              where id = $1 and ending is null",
            id,
            ending,
            code,
            at
        )?;
        Ok(ended == 1)
    }

    /// Takes the ending of a participation back.
    pub async fn reopen_participation(&mut self, id: ParticipationId) -> Result<()> {
        run!(self, "update participation set ending = null, code = '', ended_at = null where id = $1", id)?;
        Ok(())
    }

    /// How the person came.
    pub async fn participation_data(&mut self, worker: WorkerId) -> Result<Vec<ParticipationData>> {
        rows!(
            self,
            ParticipationData,
            concat!(
                "select ",
                participant!(),
                " as provider_id,
                    p.session as provider_submission, p.provider_study, p.code as completion_code,
                    p.created_at as came_at, p.ending, p.ended_at
               from participation p
              where p.worker_id = $1
              order by p.created_at"
            ),
            worker
        )
    }
}
