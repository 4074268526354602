-- Pictures that the instructions of a study show by their names. A picture is never replaced: the instructions of published
-- versions stay what they were.
create table picture (
    id uuid primary key,
    study_id uuid not null references study (id) on delete cascade,
    name text not null,
    kind text not null,
    bytes bytea not null,
    size bigint not null,
    sha256 text not null,
    width bigint,
    height bigint,
    person_id uuid not null references person (id),
    created_at bigint not null,
    unique (study_id, name)
);
