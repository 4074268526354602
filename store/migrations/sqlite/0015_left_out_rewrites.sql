-- The outputs that batches are made of and that metrics measure and compare with: neither removed, nor corrected, nor a
-- correction that was taken back, nor by a worker whose work is left out.
drop view used_output;

create view used_output as
select o.id, o.study_id, o.source_id, o.system_id, o.text, o.author_id, o.created_at
  from output o
 where not exists (select 1 from standing_decision d where d.output_id = o.id and d.verdict <> 'kept')
   and not exists (select 1
                     from output_decision d
                     join output_decision later on later.output_id = d.output_id and later.turn > d.turn
                    where d.replacement_id = o.id)
   and not exists (select 1 from worker w where w.id = o.author_id and w.left_out_at is not null);
