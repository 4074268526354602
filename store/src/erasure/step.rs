//! The list of what is erased: one statement a kind of data. `personal.rs` lists every column.
//!
//! Of the files that change answers, decisions and events after they were written this is one of two, with `erasure.rs`:
//! they empty what identifies a person, and what they wrote if it is to be removed.

use crate::provider_submission;

/// A statement that erases one kind of data, by the id of a worker or of a person.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What is counted in the receipt.
    pub what: &'static str,
    /// The statement; its one parameter is the id.
    pub sql: &'static str,
}

/// Personal data of a worker in one study.
pub const WORKER: &[Step] = &[
    Step {
        what: "drafts",
        sql: "update assignment
                 set draft = '[]',
                     revision = revision + 1
               where worker_id = $1 and cast(draft as text) <> '[]'",
    },
    Step {
        what: "reasons for rejections",
        sql: "update assignment
                 set approval_reason = ''
               where worker_id = $1 and approval_reason <> ''",
    },
    Step {
        what: "messages",
        sql: "delete from message
               where assignment_id in (select id from assignment where worker_id = $1)",
    },
    Step {
        what: "threads",
        sql: "delete from thread
               where assignment_id in (select id from assignment where worker_id = $1)",
    },
    Step {
        what: "declared and detected countries",
        sql: "update qualification
                 set evidence = '{}',
                     message = ''
               where worker_id = $1 and gate = 'location' and (cast(evidence as text) <> '{}' or message <> '')",
    },
    Step {
        what: "reasons for decisions",
        sql: "update qualification
                 set message = '',
                     evidence = '{}'
               where worker_id = $1
                 and decided_by is not null
                 and (message <> '' or cast(evidence as text) <> '{}')",
    },
    Step {
        what: "reasons for decisions",
        sql: "update worker set left_out_reason = '' where id = $1 and left_out_reason <> ''",
    },
    Step {
        what: "e-mails",
        sql: "delete from mail
               where study_id = (select study_id from worker where id = $1)
                 and person_id = (select person_id from worker where id = $1)",
    },
    Step { what: "ids at providers and codes to return with", sql: provider_submission::ERASE },
    Step { what: "ids at providers and codes to return with", sql: "delete from identity where worker_id = $1" },
    Step {
        what: "ids at providers and codes to return with",
        sql: "update provider_payment
                 set submission = '',
                     problem = case when state in ('waiting', 'refused') then 'erased' else problem end,
                     state = case when state = 'waiting' then 'refused' else state end
               where worker_id = $1 and submission <> ''",
    },
    Step {
        what: "ids at providers and codes to return with",
        sql: "update participation
                 set session = '',
                     provider_study = '',
                     code = ''
               where worker_id = $1 and (session <> '' or provider_study <> '' or code <> '')",
    },
    Step { what: "invitations", sql: "delete from invitee where worker_id = $1" },
    Step { what: "bank and PayPal details", sql: "delete from payee where worker_id = $1" },
    Step { what: "bank and PayPal details", sql: "delete from pay_out_account where worker_id = $1" },
    Step {
        what: "reasons for bonuses",
        sql: "update payment set reason = null where worker_id = $1 and reason is not null",
    },
    Step {
        what: "reasons for bonuses",
        sql: "update bonus_line set reason = '' where worker_id = $1 and reason <> ''",
    },
    Step { what: "how texts were typed", sql: "delete from typing where worker_id = $1" },
    Step { what: "devices and networks", sql: "delete from sighting where worker_id = $1" },
    Step { what: "notes about work that was looked at", sql: "delete from look where worker_id = $1" },
    Step {
        what: "stored results",
        sql: "delete from stored_report where study_id = (select study_id from worker where id = $1)",
    },
    Step { what: "reviewers' notes", sql: "update review set note = '' where worker_id = $1 and note <> ''" },
];

