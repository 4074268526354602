-- How often something has changed that decides what a worker may do next: their claims, submissions and steps of the
-- qualification. PostgreSQL takes a claim or a submission in one statement, on condition that the count is the one that
-- was read before.
create table worker_version (
    worker_id uuid primary key references worker (id),
    n bigint not null
);

-- Triggers: each engine has its own.
-- The row of a worker changes with each claim and each submission: a page has room for the next version of its rows.
alter table worker_version set (fillfactor = 40);

-- Whether so much more can be promised many times over. It waits for those who take their turn alone, and then sees what they
-- have promised, because each call of a volatile function reads again.
create function budget_allows(study uuid, minor bigint, times bigint) returns boolean language plpgsql as $$
begin
    perform pg_advisory_xact_lock_shared(hashtextextended('budget ' || cast(study as text), 0));
    return (select coalesce(sum(s.amount), 0) from spending s where s.study_id = study) + cast(minor as numeric) * times
        <= coalesce((select cast(y.settings ->> 'budget' as bigint) from study y where y.id = study), 9223372036854775807);
end;
$$;

-- What each answer counts. A function in plain SQL is planned again with each call; these keep their plans.
create or replace function count_study_change(study uuid) returns void language plpgsql as $$
begin
    insert into study_version as v (study_id, shard, n)
    values (study, pg_backend_pid() % 1024, 1)
        on conflict (study_id, shard) do update set n = v.n + 1
     where v.xmin <> pg_current_xact_id()::xid;
end;
$$;

create or replace function count_study_arrival(study uuid) returns void language plpgsql as $$
begin
    insert into study_version as v (study_id, shard, n)
    values (study, -1 - pg_backend_pid() % 1024, 1)
        on conflict (study_id, shard) do update set n = v.n + 1
     where v.xmin <> pg_current_xact_id()::xid;
end;
$$;

create or replace function promise(study uuid, minor bigint) returns void language plpgsql as $$
begin
    insert into spending as s (study_id, shard, amount)
    values (study, pg_backend_pid() % 1024, minor)
        on conflict (study_id, shard) do update set amount = s.amount + excluded.amount;
end;
$$;
