//! Queries of the people whom researchers invite by a link of their own.

mod invitation;

use serde::Serialize;
use shared::{Ending, EntranceId, InviteeId, Language, MailState, StudyId, Time, WorkerId};

use super::{many::many, row, rows, run, scalar};
use crate::{Result, Tx};

/// Somebody to be put on the list of an entrance.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct NewInvitee {
    pub id: InviteeId,
    pub number: i64,
    pub reference: String,
    pub email: String,
    pub language: Option<Language>,
    pub code: String,
    pub mailed: Mailed,
}

/// The e-mails that were written to an address.
#[expect(missing_docs, reason = "the fields are columns")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Mailed {
    pub invited: i64,
    pub invited_at: Option<Time>,
    pub unsubscribed_at: Option<Time>,
}

/// An address that was taken off a list: as it was, or its digest.
#[expect(missing_docs, reason = "the fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct FormerInvitee {
    pub address: String,
    #[sqlx(flatten)]
    pub mailed: Mailed,
}

/// What the lists of a study say about somebody.
#[expect(missing_docs, reason = "the fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct ListedInvitee {
    pub entrance: EntranceId,
    pub label: String,
    pub number: i64,
    pub reference: String,
    pub email: String,
}

/// Somebody on the list of an entrance, and how far they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invitee {
    /// Their id.
    pub id: InviteeId,
    /// Their place on the list, from 1.
    pub number: i64,
    /// What the researchers call them.
    pub reference: String,
    /// Their e-mail address; empty if there is none.
    pub email: String,
    /// The language in which they work; absent, they choose.
    pub language: Option<Language>,
    /// What distinguishes their link from those of others.
    #[serde(skip)]
    pub code: String,
    /// How many e-mails were written to them.
    pub invited: i64,
    /// When the last one was written.
    pub invited_at: Option<Time>,
    /// The state of the last one, while it is stored.
    pub mail: Option<MailState>,
    /// Since when they want no more e-mails.
    pub unsubscribed_at: Option<Time>,
    /// The worker they became.
    pub worker: Option<WorkerId>,
    /// The worker's number in the study.
    pub worker_number: Option<i64>,
    /// How taking part ended, if it did.
    pub ending: Option<Ending>,
}

/// How many people of a list are where, and how many can get an e-mail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct InviteeCounts {
    /// All.
    pub listed: i64,
    /// Those who came.
    pub came: i64,
    /// Those who have an address and got no invitation yet.
    pub to_invite: i64,
    /// Those who were invited a day ago or earlier and have not finished, and had fewer e-mails than the limit.
    pub to_remind: i64,
    /// Those who would get one of these e-mails if a place in their language were free.
    pub left_out: i64,
}

/// Whom the link of somebody on a list lets in.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct InvitedPerson {
    pub id: InviteeId,
    pub reference: String,
    pub language: Option<Language>,
}

/// What is stored about an invitation that somebody followed.
#[expect(missing_docs, reason = "the fields are columns")]
#[derive(Debug, Serialize, sqlx::FromRow)]
pub struct InvitationData {
    pub reference: String,
    pub email: String,
    pub language: Option<Language>,
    pub created_at: Time,
    pub invited: i64,
    pub invited_at: Option<Time>,
    pub unsubscribed_at: Option<Time>,
}

/// Whether the invitee `v` has not finished taking part, and can.
macro_rules! unfinished {
    () => {
        "not exists (select 1
                       from participation p
                      where p.worker_id = v.worker_id
                        and p.entrance_id = v.entrance_id
                        and p.ending is not null
                        and p.ending <> 'timed_out')
             and not exists (select 1
                               from worker w
                               join person q on q.id = w.person_id
                              where w.id = v.worker_id
                                and (q.disabled_at is not null or q.erasure_asked_at is not null))"
    };
}

/// Whether the invitee `v` can get an e-mail.
macro_rules! reachable {
    () => {
        "v.email <> '' and v.unsubscribed_at is null"
    };
}

/// Whether the invitee `v` can be invited for the first time.
macro_rules! to_invite {
    () => {
        concat!(reachable!(), " and v.invited = 0 and v.worker_id is null")
    };
}

