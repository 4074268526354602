-- Reports may be shown as they were before work arrived, with a word about it, while newer ones are computed; but never as
-- they were before something was taken out or decided otherwise. So what merely arrives counts in rows of its own, with a
-- negative `shard`. Everything else, and every table to come, counts as before.

-- Triggers: each engine has its own.
drop trigger answer_insert;
create trigger answer_insert after insert on answer begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger output_insert;
create trigger output_insert after insert on output begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger hit_insert;
create trigger hit_insert after insert on hit begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger qualification_insert;
create trigger qualification_insert after insert on qualification begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger known_answer_insert;
create trigger known_answer_insert after insert on known_answer begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger payment_insert;
create trigger payment_insert after insert on payment begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger worker_insert;
create trigger worker_insert after insert on worker begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger payment_update;
create trigger payment_update after update on payment begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger test_attempt_insert;
create trigger test_attempt_insert after insert on test_attempt begin
    insert into study_version (study_id, shard, n)
    select p.study_id, -1, 1
      from worker p
     where p.id = new.worker_id
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger score_insert;
create trigger score_insert after insert on score begin
    insert into study_version (study_id, shard, n)
    select p.study_id, -1, 1
      from output p
     where p.id = new.output_id
        on conflict (study_id, shard) do update set n = n + 1;
end;

-- A worker consents.
create trigger worker_consent after update on worker when old.consented_at is null and new.consented_at is not null begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger worker_update;
create trigger worker_update after update on worker when old.consented_at is not null or new.consented_at is null begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

-- Work is submitted or approved. What else happens to submitted work takes it out of the results, or may.
drop trigger assignment_insert;
create trigger assignment_insert after insert on assignment when new.outcome is not null begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

create trigger assignment_arrival after update on assignment
when new.outcome is not null and (old.outcome is null or (old.outcome = new.outcome and new.approval is not null and new.approval = 'approved')) begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger assignment_update;
create trigger assignment_update after update on assignment
when old.outcome is not null
 and (new.outcome is null or old.outcome <> new.outcome or new.approval is null or new.approval <> 'approved') begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;
