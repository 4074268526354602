-- A chained task feeds its batch with what is approved. That the batch grows is work that arrives; all else about a batch
-- counts as before.

-- Triggers: each engine has its own.
create trigger batch_growth after update on batch when new.n_hits > old.n_hits begin
    insert into study_version (study_id, shard, n)
    select new.study_id, -1, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;

drop trigger batch_update;
create trigger batch_update after update on batch when new.n_hits <= old.n_hits begin
    insert into study_version (study_id, shard, n)
    select new.study_id, 0, 1
     where true
        on conflict (study_id, shard) do update set n = n + 1;
end;
