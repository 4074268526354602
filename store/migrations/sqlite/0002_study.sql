-- Studies, their people, texts and tasks.
create table study (
    id blob primary key,
    title text not null,
    state text not null,
    languages text not null,
    settings text not null,
    seed integer not null,
    created_at integer not null
) strict;

create table member (
    study_id blob not null references study (id),
    person_id blob not null references person (id),
    role text not null,
    created_at integer not null,
    primary key (study_id, person_id, role)
) strict;

create index member_person on member (person_id);

create table join_link (
    code text primary key,
    study_id blob not null references study (id),
    role text not null,
    language text,
    expires_at integer,
    uses_left integer,
    created_by blob not null references person (id),
    created_at integer not null
) strict;

create index join_link_study on join_link (study_id);

-- A person at work in one study. `number` makes the pseudonym: W001.
create table worker (
    id blob primary key,
    study_id blob not null references study (id),
    person_id blob not null references person (id),
    number integer not null,
    language text not null,
    consented_at integer,
    created_at integer not null,
    unique (study_id, person_id),
    unique (study_id, number)
) strict;

create index worker_person on worker (person_id);

create table source (
    id blob primary key,
    study_id blob not null references study (id),
    language text not null,
    text text not null,
    external_id text not null,
    meta text not null,
    position integer not null,
    curation text not null,
    unique (study_id, position),
    unique (study_id, language, external_id)
) strict;

create table system (
    id blob primary key,
    study_id blob not null references study (id),
    name text not null,
    kind text not null,
    unique (study_id, name)
) strict;

create table upload (
    id blob primary key,
    study_id blob not null references study (id),
    person_id blob not null references person (id),
    kind text not null,
    name text not null,
    format text not null,
    bytes blob not null,
    created_at integer not null
) strict;

create table task (
    id blob primary key,
    study_id blob not null references study (id),
    preset text not null,
    position integer not null,
    created_at integer not null
) strict;

create index task_study on task (study_id);

create table task_version (
    id blob primary key,
    task_id blob not null references task (id),
    number integer not null,
    state text not null,
    definition text not null,
    hash text not null,
    created_at integer not null,
    published_at integer,
    unique (task_id, number)
) strict;

-- The rule of a gate in a language; the key of the test is in it.
create table gate (
    study_id blob not null references study (id),
    language text not null,
    gate text not null,
    rule text not null,
    version integer not null,
    updated_at integer not null,
    primary key (study_id, language, gate)
) strict;
