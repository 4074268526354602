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
    listed_at integer,
    problem text,
    next_poll_at integer not null,
    failures integer not null,
    holder blob,
    lease_until integer,
    primary key (study_id, provider),
    check ((holder is null) = (lease_until is null))
) strict;

create index connection_created_by on connection (created_by);

-- What a provider says about its submissions, as it was when it was last asked. The process that holds the lease on the
-- connection asks, and `holder` is new with each question.
create table provider_submission (
    study_id blob not null references study (id),
    provider text not null,
    submission text not null,
    entrance_id blob not null references entrance (id),
    participant text not null,
    status text not null,
    code text,
    started_at integer,
    completed_at integer,
    seen_at integer not null,
    changed_at integer not null,
    primary key (study_id, provider, submission)
) strict;

create index provider_submission_participant on provider_submission (study_id, provider, participant);
create index provider_submission_entrance on provider_submission (entrance_id);
