-- Exports to object storage: what each has written so far. The id is that of its job, which is forgotten sooner.
create table stored_export (
    id blob primary key,
    study_id blob not null references study (id),
    format text not null,
    folder text not null unique,
    files text not null,
    upload text,
    version integer not null,
    created_at integer not null,
    ended_at integer
) strict;

create index stored_export_study on stored_export (study_id, id);
create index stored_export_upload on stored_export (id) where upload is not null;
