-- What a worker has agreed to: the consent form says that typing is counted, and that devices are compared.
alter table worker add column agreed_typing boolean not null default false;
alter table worker add column agreed_devices boolean not null default false;

-- How texts were typed, where a study counts it: one row a text, written with its answer and never changed. `length` is that of
-- the text as it was submitted.
create table typing (
    assignment_id uuid not null references assignment (id),
    item_id uuid not null references hit_item (id),
    question text not null,
    study_id uuid not null references study (id),
    task_id uuid not null references task (id),
    worker_id uuid not null references worker (id),
    language text not null,
    length bigint not null,
    typed bigint not null,
    pasted bigint not null,
    pastes bigint not null,
    pauses bigint not null,
    even_pauses bigint not null,
    primary key (assignment_id, item_id, question)
);

create index typing_study on typing (study_id);
create index typing_worker on typing (worker_id);

-- Devices and networks with which workers were seen, where a study compares them: digests under a secret of the study.
create table sighting (
    worker_id uuid not null references worker (id),
    kind text not null,
    digest text not null,
    study_id uuid not null references study (id),
    first_at bigint not null,
    primary key (worker_id, kind, digest)
);

create index sighting_digest on sighting (study_id, kind, digest);

create table sighting_key (
    study_id uuid primary key references study (id),
    secret text not null
);

-- Somebody has looked at a worker's work because of these signs. A new sign asks for another look.
create table look (
    worker_id uuid primary key references worker (id),
    study_id uuid not null references study (id),
    signs jsonb not null,
    note text not null,
    looked_by uuid not null references person (id),
    looked_at bigint not null
);

create index look_study on look (study_id);

-- Triggers: each engine has its own.
create trigger sighting_insert after insert on sighting referencing new table as changed
for each statement execute function rows_arrived();

create trigger sighting_update after update on sighting referencing new table as changed
for each statement execute function rows_changed();

create trigger sighting_delete after delete on sighting referencing old table as changed
for each statement execute function rows_changed();