/// The texts of a worker's answers, if they are removed with the personal data.
pub const ANSWERS: &[Step] = &[
    Step { what: "texts they wrote", sql: "update output set text = '' where author_id = $1 and text <> ''" },
    Step { what: "free-text answers", sql: "update answer set text = '' where worker_id = $1 and text <> ''" },
    Step {
        what: "reasons for not answering",
        sql: "update answer set skipped = '' where worker_id = $1 and skipped <> ''",
    },
    Step {
        what: "scores of their texts",
        sql: "delete from score where output_id in (select id from output where author_id = $1)",
    },
    Step {
        what: "comparisons with gold answers",
        sql: "update known_answer
                 set evidence = '[]'
               where worker_id = $1 and cast(evidence as text) <> '[]'",
    },
    Step {
        what: "answers to the qualification test",
        sql: "update test_attempt
                 set answers = '[]'
               where worker_id = $1 and cast(answers as text) <> '[]'",
    },
];

/// Personal data of an account.
pub const PERSON: &[Step] = &[
    Step { what: "sign-in codes", sql: "delete from sign_in_step where person_id = $1" },
    Step { what: "sign-in codes", sql: "delete from recovery_code where person_id = $1" },
    Step { what: "sign-in codes", sql: "delete from second_factor where person_id = $1" },
    Step {
        what: "identities at sign-in services",
        sql: "delete from pending_identity where email = (select email from person where id = $1)",
    },
    Step { what: "identities at sign-in services", sql: "delete from sign_in_identity where person_id = $1" },
    Step { what: "known browsers", sql: "delete from known_browser where person_id = $1" },
    Step {
        what: "links in e-mails",
        sql: "delete from mail_link where mail_id in (select id from mail where person_id = $1)",
    },
    Step { what: "e-mails", sql: "delete from mail where person_id = $1" },
    // The process that follows the study begins with the connection, too; from here on it writes nothing.
    Step {
        what: "connections to recruitment services",
        sql: "update connection
                 set holder = null,
                     lease_until = null
               where created_by = $1",
    },
    Step {
        what: "connections to recruitment services",
        sql: "delete from provider_submission
               where participant <> ''
                 and (study_id, provider) in (select study_id, provider from connection where created_by = $1)",
    },
    Step {
        what: "connections to recruitment services",
        sql: "update payment
                 set state = 'held'
               where state = 'sent'
                 and exists (select 1
                               from provider_payment p
                               join connection c on c.study_id = p.study_id and c.provider = p.provider
                              where c.created_by = $1
                                and (p.state = 'accepted' or (p.state = 'sending' and p.prepared is not null))
                                and p.pay_out_id = payment.pay_out_id
                                and p.worker_id = payment.worker_id)",
    },
    Step {
        what: "connections to recruitment services",
        sql: "update provider_payment
                 set state = case when state = 'waiting' or prepared is null then 'refused' else 'unclear' end,
                     problem = case when state = 'waiting' or prepared is null then 'disconnected' else null end
               where state in ('waiting', 'sending', 'accepted')
                 and (study_id, provider) in (select study_id, provider from connection where created_by = $1)",
    },
    Step { what: "connections to recruitment services", sql: "delete from connection where created_by = $1" },
    Step { what: "API tokens", sql: "delete from token where person_id = $1" },
    Step { what: "messages to workers", sql: "delete from message where person_id = $1" },
    Step {
        what: "pieces of uploaded files",
        sql: "delete from upload_piece where upload_id in (select id from upload where person_id = $1)",
    },
    Step { what: "uploaded files", sql: "delete from upload where person_id = $1" },
    Step { what: "roles in studies", sql: "delete from member where person_id = $1" },
    Step {
        what: "audit log details",
        sql: "update event
                 set before = null,
                     after = null
               where person_id = $1
                 and subject_kind in ('token', 'gate')
                 and verb in ('add', 'refuse')
                 and (before is not null or after is not null)",
    },
];
