-- Decisions about workers. Rows are only added: the highest number of a gate is the decision in force.
create table qualification (
    id uuid primary key,
    study_id uuid not null references study (id),
    worker_id uuid not null references worker (id),
    gate text not null,
    number bigint not null,
    state text not null,
    rule text not null,
    evidence jsonb not null,
    decision text not null,
    decided_by uuid references person (id),
    message text not null,
    created_at bigint not null,
    unique (worker_id, gate, number)
);

create index qualification_study on qualification (study_id, gate, state);

create table test_attempt (
    id uuid primary key,
    worker_id uuid not null references worker (id),
    number bigint not null,
    answers jsonb not null,
    points bigint not null,
    passed boolean not null,
    created_at bigint not null,
    unique (worker_id, number)
);

create table review (
    id uuid primary key,
    study_id uuid not null references study (id),
    worker_id uuid not null references worker (id),
    answer_id uuid not null references answer (id),
    reviewer_id uuid not null references person (id),
    grade text not null,
    reasons jsonb not null,
    note text not null,
    created_at bigint not null,
    updated_at bigint not null,
    unique (answer_id, reviewer_id)
);

create index review_worker on review (worker_id);
