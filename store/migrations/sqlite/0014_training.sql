-- Models trained on what people of a study wrote and rated: what from, how far, and what came of it. The job does it.
create table training (
    id blob primary key,
    study_id blob not null references study (id),
    job_id blob not null,
    kind text not null,
    language text not null,
    name text not null,
    encoder text,
    encoder_sha256 text,
    task_id blob references task (id),
    options text not null,
    seed integer not null,
    use_at_once integer not null,
    n_examples integer not null,
    n_held_out integer not null,
    data_sha256 text not null,
    losses text not null,
    measures text not null,
    result real,
    sha256 text,
    reason text,
    created_at integer not null,
    ended_at integer
) strict;

create index training_study on training (study_id, id);
