(select p.ending
   from participation p
  where p.worker_id = w.id
  order by case when p.ending is null then 0 else 1 end, p.seen_at desc, p.id desc
  limit 1)
