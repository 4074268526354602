-- What is handed out, to whom, and what came back.
create table batch (
    id blob primary key,
    study_id blob not null references study (id),
    task_id blob not null references task (id),
    version_id blob not null references task_version (id),
    language text not null,
    label text not null,
    seed integer not null,
    spec text not null,
    n_hits integer not null,
    created_at integer not null
) strict;

create index batch_study on batch (study_id);

-- `taken` counts live assignments, `done` counted submissions; the check is the last guard of the first rule.
create table hit (
    id blob primary key,
    study_id blob not null references study (id),
    batch_id blob not null references batch (id),
    task_id blob not null references task (id),
    version_id blob not null references task_version (id),
    language text not null,
    position integer not null,
    need integer not null,
    taken integer not null default 0,
    done integer not null default 0,
    open integer not null default true,
    check (taken >= 0 and done >= 0 and taken + done <= need)
) strict;

create index hit_open on hit (task_id, language, open, position);
create index hit_batch on hit (batch_id);
create index hit_study on hit (study_id, task_id);

create table output (
    id blob primary key,
    study_id blob not null references study (id),
    source_id blob not null references source (id),
    system_id blob not null references system (id),
    text text not null,
    author_id blob references worker (id),
    created_at integer not null
) strict;

create index output_source on output (source_id, system_id);
create index output_study on output (study_id, system_id, id);
create index output_author on output (author_id);

create table hit_item (
    id blob primary key,
    hit_id blob not null references hit (id),
    position integer not null,
    source_id blob not null references source (id),
    reference_id blob references output (id),
    unique (hit_id, position)
) strict;

create table hit_item_output (
    item_id blob not null references hit_item (id),
    output_id blob not null references output (id),
    position integer not null,
    primary key (item_id, output_id)
) strict;

create table assignment (
    id blob primary key,
    study_id blob not null references study (id),
    task_id blob not null references task (id),
    version_id blob not null references task_version (id),
    hit_id blob not null references hit (id),
    worker_id blob not null references worker (id),
    language text not null,
    state text not null,
    outcome text,
    approval text,
    approval_reason text,
    seed integer not null,
    lease_until integer not null,
    draft text not null,
    revision integer not null,
    claimed_at integer not null,
    active_at integer not null,
    active_ms integer not null,
    reward integer not null,
    currency text not null,
    submitted_at integer,
    submission_id blob unique,
    unique (hit_id, worker_id)
) strict;

create index assignment_worker on assignment (worker_id, task_id, id);
create index assignment_lease on assignment (state, lease_until);
create index assignment_approval on assignment (study_id, approval, submitted_at);
create index assignment_task on assignment (study_id, task_id, state, id);

-- A worker meets a source once in a task, whatever becomes of the hit.
create table exposure (
    task_id blob not null references task (id),
    worker_id blob not null references worker (id),
    source_id blob not null references source (id),
    assignment_id blob not null references assignment (id),
    primary key (task_id, worker_id, source_id)
) strict;

-- One typed value of one question about one subject. Never updated: a correction supersedes.
create table answer (
    id blob primary key,
    study_id blob not null references study (id),
    task_id blob not null references task (id),
    version_id blob not null references task_version (id),
    assignment_id blob not null references assignment (id),
    worker_id blob not null references worker (id),
    item_id blob not null references hit_item (id),
    source_id blob not null references source (id),
    output_id blob references output (id),
    question text not null,
    number integer,
    text text,
    supersedes blob references answer (id),
    created_at integer not null,
    check ((number is null) <> (text is null))
) strict;

create index answer_task on answer (study_id, task_id, question, id);
create index answer_supersedes on answer (supersedes) where supersedes is not null;
create index answer_assignment on answer (assignment_id);
create index answer_source on answer (source_id);
create index answer_worker on answer (worker_id, id);
