-- Decisions about workers. Rows are only added: the highest number of a gate is the decision in force.
create table qualification (
    id blob primary key,
    study_id blob not null references study (id),
    worker_id blob not null references worker (id),
    gate text not null,
    number integer not null,
    state text not null,
    rule text not null,
    evidence text not null,
    decision text not null,
    decided_by blob references person (id),
    message text not null,
    created_at integer not null,
    unique (worker_id, gate, number)
) strict;

create index qualification_study on qualification (study_id, gate, state);

create table test_attempt (
    id blob primary key,
    worker_id blob not null references worker (id),
    number integer not null,
    answers text not null,
    points integer not null,
    passed integer not null,
    created_at integer not null,
    unique (worker_id, number)
) strict;

create table review (
    id blob primary key,
    study_id blob not null references study (id),
    worker_id blob not null references worker (id),
    answer_id blob not null references answer (id),
    reviewer_id blob not null references person (id),
    grade text not null,
    reasons text not null,
    note text not null,
    created_at integer not null,
    updated_at integer not null,
    unique (answer_id, reviewer_id)
) strict;

create index review_worker on review (worker_id);
