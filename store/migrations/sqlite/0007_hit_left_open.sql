-- A claim looks for the hit a worker left open, the oldest first. Without this it reads through everything they have done.
create index assignment_live on assignment (worker_id, task_id, id) where state = 'live';
