-- Entrances: the links by which people without an account come into a study, and who came by them.
create table entrance (
    id blob primary key,
    study_id blob not null references study (id),
    code text not null unique,
    label text not null,
    language text,
    places integer,
    settings text not null,
    created_by blob not null references person (id),
    created_at integer not null,
    closed_at integer
) strict;

create index entrance_study on entrance (study_id);

-- By what a provider, or a code to return with, knows a worker. One person has one place in a study.
create table identity (
    study_id blob not null references study (id),
    provider text not null,
    participant text not null,
    worker_id blob not null references worker (id),
    created_at integer not null,
    primary key (study_id, provider, participant)
) strict;

create index identity_worker on identity (worker_id);

-- A worker at an entrance: since when, how much they had submitted before, and how it ended.
create table participation (
    id blob primary key,
    entrance_id blob not null references entrance (id),
    worker_id blob not null references worker (id),
    session text not null,
    provider_study text not null,
    code text not null,
    done_before integer not null,
    created_at integer not null,
    seen_at integer not null,
    ending text,
    ended_at integer,
    unique (entrance_id, worker_id)
) strict;

create index participation_worker on participation (worker_id, seen_at);
