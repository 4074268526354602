//! Queries of e-mails to people on a list: who can get one, and what was written to them.

use shared::{EntranceId, InviteeId, Language, Time, WorkerId};

use super::{Full, has_place, reachable, to_invite, to_remind, unfinished};
use crate::{Result, Tx, mail::Recipient, row, rows, run, scalar};

/// Whether the person `q` takes part without an account of their own that has an address.
macro_rules! is_participant {
    () => {
        "q.email not like '%@%' and q.disabled_at is null and q.erased_at is null and q.unsubscribed_at is null"
    };
}

/// Who finds no place as one text, for [`has_place`]; a star is for everybody.
pub(super) fn listed(full: &Full) -> String {
    let all = full.languages.iter().map(Language::as_str).chain(full.everybody.then_some("*"));
    all.fold(",".to_owned(), |list, one| list + one + ",")
}

impl Tx {
    /// Counts an e-mail to everybody who can be invited for the first time; who they are. For those of `full` there is no place.
    pub async fn take_to_invite(&mut self, entrance: EntranceId, full: &Full, now: Time) -> Result<Vec<InviteeId>> {
        let sql = concat!(
            "update invitee as v set invited = v.invited + 1, invited_at = $2 where v.entrance_id = $1 and ",
            to_invite!(),
            " and ",
            has_place!("$3"),
            " returning id"
        );
        Ok(rows!(self, (InviteeId,), sql, entrance, now, listed(full))?.into_iter().map(|(id,)| id).collect())
    }

    /// Counts an e-mail to everybody who can be reminded, as [`Tx::invitee_counts`] counts them; who they are.
    pub async fn take_to_remind(
        &mut self,
        entrance: EntranceId,
        (before, most): (Time, i64),
        (full, now): (&Full, Time),
    ) -> Result<Vec<InviteeId>> {
        let sql = concat!(
            "update invitee as v set invited = v.invited + 1, invited_at = $4 where v.entrance_id = $1 and ",
            to_remind!(),
            " and ",
            has_place!("$5"),
            " returning id"
        );
        Ok(rows!(self, (InviteeId,), sql, entrance, before, most, now, listed(full))?
            .into_iter()
            .map(|(id,)| id)
            .collect())
    }

    /// Where somebody on a list who became this worker can get an e-mail; `None` if they have an account with an address of their
    /// own, no address, or want no e-mails.
    pub async fn reachable_invitee(&mut self, worker: WorkerId) -> Result<Option<InviteeId>> {
        let sql = concat!(
            "select v.id
               from invitee v
               join worker w on w.id = v.worker_id
               join person q on q.id = w.person_id
              where w.id = $1 and ",
            is_participant!(),
            " and ",
            reachable!(),
            " order by v.created_at, v.id limit 1"
        );
        scalar!(self, InviteeId, sql, worker)
    }

    /// Whom an e-mail about somebody's work is for, if they are on a list: `None` as for [`Tx::reachable_invitee`].
    pub async fn working_recipient(&mut self, invitee: InviteeId) -> Result<Option<Recipient>> {
        let sql = concat!(
            "select v.email, q.locale, w.language, s.title, s.settings, '/in/' || e.code || '?p=' || v.code as page
               from invitee v
               join entrance e on e.id = v.entrance_id
               join study s on s.id = e.study_id
               join worker w on w.id = v.worker_id
               join person q on q.id = w.person_id
              where v.id = $1 and ",
            is_participant!(),
            " and ",
            reachable!()
        );
        row!(self, Recipient, sql, invitee)
    }

    /// Whom an e-mail is for, if they are on a list: `None` if they were taken off it, have finished or want no invitations, or nobody can
    /// come in any more.
    pub async fn invited_recipient(&mut self, invitee: InviteeId) -> Result<Option<Recipient>> {
        row!(
            self,
            Recipient,
            concat!(
                "select v.email, '' as locale, coalesce(v.language, e.language) as language, s.title, s.settings,
                        '/in/' || e.code || '?p=' || v.code as page
                   from invitee v
                   join entrance e on e.id = v.entrance_id
                   join study s on s.id = e.study_id
                  where v.id = $1 and e.closed_at is null and s.state = 'live' and ",
                reachable!(),
                " and ",
                unfinished!()
            ),
            invitee
        )
    }

    /// Takes back that an e-mail was written to somebody: it was not sent.
    pub async fn uncount_invitation(&mut self, id: InviteeId) -> Result<()> {
        run!(
            self,
            "update invitee
                set invited = invited - 1,
                    invited_at = case when invited = 1 then null else invited_at end
              where id = $1 and invited > 0",
            id
        )?;
        Ok(())
    }

    /// Stores since when somebody on a list wants no more invitations.
    pub async fn set_invitee_unsubscribed(&mut self, id: InviteeId, at: Time) -> Result<()> {
        run!(self, "update invitee set unsubscribed_at = $2 where id = $1 and unsubscribed_at is null", id, at)?;
        Ok(())
    }
}
