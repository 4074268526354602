-- Reports may be shown as they were before work arrived, with a word about it, while newer ones are computed; but never as
-- they were before something was taken out or decided otherwise. So what merely arrives counts in rows of its own, with a
-- negative `shard`. Everything else, and every table to come, counts as before.

-- Triggers: each engine has its own.
-- One count for each transaction, as in `count_study_change`.
create function count_study_arrival(study uuid) returns void language sql as $$
    insert into study_version as v (study_id, shard, n)
    values (study, -1 - pg_backend_pid() % 1024, 1)
        on conflict (study_id, shard) do update set n = v.n + 1
     where v.xmin <> pg_current_xact_id()::xid;
$$;

create function rows_arrived() returns trigger language plpgsql as $$
begin
    perform count_study_arrival(c.study_id) from (select distinct study_id from changed) c;
    return null;
end;
$$;

create function row_arrived() returns trigger language plpgsql as $$
begin
    perform count_study_arrival(new.study_id);
    return null;
end;
$$;

create function row_changed() returns trigger language plpgsql as $$
begin
    perform count_study_change(new.study_id);
    return null;
end;
$$;

create function test_attempt_arrived() returns trigger language plpgsql as $$
begin
    perform count_study_arrival(c.study_id)
       from (select distinct p.study_id from changed x join worker p on p.id = x.worker_id) c;
    return null;
end;
$$;

create function score_arrived() returns trigger language plpgsql as $$
begin
    perform count_study_arrival(c.study_id)
       from (select distinct p.study_id from changed x join output p on p.id = x.output_id) c;
    return null;
end;
$$;

drop trigger answer_insert on answer;
create trigger answer_insert after insert on answer referencing new table as changed
for each statement execute function rows_arrived();

drop trigger output_insert on output;
create trigger output_insert after insert on output referencing new table as changed
for each statement execute function rows_arrived();

drop trigger hit_insert on hit;
create trigger hit_insert after insert on hit referencing new table as changed
for each statement execute function rows_arrived();

drop trigger qualification_insert on qualification;
create trigger qualification_insert after insert on qualification referencing new table as changed
for each statement execute function rows_arrived();

drop trigger known_answer_insert on known_answer;
create trigger known_answer_insert after insert on known_answer referencing new table as changed
for each statement execute function rows_arrived();

drop trigger payment_insert on payment;
create trigger payment_insert after insert on payment referencing new table as changed
for each statement execute function rows_arrived();

drop trigger worker_insert on worker;
create trigger worker_insert after insert on worker referencing new table as changed
for each statement execute function rows_arrived();

drop trigger payment_update on payment;
create trigger payment_update after update on payment referencing new table as changed
for each statement execute function rows_arrived();

drop trigger test_attempt_insert on test_attempt;
create trigger test_attempt_insert after insert on test_attempt referencing new table as changed
for each statement execute function test_attempt_arrived();

drop trigger score_insert on score;
create trigger score_insert after insert on score referencing new table as changed
for each statement execute function score_arrived();

-- A worker consents.
create trigger worker_consent after update on worker
for each row when (old.consented_at is null and new.consented_at is not null) execute function row_arrived();

drop trigger worker_update on worker;
create trigger worker_update after update on worker
for each row when (old.consented_at is not null or new.consented_at is null) execute function row_changed();

-- Work is submitted or approved. What else happens to submitted work takes it out of the results, or may.
drop trigger assignment_insert on assignment;
create trigger assignment_insert after insert on assignment
for each row when (new.outcome is not null) execute function row_arrived();

create trigger assignment_arrival after update on assignment
for each row when (new.outcome is not null and (old.outcome is null or (old.outcome = new.outcome and new.approval is not null and new.approval = 'approved'))) execute function row_arrived();

drop trigger assignment_update on assignment;
create trigger assignment_update after update on assignment
for each row when (old.outcome is not null
                   and (new.outcome is null or old.outcome <> new.outcome or new.approval is null
                        or new.approval <> 'approved')) execute function row_changed();
