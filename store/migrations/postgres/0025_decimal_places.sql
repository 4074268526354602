-- Answers to sliders can have decimals. A number is stored as its digits, and `places` says how many of them follow the
-- point: 37.5 is 375 with 1 place. Numbers of all other questions have none. No double is stored, so nothing is rounded.
alter table answer add column places bigint not null default 0
    check (places between 0 and 6 and (places = 0 or number is not null));
alter table adjudication add column places bigint not null default 0
    check (places between 0 and 6 and (places = 0 or number is not null));

drop view counted_answer;

create view counted_answer as
select n.id, n.study_id, n.task_id, n.version_id, n.assignment_id, n.worker_id, n.item_id, n.source_id, n.output_id,
       n.question, n.number, n.places, n.text, n.skipped, n.created_at, a.language, a.approval
  from answer n
  join assignment a on a.id = n.assignment_id
 where a.outcome = 'counted'
   and not exists (select 1 from answer later where later.supersedes = n.id);
