-- How often what the reports of a study rest on has changed. A report in memory is good as long as the sum of these
-- counts is the same. On PostgreSQL each connection counts in a row of its own (`shard`), so that nobody waits for
-- somebody else's submission.
create table study_version (
    study_id blob not null references study (id),
    shard integer not null,
    n integer not null,
    primary key (study_id, shard)
) strict;

-- Triggers: each engine has its own.
create trigger study_insert after insert on study begin
    insert into study_version (study_id, shard, n)
    select new.id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger study_update after update on study begin
    insert into study_version (study_id, shard, n)
    select new.id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger worker_insert after insert on worker begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger worker_update after update on worker begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger worker_delete after delete on worker begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger source_insert after insert on source begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger source_update after update on source begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger source_delete after delete on source begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger system_insert after insert on system begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger system_update after update on system begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger system_delete after delete on system begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger task_insert after insert on task begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger task_update after update on task begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger task_delete after delete on task begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger gate_insert after insert on gate begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger gate_update after update on gate begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger gate_delete after delete on gate begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger batch_insert after insert on batch begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger batch_update after update on batch begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger batch_delete after delete on batch begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger output_insert after insert on output begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger output_update after update on output begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger output_delete after delete on output begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger answer_insert after insert on answer begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger answer_update after update on answer begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger answer_delete after delete on answer begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger qualification_insert after insert on qualification begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger qualification_update after update on qualification begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger qualification_delete after delete on qualification begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger review_insert after insert on review begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger review_update after update on review begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger review_delete after delete on review begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger payment_insert after insert on payment begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger payment_update after update on payment begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger payment_delete after delete on payment begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger known_insert after insert on known begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger known_update after update on known begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger known_delete after delete on known begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger known_answer_insert after insert on known_answer begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger known_answer_update after update on known_answer begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger known_answer_delete after delete on known_answer begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger adjudication_insert after insert on adjudication begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger adjudication_update after update on adjudication begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger adjudication_delete after delete on adjudication begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger output_decision_insert after insert on output_decision begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger output_decision_update after update on output_decision begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger output_decision_delete after delete on output_decision begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger known_word_insert after insert on known_word begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger known_word_update after update on known_word begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger known_word_delete after delete on known_word begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger training_insert after insert on training begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger training_update after update on training begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger training_delete after delete on training begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger task_version_insert after insert on task_version begin
    insert into study_version (study_id, shard, n)
    select p.study_id, 0, 1
      from task p
     where p.id = new.task_id
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger task_version_update after update on task_version begin
    insert into study_version (study_id, shard, n)
    select p.study_id, 0, 1
      from task p
     where p.id = new.task_id
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger task_version_delete after delete on task_version begin
    insert into study_version (study_id, shard, n)
    select p.study_id, 0, 1
      from task p
     where p.id = old.task_id
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger test_attempt_insert after insert on test_attempt begin
    insert into study_version (study_id, shard, n)
    select p.study_id, 0, 1
      from worker p
     where p.id = new.worker_id
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger test_attempt_update after update on test_attempt begin
    insert into study_version (study_id, shard, n)
    select p.study_id, 0, 1
      from worker p
     where p.id = new.worker_id
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger test_attempt_delete after delete on test_attempt begin
    insert into study_version (study_id, shard, n)
    select p.study_id, 0, 1
      from worker p
     where p.id = old.worker_id
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger score_insert after insert on score begin
    insert into study_version (study_id, shard, n)
    select p.study_id, 0, 1
      from output p
     where p.id = new.output_id
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger score_update after update on score begin
    insert into study_version (study_id, shard, n)
    select p.study_id, 0, 1
      from output p
     where p.id = new.output_id
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger score_delete after delete on score begin
    insert into study_version (study_id, shard, n)
    select p.study_id, 0, 1
      from output p
     where p.id = old.output_id
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger hit_insert after insert on hit begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

-- A draft and a sign of life change no report: only work that was submitted has an outcome.
create trigger assignment_insert after insert on assignment when new.outcome is not null begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger assignment_update after update on assignment when new.outcome is not null or old.outcome is not null begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger assignment_delete after delete on assignment when old.outcome is not null begin
    insert into study_version (study_id, shard, n)
    select old.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;
