-- What a worker raises about a hit, and what is answered: one thread for each reservation.
create table thread (
    assignment_id blob primary key references assignment (id),
    study_id blob not null references study (id),
    opened_at integer not null,
    closed_at integer
) strict;

create index thread_study on thread (study_id, closed_at, opened_at);

create table message (
    id blob primary key,
    assignment_id blob not null references thread (assignment_id),
    person_id blob not null references person (id),
    by_worker integer not null,
    text text not null,
    created_at integer not null
) strict;

create index message_thread on message (assignment_id, created_at);
