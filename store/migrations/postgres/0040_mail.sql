-- Since when a person's e-mail address is confirmed, and since when they want no e-mails about their work.
alter table person add column address_confirmed_at bigint;
alter table person add column unsubscribed_at bigint;

-- E-mails to send, and those that were sent. A row is written in the transaction that causes the e-mail; its text is written
-- when it is sent. The process that holds the lease sends it, and `holder` is new with each attempt.
create table mail (
    id uuid primary key,
    person_id uuid not null references person (id),
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
    check ((state = 'sending') = (holder is not null)),
    check ((holder is null) = (lease_until is null))
);

create index mail_due on mail (urgent, run_at, id) where state = 'queued';
create index mail_lease on mail (lease_until) where state = 'sending';
create index mail_person on mail (person_id);

-- The links in e-mails, under the hashes of their secrets. Each attempt to send an e-mail has a link of its own.
create table mail_link (
    hash text primary key,
    mail_id uuid not null references mail (id) on delete cascade,
    purpose text not null,
    expires_at bigint not null
);

create index mail_link_mail on mail_link (mail_id);
