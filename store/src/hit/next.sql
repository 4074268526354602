select h.id
  from hit h
 where h.task_id = $1
   and h.language = $2
   and h.open = true
   and h.position > $4
   and not exists (
       select 1
         from hit_item i
         join exposure e on e.source_id = i.source_id
        where i.hit_id = h.id and e.task_id = $5 and e.worker_id = $3
        limit 1 offset 0
   )
   and not exists (
       select 1
         from hit_item i
         join hit_item_output o on o.item_id = i.id
         join output t on t.id = o.output_id
        where i.hit_id = h.id and t.author_id = $3
        limit 1 offset 0
   )
   and not exists (
       select 1
         from hit_item i
         join output t on t.id = i.reference_id
        where i.hit_id = h.id and t.author_id = $3
        limit 1 offset 0
   )
 order by h.position
