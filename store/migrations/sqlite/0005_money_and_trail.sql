-- The ledger and the audit trail. Neither is ever updated but for a payment's state.
create table payment (
    id blob primary key,
    study_id blob not null references study (id),
    worker_id blob not null references worker (id),
    assignment_id blob references assignment (id),
    kind text not null,
    amount integer not null,
    currency text not null,
    key text not null unique,
    state text not null,
    created_at integer not null,
    paid_at integer
) strict;

create index payment_worker on payment (worker_id);
create index payment_study on payment (study_id, state, id);

create table event (
    id blob primary key,
    study_id blob references study (id),
    person_id blob references person (id),
    verb text not null,
    subject_kind text not null,
    subject_id text not null,
    before text,
    after text,
    created_at integer not null
) strict;

create index event_study on event (study_id, id);
create index event_subject on event (subject_kind, subject_id);
