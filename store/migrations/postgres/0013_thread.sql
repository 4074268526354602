-- What a worker raises about a hit, and what is answered: one thread for each reservation.
create table thread (
    assignment_id uuid primary key references assignment (id),
    study_id uuid not null references study (id),
    opened_at bigint not null,
    closed_at bigint
);

create index thread_study on thread (study_id, closed_at, opened_at);

create table message (
    id uuid primary key,
    assignment_id uuid not null references thread (assignment_id),
    person_id uuid not null references person (id),
    by_worker boolean not null,
    text text not null,
    created_at bigint not null
);

create index message_thread on message (assignment_id, created_at);
