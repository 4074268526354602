-- How often what the reports of a study rest on has changed. A report in memory is good as long as the sum of these
-- counts is the same. On PostgreSQL each connection counts in a row of its own (`shard`), so that nobody waits for
-- somebody else's submission.
create table study_version (
    study_id uuid not null references study (id),
    shard bigint not null,
    n bigint not null,
    primary key (study_id, shard)
);

-- Triggers: each engine has its own.
-- One count for each transaction: a row that this one has written already is left alone.
create function count_study_change(study uuid) returns void language sql as $$
    insert into study_version as v (study_id, shard, n)
    values (study, pg_backend_pid() % 1024, 1)
        on conflict (study_id, shard) do update set n = v.n + 1
     where v.xmin <> pg_current_xact_id()::xid;
$$;

create function studies_changed() returns trigger language plpgsql as $$
begin
    perform count_study_change(c.id) from changed c;
    return null;
end;
$$;

create function rows_changed() returns trigger language plpgsql as $$
begin
    perform count_study_change(c.study_id) from (select distinct study_id from changed) c;
    return null;
end;
$$;

create function assignment_changed() returns trigger language plpgsql as $$
begin
    perform count_study_change(coalesce(new.study_id, old.study_id));
    return null;
end;
$$;

create function task_version_changed() returns trigger language plpgsql as $$
begin
    perform count_study_change(c.study_id)
       from (select distinct p.study_id from changed x join task p on p.id = x.task_id) c;
    return null;
end;
$$;

create function test_attempt_changed() returns trigger language plpgsql as $$
begin
    perform count_study_change(c.study_id)
       from (select distinct p.study_id from changed x join worker p on p.id = x.worker_id) c;
    return null;
end;
$$;

create function score_changed() returns trigger language plpgsql as $$
begin
    perform count_study_change(c.study_id)
       from (select distinct p.study_id from changed x join output p on p.id = x.output_id) c;
    return null;
end;
$$;

create trigger study_insert after insert on study referencing new table as changed
for each statement execute function studies_changed();

create trigger study_update after update on study referencing new table as changed
for each statement execute function studies_changed();

create trigger worker_insert after insert on worker referencing new table as changed
for each statement execute function rows_changed();

create trigger worker_update after update on worker referencing new table as changed
for each statement execute function rows_changed();

create trigger worker_delete after delete on worker referencing old table as changed
for each statement execute function rows_changed();

create trigger source_insert after insert on source referencing new table as changed
for each statement execute function rows_changed();

create trigger source_update after update on source referencing new table as changed
for each statement execute function rows_changed();

create trigger source_delete after delete on source referencing old table as changed
for each statement execute function rows_changed();

create trigger system_insert after insert on system referencing new table as changed
for each statement execute function rows_changed();

create trigger system_update after update on system referencing new table as changed
for each statement execute function rows_changed();

create trigger system_delete after delete on system referencing old table as changed
for each statement execute function rows_changed();

create trigger task_insert after insert on task referencing new table as changed
for each statement execute function rows_changed();

create trigger task_update after update on task referencing new table as changed
for each statement execute function rows_changed();

create trigger task_delete after delete on task referencing old table as changed
for each statement execute function rows_changed();

create trigger gate_insert after insert on gate referencing new table as changed
for each statement execute function rows_changed();

create trigger gate_update after update on gate referencing new table as changed
for each statement execute function rows_changed();

create trigger gate_delete after delete on gate referencing old table as changed
for each statement execute function rows_changed();

create trigger batch_insert after insert on batch referencing new table as changed
for each statement execute function rows_changed();

create trigger batch_update after update on batch referencing new table as changed
for each statement execute function rows_changed();

create trigger batch_delete after delete on batch referencing old table as changed
for each statement execute function rows_changed();

create trigger output_insert after insert on output referencing new table as changed
for each statement execute function rows_changed();

create trigger output_update after update on output referencing new table as changed
for each statement execute function rows_changed();

create trigger output_delete after delete on output referencing old table as changed
for each statement execute function rows_changed();

create trigger answer_insert after insert on answer referencing new table as changed
for each statement execute function rows_changed();

create trigger answer_update after update on answer referencing new table as changed
for each statement execute function rows_changed();

