-- The answers that statistics, chained tasks and adjudication rest on: of submissions that count, each in its latest
-- version. Reasons for skipping a question are among them (`skipped is not null`).
create view counted_answer as
select n.id, n.study_id, n.task_id, n.version_id, n.assignment_id, n.worker_id, n.item_id, n.source_id, n.output_id,
       n.question, n.number, n.text, n.skipped, n.created_at, a.language, a.approval
  from answer n
  join assignment a on a.id = n.assignment_id
 where a.outcome = 'counted'
   and not exists (select 1 from answer later where later.supersedes = n.id);
