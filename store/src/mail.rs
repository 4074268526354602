//! Queries of e-mails: the table is the outbox.

use shared::{
    InviteeId, Language, MailFacts, MailId, MailKind, MailPurpose, MailState, PayOutId, PersonId, Settings, StudyId,
    Time, WorkerId,
};
use sqlx::types::Json;
use uuid::Uuid;

use super::{many::many, row, rows, run, scalar};
use crate::{Result, Tx};

/// An e-mail to be sent.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct NewMail {
    pub id: MailId,
    pub to: MailTo,
    pub study: Option<StudyId>,
    pub facts: MailFacts,
}

/// Whom an e-mail is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailTo {
    /// Somebody with an account.
    Person(PersonId),
    /// Somebody on a list.
    Invitee(InviteeId),
}

impl MailTo {
    const fn person(self) -> Option<PersonId> {
        match self {
            Self::Person(person) => Some(person),
            Self::Invitee(_) => None,
        }
    }

    const fn invitee(self) -> Option<InviteeId> {
        match self {
            Self::Person(_) => None,
            Self::Invitee(invitee) => Some(invitee),
        }
    }
}

/// An e-mail that a process has taken to send.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct TakenMail {
    pub id: MailId,
    /// Whom it is for, if they have an account.
    pub person_id: Option<PersonId>,
    /// Whom it is for, if they are on a list.
    pub invitee_id: Option<InviteeId>,
    pub study_id: Option<StudyId>,
    #[sqlx(json)]
    pub facts: MailFacts,
    pub attempts: i64,
    pub created_at: Time,
}

/// Whom an e-mail is for, and what it says about the study.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Recipient {
    pub email: String,
    /// The tag of the interface language that they have chosen; empty if they have not.
    pub locale: String,
    /// The language in which they work: in the study, or in the one that they joined last.
    pub language: Option<Language>,
    pub title: Option<String>,
    #[sqlx(json(nullable))]
    pub settings: Option<Settings>,
    /// The page by which somebody on a list comes, without the address of the server.
    #[sqlx(default)]
    pub page: Option<String>,
}

/// The person with an account, or on a list, whom a link in an e-mail was sent to.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct LinkOwner {
    pub person: Option<PersonId>,
    pub invitee: Option<InviteeId>,
    pub email: String,
    pub address_confirmed_at: Option<Time>,
    pub unsubscribed_at: Option<Time>,
}

/// What a person has chosen about e-mails, and whether their address is confirmed.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct MailChoice {
    pub address_confirmed_at: Option<Time>,
    pub unsubscribed_at: Option<Time>,
}

/// What somebody was paid.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Paid {
    pub person: PersonId,
    /// Their place on a list, if the e-mail goes to the address there.
    pub invitee: Option<InviteeId>,
    pub amount: i64,
    pub currency: String,
}

