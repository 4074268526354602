-- Entrances: the links by which people without an account come into a study, and who came by them.
create table entrance (
    id uuid primary key,
    study_id uuid not null references study (id),
    code text not null unique,
    label text not null,
    language text,
    places bigint,
    settings jsonb not null,
    created_by uuid not null references person (id),
    created_at bigint not null,
    closed_at bigint
);

create index entrance_study on entrance (study_id);

-- By what a provider, or a code to return with, knows a worker. One person has one place in a study.
create table identity (
    study_id uuid not null references study (id),
    provider text not null,
    participant text not null,
    worker_id uuid not null references worker (id),
    created_at bigint not null,
    primary key (study_id, provider, participant)
);

create index identity_worker on identity (worker_id);

-- A worker at an entrance: since when, how much they had submitted before, and how it ended.
create table participation (
    id uuid primary key,
    entrance_id uuid not null references entrance (id),
    worker_id uuid not null references worker (id),
    session text not null,
    provider_study text not null,
    code text not null,
    done_before bigint not null,
    created_at bigint not null,
    seen_at bigint not null,
    ending text,
    ended_at bigint,
    unique (entrance_id, worker_id)
);

create index participation_worker on participation (worker_id, seen_at);