/// Whether the invitee `v` can be reminded: `$2` is the latest time of the last e-mail, `$3` the limit of e-mails.
macro_rules! to_remind {
    () => {
        concat!(reachable!(), " and v.invited between 1 and $3 - 1 and v.invited_at <= $2 and ", unfinished!())
    };
}

/// Where an entrance has no place left for somebody who has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Full {
    /// For anybody.
    pub everybody: bool,
    /// For those who work in these languages.
    pub languages: Vec<Language>,
}

/// Whether the invitee `v` has a place, or would find one: the text `$full`, as [`Full`] is written, says who would not.
macro_rules! has_place {
    ($full:literal) => {
        concat!(
            "(exists (select 1
                        from participation p
                       where p.worker_id = v.worker_id and p.entrance_id = v.entrance_id and p.ending is null)
              or (cast(",
            $full,
            " as text) not like '%,*,%' and cast(",
            $full,
            " as text) not like '%,' || coalesce(
                    (select w.language from worker w where w.id = v.worker_id),
                    v.language,
                    (select e.language from entrance e where e.id = v.entrance_id),
                    '-') || ',%'))"
        )
    };
}

use {has_place, reachable, to_invite, to_remind, unfinished};

impl Tx {
    /// Puts people on the list of an entrance.
    pub async fn add_invitees(&mut self, entrance: EntranceId, new: &[NewInvitee], now: Time) -> Result<()> {
        many!(
            self,
            "insert into invitee (id, entrance_id, number, reference, email, language, code, created_at, invited, invited_at, unsubscribed_at) ",
            new,
            |values, invitee| {
                values.push_bind(invitee.id);
                values.push_bind(entrance);
                values.push_bind(invitee.number);
                values.push_bind(invitee.reference.as_str());
                values.push_bind(invitee.email.as_str());
                values.push_bind(invitee.language.clone());
                values.push_bind(invitee.code.as_str());
                values.push_bind(now);
                values.push_bind(invitee.mailed.invited);
                values.push_bind(invitee.mailed.invited_at);
                values.push_bind(invitee.mailed.unsubscribed_at);
            }
        )
    }

    /// Everybody on the lists of a study.
    pub async fn listed_invitees(&mut self, study: StudyId) -> Result<Vec<ListedInvitee>> {
        rows!(
            self,
            ListedInvitee,
            "select v.entrance_id as entrance, e.label, v.number, v.reference, v.email
               from invitee v
               join entrance e on e.id = v.entrance_id
              where e.study_id = $1
              order by v.entrance_id, v.number",
            study
        )
    }

    /// The addresses that were taken off the lists of a study, by digest.
    pub async fn former_invitees(&mut self, study: StudyId) -> Result<Vec<FormerInvitee>> {
        let sql =
            "select digest as address, invited, invited_at, unsubscribed_at from former_invitee where study_id = $1";
        rows!(self, FormerInvitee, sql, study)
    }

    /// Remembers by its digest which e-mails were written to an address that is taken off a list.
    pub async fn remember_former(&mut self, study: StudyId, digest: &str, mailed: Mailed) -> Result<()> {
        run!(
            self,
            "insert into former_invitee (study_id, digest, invited, invited_at, unsubscribed_at)
             values ($1, $2, $3, $4, $5)
             on conflict (study_id, digest) do update
                set invited = excluded.invited,
                    invited_at = excluded.invited_at,
                    unsubscribed_at = excluded.unsubscribed_at",
            study,
            digest,
            mailed.invited,
            mailed.invited_at,
            mailed.unsubscribed_at
        )?;
        Ok(())
    }

    /// The people on the list of an entrance by number, one page at a time: those after `after`.
    pub async fn invitees(&mut self, entrance: EntranceId, after: i64, limit: i64) -> Result<Vec<Invitee>> {
        rows!(
            self,
            Invitee,
            "select v.id, v.number, v.reference, v.email, v.language, v.code, v.invited, v.invited_at, v.unsubscribed_at,
                    v.worker_id as worker, w.number as worker_number, p.ending,
                    (select m.state
                       from mail m
                      where m.invitee_id = v.id and m.kind = 'invited'
                      order by m.created_at desc, m.id desc
                      limit 1) as mail
               from invitee v
               left join worker w on w.id = v.worker_id
               left join participation p on p.worker_id = v.worker_id and p.entrance_id = v.entrance_id
              where v.entrance_id = $1 and v.number > $2
              order by v.number
              limit $3",
            entrance,
            after,
            limit
        )
    }