/// Takes the e-mail that `$which` finds first. The condition is checked again on the row that is written.
macro_rules! take {
    ($which:expr, $lock:literal) => {
        concat!(
            "update mail
                set state = 'sending',
                    attempts = attempts + 1,
                    holder = $2,
                    lease_until = $3
              where (state = 'queued' or (state = 'sending' and lease_until <= $1))
                and id = (select m.id
                            from mail m
                           where ",
            $which,
            "
                           limit 1",
            $lock,
            ")
             returning id, person_id, invitee_id, study_id, facts, attempts, created_at"
        )
    };
}

/// The queued e-mails that are due; somebody waits for the urgent ones.
macro_rules! due {
    ($urgent:literal, $lock:literal) => {
        take!(
            concat!("m.state = 'queued' and m.urgent = ", $urgent, " and m.run_at <= $1 order by m.run_at, m.id"),
            $lock
        )
    };
}

/// The e-mails whose sender has disappeared.
macro_rules! left {
    ($lock:literal) => {
        take!("m.state = 'sending' and m.lease_until <= $1 order by m.lease_until, m.id", $lock)
    };
}

/// What may be taken, in this order.
const TAKE_ON_SQLITE: [&str; 3] = [due!("true", ""), left!(""), due!("false", "")];
const TAKE_ON_POSTGRES: [&str; 3] = [
    due!("true", " for update of m skip locked"),
    left!(" for update of m skip locked"),
    due!("false", " for update of m skip locked"),
];

impl Tx {
    /// Stores an e-mail to somebody with an account, unless the person has no account any more, has no address, or does not want it.
    pub async fn add_mail(&mut self, new: &NewMail, now: Time) -> Result<()> {
        run!(
            self,
            "insert into mail (id, person_id, study_id, kind, facts, state, urgent, attempts, run_at, created_at)
             select $1, p.id, $3, $4, $5, 'queued', not $7, 0, $6, $6
               from person p
              where p.id = $2
                and p.disabled_at is null
                and p.erased_at is null
                and p.email like '%@%'
                and (p.unsubscribed_at is null or not $7)",
            new.id,
            new.to.person(),
            new.study,
            new.facts.kind(),
            Json(&new.facts),
            now,
            new.facts.kind().is_optional()
        )?;
        Ok(())
    }

    /// Whether an e-mail is due.
    pub async fn has_due_mail(&mut self, now: Time) -> Result<bool> {
        let found = scalar!(
            self,
            i64,
            "select cast(1 as bigint) from mail where state = 'queued' and run_at <= $1
             union all
             select cast(1 as bigint) from mail where state = 'sending' and lease_until <= $1
              limit 1",
            now
        )?;
        Ok(found.is_some())
    }

    /// Takes the next e-mail, if there is one, until the lease ends.
    pub async fn take_mail(&mut self, now: Time, holder: Uuid, until: Time) -> Result<Option<TakenMail>> {
        let ways = if matches!(self, Self::Postgres(_)) { TAKE_ON_POSTGRES } else { TAKE_ON_SQLITE };
        for sql in ways {
            let taken = row!(self, TakenMail, sql, now, holder, until)?;
            if taken.is_some() {
                return Ok(taken);
            }
        }
        Ok(None)
    }

    /// Whom an e-mail is for; `None` if they have no account any more, or do not want this one.
    pub async fn recipient(
        &mut self,
        person: PersonId,
        study: Option<StudyId>,
        is_optional: bool,
    ) -> Result<Option<Recipient>> {
        row!(
            self,
            Recipient,
            "select p.email, p.locale, s.title, s.settings,
                    (select w.language
                       from worker w
                      where w.person_id = p.id and ($2 is null or w.study_id = $2)
                      order by w.id desc
                      limit 1) as language
               from person p
               left join study s on s.id = $2
              where p.id = $1
                and p.disabled_at is null
                and p.erased_at is null
                and (p.unsubscribed_at is null or not $3)",
            person,
            study,
            is_optional
        )
    }

    /// Stores a link of an e-mail under the hash of its secret.
    pub async fn add_mail_link(&mut self, hash: &str, mail: MailId, purpose: MailPurpose, ends: Time) -> Result<()> {
        run!(
            self,
            "insert into mail_link (hash, mail_id, purpose, expires_at) values ($1, $2, $3, $4)",
            hash,
            mail,
            purpose,
            ends
        )?;
        Ok(())
    }

    /// Ends an attempt: the e-mail was sent, waits for the next attempt or has failed. False if it is not held any more.
    pub async fn end_mail(
        &mut self,
        id: MailId,
        holder: Uuid,
        (state, at): (MailState, Time),
        reason: Option<&str>,
    ) -> Result<bool> {
        let touched = run!(
            self,
            "update mail
                set state = $3,
                    run_at = $4,
                    sent_at = case when $3 = 'sent' then $4 else sent_at end,
                    reason = $5,
                    holder = null,
                    lease_until = null
              where id = $1 and holder = $2",
            id,
            holder,
            state,
            at,
            reason
        )?;
        Ok(touched == 1)
    }

    /// Removes an e-mail that is not to be sent any more.
    pub async fn remove_mail(&mut self, id: MailId) -> Result<()> {
        run!(self, "delete from mail where id = $1", id)?;
        Ok(())
    }

    /// Removes a person's e-mails of a kind with their links.
    pub async fn remove_mails(&mut self, person: PersonId, kind: MailKind) -> Result<()> {
        run!(self, "delete from mail where person_id = $1 and kind = $2", person, kind)?;
        Ok(())
    }

    /// The person whom a link was sent to, if it is still valid.
    pub async fn link_owner(&mut self, hash: &str, purpose: MailPurpose, now: Time) -> Result<Option<LinkOwner>> {
        row!(
            self,
            LinkOwner,
            "select m.person_id as person, m.invitee_id as invitee, coalesce(p.email, v.email) as email,
                    p.address_confirmed_at, coalesce(p.unsubscribed_at, v.unsubscribed_at) as unsubscribed_at
               from mail_link l
               join mail m on m.id = l.mail_id
               left join person p on p.id = m.person_id
               left join invitee v on v.id = m.invitee_id
              where l.hash = $1
                and l.purpose = $2
                and l.expires_at > $3
                and (v.id is not null or (p.disabled_at is null and p.erased_at is null))",
            hash,
            purpose,
            now
        )
    }

    /// Uses up a link; false if it was used, or somebody else does so at the same time.
    pub async fn use_mail_link(&mut self, hash: &str) -> Result<bool> {
        Ok(run!(self, "delete from mail_link where hash = $1", hash)? == 1)
    }

    /// What a person has chosen about e-mails.
    pub async fn mail_choice(&mut self, person: PersonId) -> Result<Option<MailChoice>> {
        row!(self, MailChoice, "select address_confirmed_at, unsubscribed_at from person where id = $1", person)
    }

    /// Stores that a person's address is confirmed, or is not any more.
    pub async fn set_address_confirmed(&mut self, person: PersonId, at: Option<Time>) -> Result<()> {
        run!(self, "update person set address_confirmed_at = $2 where id = $1 and erased_at is null", person, at)?;
        Ok(())
    }

    /// Stores since when a person wants no e-mails about their work; nothing if they want them.
    pub async fn set_unsubscribed(&mut self, person: PersonId, at: Option<Time>) -> Result<()> {
        run!(self, "update person set unsubscribed_at = $2 where id = $1 and erased_at is null", person, at)?;
        Ok(())
    }

    /// Stores e-mails to people who may get them.
    pub async fn add_mails(&mut self, mails: &[NewMail], now: Time) -> Result<()> {
        many!(
            self,
            "insert into mail (id, person_id, invitee_id, study_id, kind, facts, state, urgent, attempts, run_at, created_at) ",
            mails,
            |values, mail| {
                values.push_bind(mail.id);
                values.push_bind(mail.to.person());
                values.push_bind(mail.to.invitee());
                values.push_bind(mail.study);
                values.push_bind(mail.facts.kind());
                values.push_bind(Json(&mail.facts));
                values.push_bind("queued");
                values.push_bind(!mail.facts.kind().is_optional());
                values.push_bind(0_i64);
                values.push_bind(now);
                values.push_bind(now);
            }
        )
    }

    /// The people who get an e-mail about what of a payout was confirmed at this instant, and how much they got. Those without an
    /// address of their own get it at the address on their list.
    pub async fn people_paid(
        &mut self,
        pay_out: PayOutId,
        worker: Option<WorkerId>,
        paid_at: Time,
    ) -> Result<Vec<Paid>> {
        rows!(
            self,
            Paid,
            "select w.person_id as person, v.id as invitee, cast(sum(p.amount) as bigint) as amount, p.currency
               from payment p
               join worker w on w.id = p.worker_id
               join person on person.id = w.person_id
               left join invitee v on v.worker_id = w.id and person.email not like '%@%'
              where p.pay_out_id = $1
                and p.state = 'paid'
                and p.paid_at = $2
                and ($3 is null or p.worker_id = $3)
                and person.disabled_at is null
                and person.erased_at is null
                and person.unsubscribed_at is null
                and (person.email like '%@%' or (v.email <> '' and v.unsubscribed_at is null))
              group by w.person_id, v.id, p.currency
              order by w.person_id, v.id, p.currency",
            pay_out,
            paid_at,
            worker
        )
    }

    /// The person behind a worker.
    pub async fn person_behind(&mut self, worker: WorkerId) -> Result<Option<PersonId>> {
        scalar!(self, PersonId, "select person_id from worker where id = $1", worker)
    }

    /// Removes e-mails that were written before this time, and links that have ended.
    pub async fn forget_mails(&mut self, before: Time, now: Time) -> Result<u64> {
        let links = run!(self, "delete from mail_link where expires_at <= $1", now)?;
        Ok(links + run!(self, "delete from mail where created_at < $1 and state <> 'sending'", before)?)
    }
}
