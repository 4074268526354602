-- A task can take its texts from another one. `chain` is the task at the head of the chain, for all tasks in it: under
-- its id is written who has met which source.
alter table task add column fed_by blob references task (id);
alter table task add column chain blob references task (id);

create index task_fed_by on task (fed_by) where fed_by is not null;

-- A text feeds a task once.
create table fed (
    task_id blob not null references task (id),
    output_id blob not null references output (id),
    hit_id blob not null references hit (id),
    primary key (task_id, output_id)
) strict;

-- What makes the hits of a batch: a person at once, or texts as they come, one batch for each version and language.
alter table batch add column kind text not null default 'made';

create unique index batch_kind on batch (version_id, language, kind) where kind <> 'made';
