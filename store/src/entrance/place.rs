//! Queries of the places of an entrance: how many are taken, and whose place somebody else can have.

use shared::{EntranceId, Language, ParticipationId, Time};

use super::active_at;
use crate::{Result, Tx, scalar};

/// Participations `p` of an entrance `$1` whose place somebody else can have: last active before `$2`, no HIT open and not waiting for a
/// decision; of those who work in the language `$3`, if there is one.
macro_rules! away {
    ($what:literal, $rest:literal) => {
        concat!(
            "select ",
            $what,
            " from participation p
              where p.entrance_id = $1
                and p.ending is null
                and p.seen_at < $2
                and ",
            active_at!(),
            " < $2
                and (cast($3 as text) is null
                     or exists (select 1 from worker w where w.id = p.worker_id and w.language = $3))
                and not exists (select 1 from assignment a where a.worker_id = p.worker_id and a.state = 'live')
                and not exists (select 1
                                  from qualification q
                                 where q.worker_id = p.worker_id
                                   and q.state = 'waiting'
                                   and q.number = (select max(l.number)
                                                     from qualification l
                                                    where l.worker_id = q.worker_id and l.gate = q.gate))",
            $rest
        )
    };
}

impl Tx {
    /// How many places of an entrance are taken, of those who work in this language if there is one: by those who have finished, and
    /// by those for whom it has not ended.
    pub async fn places_taken(&mut self, id: EntranceId, language: Option<&Language>) -> Result<i64> {
        let taken = scalar!(
            self,
            i64,
            "select count(*)
               from participation p
               join worker w on w.id = p.worker_id
              where p.entrance_id = $1
                and (p.ending is null or p.ending = 'finished')
                and (cast($2 as text) is null or w.language = $2)",
            id,
            language.cloned()
        )?;
        Ok(taken.unwrap_or_default())
    }

    /// Who of an entrance has been away longest: somebody who was last active before `since`, has no HIT open and does not
    /// wait for a decision; of those who work in this language, if there is one.
    pub async fn longest_away(
        &mut self,
        (id, language): (EntranceId, Option<&Language>),
        since: Time,
    ) -> Result<Option<ParticipationId>> {
        scalar!(self, ParticipationId, away!("p.id", " order by p.seen_at, p.id limit 1"), id, since, language.cloned())
    }

    /// How many people of an entrance are away like that.
    pub async fn count_away(&mut self, (id, language): (EntranceId, Option<&Language>), since: Time) -> Result<i64> {
        let n = scalar!(self, i64, away!("count(*)", ""), id, since, language.cloned())?;
        Ok(n.unwrap_or_default())
    }
}