create trigger answer_delete after delete on answer referencing old table as changed
for each statement execute function rows_changed();

create trigger qualification_insert after insert on qualification referencing new table as changed
for each statement execute function rows_changed();

create trigger qualification_update after update on qualification referencing new table as changed
for each statement execute function rows_changed();

create trigger qualification_delete after delete on qualification referencing old table as changed
for each statement execute function rows_changed();

create trigger review_insert after insert on review referencing new table as changed
for each statement execute function rows_changed();

create trigger review_update after update on review referencing new table as changed
for each statement execute function rows_changed();

create trigger review_delete after delete on review referencing old table as changed
for each statement execute function rows_changed();

create trigger payment_insert after insert on payment referencing new table as changed
for each statement execute function rows_changed();

create trigger payment_update after update on payment referencing new table as changed
for each statement execute function rows_changed();

create trigger payment_delete after delete on payment referencing old table as changed
for each statement execute function rows_changed();

create trigger known_insert after insert on known referencing new table as changed
for each statement execute function rows_changed();

create trigger known_update after update on known referencing new table as changed
for each statement execute function rows_changed();

create trigger known_delete after delete on known referencing old table as changed
for each statement execute function rows_changed();

create trigger known_answer_insert after insert on known_answer referencing new table as changed
for each statement execute function rows_changed();

create trigger known_answer_update after update on known_answer referencing new table as changed
for each statement execute function rows_changed();

create trigger known_answer_delete after delete on known_answer referencing old table as changed
for each statement execute function rows_changed();

create trigger adjudication_insert after insert on adjudication referencing new table as changed
for each statement execute function rows_changed();

create trigger adjudication_update after update on adjudication referencing new table as changed
for each statement execute function rows_changed();

create trigger adjudication_delete after delete on adjudication referencing old table as changed
for each statement execute function rows_changed();

create trigger output_decision_insert after insert on output_decision referencing new table as changed
for each statement execute function rows_changed();

create trigger output_decision_update after update on output_decision referencing new table as changed
for each statement execute function rows_changed();

create trigger output_decision_delete after delete on output_decision referencing old table as changed
for each statement execute function rows_changed();

create trigger known_word_insert after insert on known_word referencing new table as changed
for each statement execute function rows_changed();

create trigger known_word_update after update on known_word referencing new table as changed
for each statement execute function rows_changed();

create trigger known_word_delete after delete on known_word referencing old table as changed
for each statement execute function rows_changed();

create trigger training_insert after insert on training referencing new table as changed
for each statement execute function rows_changed();

create trigger training_update after update on training referencing new table as changed
for each statement execute function rows_changed();

create trigger training_delete after delete on training referencing old table as changed
for each statement execute function rows_changed();

create trigger task_version_insert after insert on task_version referencing new table as changed
for each statement execute function task_version_changed();

create trigger task_version_update after update on task_version referencing new table as changed
for each statement execute function task_version_changed();

create trigger task_version_delete after delete on task_version referencing old table as changed
for each statement execute function task_version_changed();

create trigger test_attempt_insert after insert on test_attempt referencing new table as changed
for each statement execute function test_attempt_changed();

create trigger test_attempt_update after update on test_attempt referencing new table as changed
for each statement execute function test_attempt_changed();

create trigger test_attempt_delete after delete on test_attempt referencing old table as changed
for each statement execute function test_attempt_changed();

create trigger score_insert after insert on score referencing new table as changed
for each statement execute function score_changed();

create trigger score_update after update on score referencing new table as changed
for each statement execute function score_changed();

create trigger score_delete after delete on score referencing old table as changed
for each statement execute function score_changed();

create trigger hit_insert after insert on hit referencing new table as changed
for each statement execute function rows_changed();

-- A draft and a sign of life change no report: only work that was submitted has an outcome.
create trigger assignment_insert after insert on assignment
for each row when (new.outcome is not null) execute function assignment_changed();

create trigger assignment_update after update on assignment
for each row when (new.outcome is not null or old.outcome is not null) execute function assignment_changed();

create trigger assignment_delete after delete on assignment
for each row when (old.outcome is not null) execute function assignment_changed();
