-- no-transaction
-- How often questions could not be answered is counted for each report. Few answers are a reason, so this finds them without
-- reading all others.
create index concurrently answer_skipped on answer (study_id, task_id) where skipped is not null;
