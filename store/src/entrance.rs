//! Queries of entrances, and of who came by them.

mod participation;
mod place;

use serde::Serialize;
use shared::{
    Approval, Ending, EntranceId, EntranceSettings, Language, PersonId, Provider, Settings, StudyId, StudyState, Time,
    WorkerId,
};
use sqlx::types::Json;

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

pub use participation::{Participation, ParticipationData, ParticipationRow};

/// An entrance of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Entrance {
    /// Its id.
    pub id: EntranceId,
    /// The study.
    pub study_id: StudyId,
    /// The last part of its address `/in/{code}`. Anybody with the link can come, so it is no secret.
    pub code: String,
    /// What the researchers call it.
    pub label: String,
    /// The language people get; absent, they choose.
    pub language: Option<Language>,
    /// How many people may take part by it; absent, any number.
    pub places: Option<i64>,
    /// Its settings.
    #[sqlx(json)]
    pub settings: EntranceSettings,
    /// When it was made.
    pub created_at: Time,
    /// Since when nobody new comes in, if so.
    pub closed_at: Option<Time>,
}

/// An entrance with what entering needs to know of its study.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct OpenEntrance {
    #[sqlx(flatten)]
    pub entrance: Entrance,
    pub title: String,
    pub state: StudyState,
    #[sqlx(json)]
    pub languages: Vec<Language>,
    #[sqlx(json)]
    pub study_settings: Settings,
}

/// A worker whom a provider, or a code to return with, knows.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct KnownWorker {
    pub worker: WorkerId,
    pub person: PersonId,
    pub epoch: i64,
    pub disabled_at: Option<Time>,
}

/// Who came by an entrance, as the study's manager sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Arrival {
    /// The worker.
    pub worker: WorkerId,
    /// Their number in the study.
    pub number: i64,
    /// Their id at the provider; empty for an anonymous link.
    pub participant: String,
    /// Their submission at the provider.
    pub session: String,
    /// The study at the provider.
    pub provider_study: String,
    /// Their own completion code; empty until they have finished, and where they share one.
    pub code: String,
    /// When they came.
    pub created_at: Time,
    /// When they were last active.
    pub active_at: Time,
    /// What they have submitted since.
    pub submitted: i64,
    /// Of these, what was rejected.
    pub rejected: i64,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
    /// When it ended.
    pub ended_at: Option<Time>,
}

/// How many people of an entrance are where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EntranceCounts {
    /// Those who came.
    pub came: i64,
    /// Those for whom it has not ended.
    pub working: i64,
    /// Those who have finished.
    pub finished: i64,
    /// Those who did not pass a step of the qualification, or failed items with a known answer.
    pub screened_out: i64,
}

impl EntranceCounts {
    /// The places that are taken.
    pub const fn taken(self) -> i64 {
        self.working + self.finished
    }
}

/// An entrance with how many people are where.
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedEntrance {
    /// The entrance.
    #[serde(flatten)]
    #[sqlx(flatten)]
    pub entrance: Entrance,
    /// How many people are where.
    #[sqlx(flatten)]
    pub counts: EntranceCounts,
}

/// The columns of an [`Entrance`].
macro_rules! entrance {
    ($rest:expr) => {
        concat!(
            "select e.id, e.study_id, e.code, e.label, e.language, e.places, e.settings, e.created_at, e.closed_at",
            $rest
        )
    };
}

/// The columns of a [`ListedEntrance`], and which.
macro_rules! listed {
    ($which:literal) => {
        entrance!(concat!(
            ", count(p.id) as came,
               count(case when p.id is not null and p.ending is null then 1 end) as working,
               count(case when p.ending = 'finished' then 1 end) as finished,
               count(case when p.ending in ('screened_out', 'failed_checks') then 1 end) as screened_out
          from entrance e
          left join participation p on p.entrance_id = e.id
         where ",
            $which,
            " group by e.id"
        ))
    };
}

/// The id of a participation `p` at its provider; empty if there is none.
macro_rules! participant {
    () => {
        "coalesce((select i.participant
                     from identity i
                    where i.worker_id = p.worker_id and i.provider <> 'anonymous'
                    order by i.created_at
                    limit 1), '')"
    };
}

use participant;

/// When a participation `p` was last active: a page counts as well as work.
macro_rules! active_at {
    () => {
        "coalesce((select max(a.active_at)
                     from assignment a
                    where a.worker_id = p.worker_id and a.active_at > p.seen_at), p.seen_at)"
    };
}

use active_at;

