-- People whom researchers invite by a link of their own: a list that belongs to an entrance. `invited` counts the e-mails that
-- were written to them.
create table invitee (
    id blob primary key,
    entrance_id blob not null references entrance (id),
    number integer not null,
    reference text not null,
    email text not null,
    language text,
    code text not null unique,
    created_at integer not null,
    invited integer not null,
    invited_at integer,
    unsubscribed_at integer,
    worker_id blob references worker (id),
    unique (entrance_id, number),
    unique (entrance_id, reference)
) strict;

create index invitee_worker on invitee (worker_id);

-- Addresses that were taken off a list after e-mails had been written to them, as digests: if they are put on a list of the
-- study again, the e-mails still count, and who wants none gets none.
create table former_invitee (
    study_id blob not null references study (id),
    digest text not null,
    invited integer not null,
    invited_at integer,
    unsubscribed_at integer,
    primary key (study_id, digest)
) strict;

-- An e-mail is for a person with an account, or for somebody who is invited and has none. A column cannot lose its `not null`
-- on SQLite, so both tables are made again.
create table mail_of_all (
    id blob primary key,
    person_id blob references person (id),
    invitee_id blob references invitee (id) on delete cascade,
    study_id blob references study (id),
    kind text not null,
    facts text not null,
    state text not null,
    urgent integer not null,
    attempts integer not null,
    run_at integer not null,
    holder blob,
    lease_until integer,
    created_at integer not null,
    sent_at integer,
    reason text,
    check ((person_id is null) <> (invitee_id is null)),
    check ((state = 'sending') = (holder is not null)),
    check ((holder is null) = (lease_until is null))
) strict;

insert into mail_of_all (id, person_id, study_id, kind, facts, state, urgent, attempts, run_at, holder, lease_until, created_at, sent_at, reason)
select id, person_id, study_id, kind, facts, state, urgent, attempts, run_at, holder, lease_until, created_at, sent_at, reason
  from mail;

create table mail_link_of_all (
    hash text primary key,
    mail_id blob not null references mail_of_all (id) on delete cascade,
    purpose text not null,
    expires_at integer not null
) strict;

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
