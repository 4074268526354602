-- Models trained on what people of a study wrote and rated: what from, how far, and what came of it. The job does it.
create table training (
    id uuid primary key,
    study_id uuid not null references study (id),
    job_id uuid not null,
    kind text not null,
    language text not null,
    name text not null,
    encoder text,
    encoder_sha256 text,
    task_id uuid references task (id),
    options jsonb not null,
    seed bigint not null,
    use_at_once boolean not null,
    n_examples bigint not null,
    n_held_out bigint not null,
    data_sha256 text not null,
    losses jsonb not null,
    measures jsonb not null,
    result float8,
    sha256 text,
    reason text,
    created_at bigint not null,
    ended_at bigint
);

create index training_study on training (study_id, id);