impl Tx {
    /// Stores an entrance.
    pub async fn add_entrance(&mut self, new: &Entrance, by: PersonId) -> Result<()> {
        run!(
            self,
            "insert into entrance (id, study_id, code, label, language, places, settings, created_by, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            new.id,
            new.study_id,
            new.code.as_str(),
            new.label.as_str(),
            new.language.clone(),
            new.places,
            Json(&new.settings),
            by,
            new.created_at
        )?;
        Ok(())
    }

    /// Stores what can be changed of an entrance.
    pub async fn set_entrance(&mut self, changed: &Entrance) -> Result<()> {
        run!(
            self,
            "update entrance
                set label = $2,
                    places = $3,
                    settings = $4,
                    closed_at = $5
              where id = $1",
            changed.id,
            changed.label.as_str(),
            changed.places,
            Json(&changed.settings),
            changed.closed_at
        )?;
        Ok(())
    }

    /// The entrances of a study, newest first.
    pub async fn entrances(&mut self, study: StudyId) -> Result<Vec<ListedEntrance>> {
        let sql = concat!(listed!("e.study_id = $1"), " order by e.created_at desc, e.id");
        rows!(self, ListedEntrance, sql, study)
    }

    /// An entrance of a study.
    pub async fn entrance(&mut self, study: StudyId, id: EntranceId) -> Result<Option<ListedEntrance>> {
        row!(self, ListedEntrance, listed!("e.study_id = $1 and e.id = $2"), study, id)
    }

    /// An entrance by the code of its address, with its study.
    pub async fn open_entrance(&mut self, code: &str) -> Result<Option<OpenEntrance>> {
        row!(
            self,
            OpenEntrance,
            entrance!(
                ", s.title, s.state, s.languages, s.settings as study_settings
                   from entrance e
                   join study s on s.id = e.study_id
                  where e.code = $1"
            ),
            code
        )
    }

    /// Has everybody else who comes by the entrance of this code wait, so that places are counted once.
    pub async fn lock_entrance(&mut self, code: &str) -> Result<()> {
        if matches!(self, Self::Postgres(_)) {
            run!(self, "select id from entrance where code = $1 for no key update", code)?;
        }
        Ok(())
    }

    /// The worker whom a study knows by this id.
    pub async fn known_worker(
        &mut self,
        study: StudyId,
        provider: &str,
        participant: &str,
    ) -> Result<Option<KnownWorker>> {
        row!(
            self,
            KnownWorker,
            "select w.id as worker, person.id as person, person.epoch, person.disabled_at
               from identity i
               join worker w on w.id = i.worker_id
               join person on person.id = w.person_id
              where i.study_id = $1 and i.provider = $2 and i.participant = $3",
            study,
            provider,
            participant
        )
    }

    /// Whether a worker came by an entrance of this provider.
    pub async fn came_from(&mut self, worker: WorkerId, provider: Provider) -> Result<bool> {
        let found = "select cast(1 as bigint) from identity where worker_id = $1 and provider = $2";
        Ok(scalar!(self, i64, found, worker, provider)?.is_some())
    }

    /// Stores by what a worker is known; an error if somebody else is known by it.
    pub async fn add_identity(
        &mut self,
        (study, worker): (StudyId, WorkerId),
        (provider, participant): (&str, &str),
        now: Time,
    ) -> Result<()> {
        run!(
            self,
            "insert into identity (study_id, provider, participant, worker_id, created_at)
             values ($1, $2, $3, $4, $5)",
            study,
            provider,
            participant,
            worker,
            now
        )?;
        Ok(())
    }

    /// The people who came by an entrance, by number, one page at a time: those after `after`.
    pub async fn arrivals(&mut self, entrance: EntranceId, after: i64, limit: i64) -> Result<Vec<Arrival>> {
        rows!(
            self,
            Arrival,
            concat!(
                "select w.id as worker, w.number, ",
                participant!(),
                " as participant,
                        p.session, p.provider_study, p.code, p.created_at, ",
                active_at!(),
                " as active_at,
                        (select count(*) from assignment a where a.worker_id = w.id and a.state = 'submitted') - p.done_before
                            as submitted,
                        (select count(*)
                           from assignment a
                          where a.worker_id = w.id and a.state = 'submitted' and a.approval = $4) as rejected,
                        p.ending, p.ended_at
                   from participation p
                   join worker w on w.id = p.worker_id
                  where p.entrance_id = $1 and w.number > $2
                  order by w.number
                  limit $3"
            ),
            entrance,
            after,
            limit,
            Approval::Rejected
        )
    }
}
