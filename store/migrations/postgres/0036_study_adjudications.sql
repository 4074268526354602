-- Whether raters differ does not depend on what is decided about it. So decisions count in a row of their own, and the list of
-- differences is not computed anew after each.

-- Triggers: each engine has its own.
create function adjudications_added() returns trigger language plpgsql as $$
begin
    insert into study_version as v (study_id, shard, n)
    select distinct study_id, 2000, 1 from changed
        on conflict (study_id, shard) do update set n = v.n + 1;
    return null;
end;
$$;

drop trigger adjudication_insert on adjudication;
create trigger adjudication_insert after insert on adjudication referencing new table as changed
for each statement execute function adjudications_added();
