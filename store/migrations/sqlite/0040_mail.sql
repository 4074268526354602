-- Since when a person's e-mail address is confirmed, and since when they want no e-mails about their work.
alter table person add column address_confirmed_at integer;
alter table person add column unsubscribed_at integer;

-- E-mails to send, and those that were sent. A row is written in the transaction that causes the e-mail; its text is written
-- when it is sent. The process that holds the lease sends it, and `holder` is new with each attempt.
create table mail (
    id blob primary key,
    person_id blob not null references person (id),
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
    check ((state = 'sending') = (holder is not null)),
    check ((holder is null) = (lease_until is null))
) strict;

create index mail_due on mail (urgent, run_at, id) where state = 'queued';
create index mail_lease on mail (lease_until) where state = 'sending';
create index mail_person on mail (person_id);

-- The links in e-mails, under the hashes of their secrets. Each attempt to send an e-mail has a link of its own.
create table mail_link (
    hash text primary key,
    mail_id blob not null references mail (id) on delete cascade,
    purpose text not null,
    expires_at integer not null
) strict;

create index mail_link_mail on mail_link (mail_id);
