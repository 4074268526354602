-- What a worker has agreed to: the consent form says that typing is counted, and that devices are compared.
alter table worker add column agreed_typing integer not null default false;
alter table worker add column agreed_devices integer not null default false;

-- How texts were typed, where a study counts it: one row a text, written with its answer and never changed. `length` is that of
-- the text as it was submitted.
create table typing (
    assignment_id blob not null references assignment (id),
    item_id blob not null references hit_item (id),
    question text not null,
    study_id blob not null references study (id),
    task_id blob not null references task (id),
    worker_id blob not null references worker (id),
    language text not null,
    length integer not null,
    typed integer not null,
    pasted integer not null,
    pastes integer not null,
    pauses integer not null,
    even_pauses integer not null,
    primary key (assignment_id, item_id, question)
) strict;

create index typing_study on typing (study_id);
create index typing_worker on typing (worker_id);

-- Devices and networks with which workers were seen, where a study compares them: digests under a secret of the study.
create table sighting (
    worker_id blob not null references worker (id),
    kind text not null,
    digest text not null,
    study_id blob not null references study (id),
    first_at integer not null,
    primary key (worker_id, kind, digest)
) strict;

create index sighting_digest on sighting (study_id, kind, digest);

create table sighting_key (
    study_id blob primary key references study (id),
    secret text not null
) strict;

-- Somebody has looked at a worker's work because of these signs. A new sign asks for another look.
create table look (
    worker_id blob primary key references worker (id),
    study_id blob not null references study (id),
    signs text not null,
    note text not null,
    looked_by blob not null references person (id),
    looked_at integer not null
) strict;

create index look_study on look (study_id);

-- Triggers: each engine has its own.
create trigger sighting_insert after insert on sighting begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger sighting_update after update on sighting begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger sighting_delete after delete on sighting begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;
