//! Queries of e-mails to people on a list: who can get one, and what was written to them.

use shared::{EntranceId, InviteeId, MailFacts, MailId, StudyId, Time};
use sqlx::types::Json;

use super::{reachable, to_invite, to_remind, unfinished};
use crate::{Result, Tx, mail::Recipient, many::many, row, rows, run};

impl Tx {
    /// Counts an e-mail to everybody who can be invited for the first time; who they are.
    pub async fn take_to_invite(&mut self, entrance: EntranceId, now: Time) -> Result<Vec<InviteeId>> {
        let sql = concat!(
            "update invitee as v set invited = v.invited + 1, invited_at = $2 where v.entrance_id = $1 and ",
            to_invite!(),
            " returning id"
        );
        Ok(rows!(self, (InviteeId,), sql, entrance, now)?.into_iter().map(|(id,)| id).collect())
    }

    /// Counts an e-mail to everybody who can be reminded, as [`Tx::invitee_counts`] counts them; who they are.
    pub async fn take_to_remind(
        &mut self,
        entrance: EntranceId,
        (before, most): (Time, i64),
        now: Time,
    ) -> Result<Vec<InviteeId>> {
        let sql = concat!(
            "update invitee as v set invited = v.invited + 1, invited_at = $4 where v.entrance_id = $1 and ",
            to_remind!(),
            " returning id"
        );
        Ok(rows!(self, (InviteeId,), sql, entrance, before, most, now)?.into_iter().map(|(id,)| id).collect())
    }

    /// Stores e-mails to people on a list.
    pub async fn add_invitations(
        &mut self,
        mails: &[(MailId, InviteeId)],
        about: (StudyId, &MailFacts),
        now: Time,
    ) -> Result<()> {
        let (study, facts) = about;
        many!(
            self,
            "insert into mail (id, invitee_id, study_id, kind, facts, state, urgent, attempts, run_at, created_at) ",
            mails,
            |values, mail| {
                values.push_bind(mail.0);
                values.push_bind(mail.1);
                values.push_bind(study);
                values.push_bind(facts.kind());
                values.push_bind(Json(facts));
                values.push_bind("queued");
                values.push_bind(false);
                values.push_bind(0_i64);
                values.push_bind(now);
                values.push_bind(now);
            }
        )
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
