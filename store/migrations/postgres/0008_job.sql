-- Work that goes on by itself, after the transaction that caused it. The row is the queue: who holds its lease does it,
-- and `holder` is new with each taking, so that nobody writes under a lease that was lost.
create table job (
    id uuid primary key,
    study_id uuid not null references study (id),
    kind text not null,
    key text not null unique,
    payload jsonb not null,
    state text not null,
    attempts bigint not null,
    run_at bigint not null,
    holder uuid,
    lease_until bigint,
    called_off boolean not null,
    done bigint not null,
    total bigint not null,
    reason text,
    created_at bigint not null,
    ended_at bigint,
    check ((state = 'running') = (holder is not null)),
    check ((holder is null) = (lease_until is null))
);

create index job_due on job (run_at, id) where state = 'queued';
create index job_lease on job (lease_until) where state = 'running';
create index job_study on job (study_id, id);

-- What a metric says of an output. The signature says what it was compared with and how, so a repeat finds its row.
create table score (
    output_id uuid not null references output (id),
    metric text not null,
    signature text not null,
    value float8 not null,
    statistics jsonb not null,
    created_at bigint not null,
    primary key (output_id, metric, signature)
);
