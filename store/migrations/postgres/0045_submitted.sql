-- Everything that pages count about submissions and pay, so that they read an index instead of the rows. A submission is written
-- into it once, and once more when it is decided: drafts and their times are not.
create index assignment_submitted
    on assignment (study_id, state, approval, worker_id, task_id, language, outcome, submitted_at, active_ms, reward)
 where state = 'submitted';

create index payment_earned on payment (study_id, worker_id, state, amount);
