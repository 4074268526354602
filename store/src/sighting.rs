//! Queries of the devices and networks with which workers were seen, as digests under a secret of their study.

use serde::Serialize;
use shared::{SightingKind, StudyId, Time, WorkerId};

use super::{row, rows, run, scalar};
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

    /// Stores with what a worker was seen, unless that is known or there are `most` of the kind; whether it is new.
    pub async fn add_sighting(
        &mut self,
        (study, worker): (StudyId, WorkerId),
        (kind, digest): (SightingKind, &str),
        at: Time,
        most: i64,
    ) -> Result<bool> {
        let n = scalar!(self, i64, "select count(*) from sighting where worker_id = $1 and kind = $2", worker, kind)?;
        if n.unwrap_or_default() >= most {
            return Ok(false);
        }
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
        Ok(stored == 1)
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

    /// The devices and networks of a study that several workers share, a row for each of them.
    pub async fn shared_sightings(&mut self, study: StudyId) -> Result<Vec<Shared>> {
        rows!(
            self,
            Shared,
            "select s.kind, s.digest, s.worker_id
               from sighting s
              where s.study_id = $1
                and exists (select 1
                              from sighting o
                             where o.study_id = s.study_id
                               and o.kind = s.kind
                               and o.digest = s.digest
                               and o.worker_id <> s.worker_id)
              order by s.kind, s.digest, s.worker_id",
            study
        )
    }
}
