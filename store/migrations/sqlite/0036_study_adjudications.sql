-- Whether raters differ does not depend on what is decided about it. So decisions count in a row of their own, and the list of
-- differences is not computed anew after each.

-- Triggers: each engine has its own.
drop trigger adjudication_insert;
create trigger adjudication_insert after insert on adjudication begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 2000, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;
