-- The account at a provider of participants through which a study recruits. The token is encrypted with a key that is in the
-- settings of the server and not in the database.
create table connection (
    study_id blob not null references study (id),
    provider text not null,
    token blob not null,
    workspace text not null,
    account text not null,
    created_by blob not null references person (id),
    created_at integer not null,
    checked_at integer not null,
    problem text,
    primary key (study_id, provider)
) strict;

create index connection_created_by on connection (created_by);
