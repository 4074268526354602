-- People whom researchers invite by a link of their own: a list that belongs to an entrance. `invited` counts the e-mails that
-- were written to them.
create table invitee (
    id uuid primary key,
    entrance_id uuid not null references entrance (id),
    number bigint not null,
    reference text not null,
    email text not null,
    language text,
    code text not null unique,
    created_at bigint not null,
    invited bigint not null,
    invited_at bigint,
    unsubscribed_at bigint,
    worker_id uuid references worker (id),
    unique (entrance_id, number),
    unique (entrance_id, reference)
);

create index invitee_worker on invitee (worker_id);

-- Addresses that were taken off a list after e-mails had been written to them, as digests: if they are put on a list of the
-- study again, the e-mails still count, and who wants none gets none.
create table former_invitee (
    study_id uuid not null references study (id),
    digest text not null,
    invited bigint not null,
    invited_at bigint,
    unsubscribed_at bigint,
    primary key (study_id, digest)
);

-- An e-mail is for a person with an account, or for somebody who is invited and has none. A column cannot lose its `not null`
-- on SQLite, so both tables are made again.
create table mail_of_all (
    id uuid primary key,
    person_id uuid references person (id),
    invitee_id uuid references invitee (id) on delete cascade,
    study_id uuid references study (id),
    kind text not null,
    facts jsonb not null,
    state text not null,
    urgent boolean not null,
    attempts bigint not null,
    run_at bigint not null,
    holder uuid,
    lease_until bigint,
    created_at bigint not null,
    sent_at bigint,
    reason text,
    check ((person_id is null) <> (invitee_id is null)),
    check ((state = 'sending') = (holder is not null)),
    check ((holder is null) = (lease_until is null))
);

insert into mail_of_all (id, person_id, study_id, kind, facts, state, urgent, attempts, run_at, holder, lease_until, created_at, sent_at, reason)
select id, person_id, study_id, kind, facts, state, urgent, attempts, run_at, holder, lease_until, created_at, sent_at, reason
  from mail;

create table mail_link_of_all (
    hash text primary key,
    mail_id uuid not null references mail_of_all (id) on delete cascade,
    purpose text not null,
    expires_at bigint not null
);

insert into mail_link_of_all (hash, mail_id, purpose, expires_at)
select hash, mail_id, purpose, expires_at
  from mail_link;

drop table mail_link;
drop table mail;
alter table mail_of_all rename to mail;
alter table mail_link_of_all rename to mail_link;

create index mail_due on mail (urgent, run_at, id) where state = 'queued';
create index mail_lease on mail (lease_until) where state = 'sending';
create index mail_person on mail (person_id);
create index mail_invitee on mail (invitee_id);
create index mail_link_mail on mail_link (mail_id);
