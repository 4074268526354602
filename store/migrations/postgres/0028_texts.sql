-- Sources and outputs are listed with what uses them, corrected as long as nothing does, and withdrawn after that.
create index hit_item_source on hit_item (source_id);
create index hit_item_reference on hit_item (reference_id) where reference_id is not null;
create index hit_item_output_output on hit_item_output (output_id);
create index known_of_source on known (source_id);
create unique index source_language on source (study_id, language, position);
create index output_page on output (study_id, id);

-- How often texts of a study were edited, withdrawn or restored. A batch or gold items that were planned from the texts
-- of before are refused.
alter table study add column texts_changed bigint not null default 0;

-- Texts that are handed out no more and that no statistic reads: a source with all that was made from it, or one output.
-- `text_id` is the id of either.
create table withdrawn_text (
    text_id uuid primary key,
    study_id uuid not null references study (id),
    source_id uuid not null references source (id),
    output_id uuid references output (id),
    reason text not null,
    person_id uuid not null references person (id),
    created_at bigint not null
);

create index withdrawn_text_study on withdrawn_text (study_id);
create index withdrawn_text_source on withdrawn_text (source_id);

-- The items of hits that show such a text. It follows from `withdrawn_text` and the hits, and is stored because every
-- report asks of every answer.
create table withdrawn_item (
    item_id uuid primary key references hit_item (id),
    study_id uuid not null references study (id)
);

create index withdrawn_item_study on withdrawn_item (study_id);

-- The outputs that batches are made of and that metrics measure and compare with: neither removed, nor corrected, nor a
-- correction that was taken back, nor by a worker whose work is left out, nor withdrawn, alone or with their source.
drop view used_output;

create view used_output as
select o.id, o.study_id, o.source_id, o.system_id, o.text, o.author_id, o.created_at
  from output o
 where not exists (select 1 from standing_decision d where d.output_id = o.id and d.verdict <> 'kept')
   and not exists (select 1
                     from output_decision d
                     join output_decision later on later.output_id = d.output_id and later.turn > d.turn
                    where d.replacement_id = o.id)
   and not exists (select 1 from worker w where w.id = o.author_id and w.left_out_at is not null)
   and not exists (select 1 from withdrawn_text t where t.text_id = o.id)
   and not exists (select 1 from withdrawn_text t where t.text_id = o.source_id);

-- The answers that statistics, chained tasks and adjudication rest on: of submissions that count, each in its latest
-- version, about items that show no withdrawn text, and themselves no withdrawn text.
drop view counted_answer;

create view counted_answer as
select n.id, n.study_id, n.task_id, n.version_id, n.assignment_id, n.worker_id, n.item_id, n.source_id, n.output_id,
       n.question, n.number, n.places, n.text, n.skipped, n.created_at, a.language, a.approval
  from answer n
  join assignment a on a.id = n.assignment_id
 where a.outcome = 'counted'
   and not exists (select 1 from answer later where later.supersedes = n.id)
   and not exists (select 1 from withdrawn_item i where i.item_id = n.item_id)
   and not exists (select 1 from withdrawn_text t where t.text_id = n.output_id);

-- Triggers: each engine has its own.
create trigger withdrawn_text_insert after insert on withdrawn_text referencing new table as changed
for each statement execute function rows_changed();

create trigger withdrawn_text_update after update on withdrawn_text referencing new table as changed
for each statement execute function rows_changed();

create trigger withdrawn_text_delete after delete on withdrawn_text referencing old table as changed
for each statement execute function rows_changed();
