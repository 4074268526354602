-- Studies, their people, texts and tasks.
create table study (
    id uuid primary key,
    title text not null,
    state text not null,
    languages jsonb not null,
    settings jsonb not null,
    seed bigint not null,
    created_at bigint not null
);

create table member (
    study_id uuid not null references study (id),
    person_id uuid not null references person (id),
    role text not null,
    created_at bigint not null,
    primary key (study_id, person_id, role)
);

create index member_person on member (person_id);

create table join_link (
    code text primary key,
    study_id uuid not null references study (id),
    role text not null,
    language text,
    expires_at bigint,
    uses_left bigint,
    created_by uuid not null references person (id),
    created_at bigint not null
);

create index join_link_study on join_link (study_id);

-- A person at work in one study. `number` makes the pseudonym: W001.
create table worker (
    id uuid primary key,
    study_id uuid not null references study (id),
    person_id uuid not null references person (id),
    number bigint not null,
    language text not null,
    consented_at bigint,
    created_at bigint not null,
    unique (study_id, person_id),
    unique (study_id, number)
);

create index worker_person on worker (person_id);

create table source (
    id uuid primary key,
    study_id uuid not null references study (id),
    language text not null,
    text text not null,
    external_id text not null,
    meta jsonb not null,
    position bigint not null,
    curation text not null,
    unique (study_id, position),
    unique (study_id, language, external_id)
);

create table system (
    id uuid primary key,
    study_id uuid not null references study (id),
    name text not null,
    kind text not null,
    unique (study_id, name)
);

create table upload (
    id uuid primary key,
    study_id uuid not null references study (id),
    person_id uuid not null references person (id),
    kind text not null,
    name text not null,
    format text not null,
    bytes bytea not null,
    created_at bigint not null
);

create table task (
    id uuid primary key,
    study_id uuid not null references study (id),
    preset text not null,
    position bigint not null,
    created_at bigint not null
);

create index task_study on task (study_id);

create table task_version (
    id uuid primary key,
    task_id uuid not null references task (id),
    number bigint not null,
    state text not null,
    definition jsonb not null,
    hash text not null,
    created_at bigint not null,
    published_at bigint,
    unique (task_id, number)
);

-- The rule of a gate in a language; the key of the test is in it.
create table gate (
    study_id uuid not null references study (id),
    language text not null,
    gate text not null,
    rule jsonb not null,
    version bigint not null,
    updated_at bigint not null,
    primary key (study_id, language, gate)
);
