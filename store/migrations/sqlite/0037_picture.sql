-- Pictures that the instructions of a study show by their names. A picture is never replaced: the instructions of published
-- versions stay what they were.
create table picture (
    id blob primary key,
    study_id blob not null references study (id) on delete cascade,
    name text not null,
    kind text not null,
    bytes blob not null,
    size integer not null,
    sha256 text not null,
    width integer,
    height integer,
    person_id blob not null references person (id),
    created_at integer not null,
    unique (study_id, name)
) strict;
