-- A chained task feeds its batch with what is approved. That the batch grows is work that arrives; all else about a batch
-- counts as before.

-- Triggers: each engine has its own.
create trigger batch_growth after update on batch
for each row when (new.n_hits > old.n_hits) execute function row_arrived();

drop trigger batch_update on batch;
create trigger batch_update after update on batch
for each row when (new.n_hits <= old.n_hits) execute function row_changed();
