(select p.ending
   from participation p
  where p.worker_id = w.id
  order by p.seen_at desc, p.id desc
  limit 1)
