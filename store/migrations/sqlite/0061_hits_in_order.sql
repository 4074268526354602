-- Exports list what hits show in the order of tasks and hits. Without the hit in the index, that order is sorted in memory.
create index hit_order on hit (study_id, task_id, id);