    /// How many people of a list are where. Reminders go to those whose last e-mail was written `before`, and who had
    /// fewer than `most`. For those of `full` there is no place.
    pub async fn invitee_counts(
        &mut self,
        entrance: EntranceId,
        (before, most): (Time, i64),
        full: &Full,
    ) -> Result<InviteeCounts> {
        let counts = row!(
            self,
            InviteeCounts,
            concat!(
                "select count(*) as listed,
                        count(v.worker_id) as came,
                        count(case when ",
                to_invite!(),
                " and ",
                has_place!("$4"),
                " then 1 end) as to_invite,
                        count(case when ",
                to_remind!(),
                " and ",
                has_place!("$4"),
                " then 1 end) as to_remind,
                        count(case when ((",
                to_invite!(),
                ") or (",
                to_remind!(),
                ")) and not ",
                has_place!("$4"),
                " then 1 end) as left_out
                   from invitee v
                  where v.entrance_id = $1"
            ),
            entrance,
            before,
            most,
            invitation::listed(full)
        )?;
        Ok(counts.unwrap_or_default())
    }

    /// Takes somebody off the list of an entrance, unless they came: their address, and the e-mails they got.
    pub async fn remove_invitee(&mut self, entrance: EntranceId, id: InviteeId) -> Result<Option<FormerInvitee>> {
        row!(
            self,
            FormerInvitee,
            "delete from invitee
              where entrance_id = $1 and id = $2 and worker_id is null
             returning email as address, invited, invited_at, unsubscribed_at",
            entrance,
            id
        )
    }

    /// Whether somebody with this id is on the list of an entrance.
    pub async fn invitee_is_listed(&mut self, entrance: EntranceId, id: InviteeId) -> Result<bool> {
        let sql = "select count(*) from invitee where entrance_id = $1 and id = $2";
        Ok(scalar!(self, i64, sql, entrance, id)?.unwrap_or_default() > 0)
    }

    /// Whether somebody on a study's lists never came, or an address is remembered.
    pub async fn has_absent_invitees(&mut self, study: StudyId) -> Result<bool> {
        let sql = "select (select count(*)
                             from invitee v
                             join entrance e on e.id = v.entrance_id
                            where e.study_id = $1 and v.worker_id is null)
                        + (select count(*) from former_invitee where study_id = $1)";
        Ok(scalar!(self, i64, sql, study)?.unwrap_or_default() > 0)
    }

    /// Deletes everybody of a study's lists who never came, and what is remembered of addresses; how many people.
    pub async fn forget_invitees(&mut self, study: StudyId) -> Result<u64> {
        run!(self, "delete from former_invitee where study_id = $1", study)?;
        run!(
            self,
            "delete from invitee
              where worker_id is null
                and entrance_id in (select id from entrance where study_id = $1)",
            study
        )
    }

    /// Who comes to an entrance with this code.
    pub async fn invited_person(&mut self, entrance: EntranceId, code: &str) -> Result<Option<InvitedPerson>> {
        let sql = "select id, reference, language from invitee where entrance_id = $1 and code = $2";
        row!(self, InvitedPerson, sql, entrance, code)
    }

    /// Stores which worker somebody on a list became.
    pub async fn set_invitee_worker(&mut self, id: InviteeId, worker: WorkerId) -> Result<()> {
        run!(self, "update invitee set worker_id = $2 where id = $1 and worker_id is null", id, worker)?;
        Ok(())
    }

    /// What is stored about a worker's invitations.
    pub async fn invitation_data(&mut self, worker: WorkerId) -> Result<Vec<InvitationData>> {
        rows!(
            self,
            InvitationData,
            "select reference, email, language, created_at, invited, invited_at, unsubscribed_at
               from invitee
              where worker_id = $1
              order by created_at, id",
            worker
        )
    }
}
