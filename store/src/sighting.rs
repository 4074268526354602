//! Queries of the devices and networks with which workers were seen, as digests under a secret of their study.

use serde::Serialize;
use shared::{SightingKind, StudyId, Time, WorkerId};

use super::{row, rows, run};
use crate::{Result, Tx};

/// A device or a network that several workers of a study share.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Shared {
    /// What it is.
    pub kind: SightingKind,
    /// Its digest.
    pub digest: String,
    /// One of its workers.
    pub worker_id: WorkerId,
}

/// A device or a network of a worker, for them: what it is called is stored nowhere.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct SightingData {
    pub kind: SightingKind,
    pub code: String,
    pub since: Time,
}

/// The secret under which a study's digests are made.
#[derive(sqlx::FromRow)]
struct Key {
    secret: String,
}

impl Tx {
    /// The secret of a study's digests; `new` becomes it if there is none.
    pub async fn sighting_secret(&mut self, study: StudyId, new: &str) -> Result<String> {
        let sql = "insert into sighting_key (study_id, secret) values ($1, $2) on conflict (study_id) do nothing";
        run!(self, sql, study, new)?;
        let key = row!(self, Key, "select secret from sighting_key where study_id = $1", study)?;
        Ok(key.map(|key| key.secret).unwrap_or_default())
    }

    /// Stores with what a worker was seen, unless that is known. Of each kind the newest `most` are kept.
    pub async fn add_sighting(
        &mut self,
        (study, worker): (StudyId, WorkerId),
        (kind, digest): (SightingKind, &str),
        at: Time,
        most: i64,
    ) -> Result<()> {
        let stored = run!(
            self,
            "insert into sighting (worker_id, kind, digest, study_id, first_at)
             values ($1, $2, $3, $4, $5)
                 on conflict (worker_id, kind, digest) do nothing",
            worker,
            kind,
            digest,
            study,
            at
        )?;
        if stored == 1 {
            run!(
                self,
                "delete from sighting
                  where worker_id = $1
                    and kind = $2
                    and digest not in (
                        select digest from sighting where worker_id = $1 and kind = $2 order by first_at desc, digest limit $3)",
                worker,
                kind,
                most
            )?;
        }
        Ok(())
    }

    /// The devices and networks of a worker, the first one first.
    pub async fn sighting_data(&mut self, worker: WorkerId) -> Result<Vec<SightingData>> {
        rows!(
            self,
            SightingData,
            "select kind, digest as code, first_at as since
               from sighting
              where worker_id = $1
              order by first_at, kind, digest",
            worker
        )
    }

    /// The devices and networks of a study that several workers share who have submitted something and have not left, a row for
    /// each of them.
    pub async fn shared_sightings(&mut self, study: StudyId) -> Result<Vec<Shared>> {
        rows!(
            self,
            Shared,
            "with counted as (
                 select s.kind, s.digest, s.worker_id
                   from sighting s
                   join worker w on w.id = s.worker_id
                  where s.study_id = $1
                    and w.withdrawn_at is null
                    and w.removed_at is null
                    and w.erased_at is null
                    and exists (select 1 from assignment a where a.worker_id = w.id and a.state = 'submitted'))
             select c.kind, c.digest, c.worker_id
               from counted c
              where exists (select 1
                              from counted o
                             where o.kind = c.kind and o.digest = c.digest and o.worker_id <> c.worker_id)
              order by c.kind, c.digest, c.worker_id",
            study
        )
    }
}
