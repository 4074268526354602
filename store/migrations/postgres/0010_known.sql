-- Items with a known answer. `shown` are the outputs an item shows with their systems, `expected` the answers by question.
create table known (
    id uuid primary key,
    study_id uuid not null references study (id),
    task_id uuid not null references task (id),
    source_id uuid not null references source (id),
    language text not null,
    kind text not null,
    position bigint not null,
    shown jsonb not null,
    expected jsonb not null,
    tolerance bigint not null,
    explanation text not null,
    created_at bigint not null,
    retired_at bigint
);

create unique index known_source on known (task_id, source_id) where retired_at is null;

-- Such an item is handed out in hits of its own, one for each worker who gets it.
alter table hit add column known_id uuid references known (id);

create index hit_known on hit (known_id) where known_id is not null;

-- How an answer to it compares: by question what was expected, what was given, whether it is right.
create table known_answer (
    assignment_id uuid primary key references assignment (id),
    known_id uuid not null references known (id),
    study_id uuid not null references study (id),
    task_id uuid not null references task (id),
    worker_id uuid not null references worker (id),
    is_right boolean not null,
    evidence jsonb not null,
    created_at bigint not null
);

create index known_answer_worker on known_answer (worker_id, task_id, created_at);
create index known_answer_known on known_answer (known_id);

-- A worker whose work is left out of the statistics.
alter table worker add column left_out_at bigint;
