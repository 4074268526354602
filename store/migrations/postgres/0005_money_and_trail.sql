-- The ledger and the audit trail. Neither is ever updated but for a payment's state.
create table payment (
    id uuid primary key,
    study_id uuid not null references study (id),
    worker_id uuid not null references worker (id),
    assignment_id uuid references assignment (id),
    kind text not null,
    amount bigint not null,
    currency text not null,
    key text not null unique,
    state text not null,
    created_at bigint not null,
    paid_at bigint
);

create index payment_worker on payment (worker_id);
create index payment_study on payment (study_id, state, id);

create table event (
    id uuid primary key,
    study_id uuid references study (id),
    person_id uuid references person (id),
    verb text not null,
    subject_kind text not null,
    subject_id text not null,
    before jsonb,
    after jsonb,
    created_at bigint not null
);

create index event_study on event (study_id, id);
create index event_subject on event (subject_kind, subject_id);
