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

-- Whether so much more can be promised many times over. Waits for those who take their turn alone, and reads what they have
-- promised, because each call of a volatile function reads again.
create function budget_allows(study uuid, minor bigint, times bigint, budget bigint) returns boolean language plpgsql as $$
begin
    perform pg_advisory_xact_lock_shared(hashtextextended('budget ' || cast(study as text), 0));
    return (select coalesce(sum(s.amount), 0) from spending s where s.study_id = study)
         + cast(minor as numeric) * times <= budget;
end;
$$;

-- What decides about a worker and changes elsewhere than in a claim or a submission.
create function count_worker_change(worker uuid) returns void language sql as $$
    insert into worker_version as v (worker_id, n) values (worker, 1)
        on conflict (worker_id) do update set n = v.n + 1;
$$;

create function decided_about_worker() returns trigger language plpgsql as $$
begin
    perform count_worker_change(new.worker_id);
    return null;
end;
$$;

create function worker_changed() returns trigger language plpgsql as $$
begin
    perform count_worker_change(new.id);
    return null;
end;
$$;

create trigger qualification_decides after insert or update on qualification
for each row execute function decided_about_worker();

create trigger participation_decides after insert or update on participation
for each row execute function decided_about_worker();

create trigger worker_decides after update on worker
for each row execute function worker_changed();
