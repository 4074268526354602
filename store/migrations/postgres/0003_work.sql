-- What is handed out, to whom, and what came back.
create table batch (
    id uuid primary key,
    study_id uuid not null references study (id),
    task_id uuid not null references task (id),
    version_id uuid not null references task_version (id),
    language text not null,
    label text not null,
    seed bigint not null,
    spec jsonb not null,
    n_hits bigint not null,
    created_at bigint not null
);

create index batch_study on batch (study_id);

-- `taken` counts live assignments, `done` counted submissions; the check is the last guard of the first rule.
create table hit (
    id uuid primary key,
    study_id uuid not null references study (id),
    batch_id uuid not null references batch (id),
    task_id uuid not null references task (id),
    version_id uuid not null references task_version (id),
    language text not null,
    position bigint not null,
    need bigint not null,
    taken bigint not null default 0,
    done bigint not null default 0,
    open boolean not null default true,
    check (taken >= 0 and done >= 0 and taken + done <= need)
);

create index hit_open on hit (task_id, language, open, position);
create index hit_batch on hit (batch_id);
create index hit_study on hit (study_id, task_id);

create table output (
    id uuid primary key,
    study_id uuid not null references study (id),
    source_id uuid not null references source (id),
    system_id uuid not null references system (id),
    text text not null,
    author_id uuid references worker (id),
    created_at bigint not null
);

create index output_source on output (source_id, system_id);
create index output_study on output (study_id, system_id, id);
create index output_author on output (author_id);

create table hit_item (
    id uuid primary key,
    hit_id uuid not null references hit (id),
    position bigint not null,
    source_id uuid not null references source (id),
    reference_id uuid references output (id),
    unique (hit_id, position)
);

create table hit_item_output (
    item_id uuid not null references hit_item (id),
    output_id uuid not null references output (id),
    position bigint not null,
    primary key (item_id, output_id)
);

create table assignment (
    id uuid primary key,
    study_id uuid not null references study (id),
    task_id uuid not null references task (id),
    version_id uuid not null references task_version (id),
    hit_id uuid not null references hit (id),
    worker_id uuid not null references worker (id),
    language text not null,
    state text not null,
    outcome text,
    approval text,
    approval_reason text,
    seed bigint not null,
    lease_until bigint not null,
    draft jsonb not null,
    revision bigint not null,
    claimed_at bigint not null,
    active_at bigint not null,
    active_ms bigint not null,
    reward bigint not null,
    currency text not null,
    submitted_at bigint,
    submission_id uuid unique,
    unique (hit_id, worker_id)
);

create index assignment_worker on assignment (worker_id, task_id, id);
create index assignment_lease on assignment (state, lease_until);
create index assignment_approval on assignment (study_id, approval, submitted_at);
create index assignment_task on assignment (study_id, task_id, state, id);

-- A worker meets a source once in a task, whatever becomes of the hit.
create table exposure (
    task_id uuid not null references task (id),
    worker_id uuid not null references worker (id),
    source_id uuid not null references source (id),
    assignment_id uuid not null references assignment (id),
    primary key (task_id, worker_id, source_id)
);

-- One typed value of one question about one subject. Never updated: a correction supersedes.
create table answer (
    id uuid primary key,
    study_id uuid not null references study (id),
    task_id uuid not null references task (id),
    version_id uuid not null references task_version (id),
    assignment_id uuid not null references assignment (id),
    worker_id uuid not null references worker (id),
    item_id uuid not null references hit_item (id),
    source_id uuid not null references source (id),
    output_id uuid references output (id),
    question text not null,
    number bigint,
    text text,
    supersedes uuid references answer (id),
    created_at bigint not null,
    check ((number is null) <> (text is null))
);

create index answer_task on answer (study_id, task_id, question, id);
create index answer_supersedes on answer (supersedes) where supersedes is not null;
create index answer_assignment on answer (assignment_id);
create index answer_source on answer (source_id);
create index answer_worker on answer (worker_id, id);
