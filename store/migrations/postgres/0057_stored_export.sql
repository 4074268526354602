-- Exports to object storage: what each has written so far. The id is that of its job, which is forgotten sooner.
create table stored_export (
    id uuid primary key,
    study_id uuid not null references study (id),
    format text not null,
    folder text not null unique,
    files jsonb not null,
    upload jsonb,
    version bigint not null,
    created_at bigint not null,
    ended_at bigint
);

create index stored_export_study on stored_export (study_id, id);
create index stored_export_upload on stored_export (id) where upload is not null;
