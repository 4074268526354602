(select cast(coalesce(sum(case q.gate when 'location' then 1 when 'test' then 2 when 'pilot' then 4 when 'review' then 8 end), 0) as bigint)
   from qualification q
  where q.worker_id = w.id
    and q.state = 'passed'
    and q.number = (select max(l.number) from qualification l where l.worker_id = q.worker_id and l.gate = q.gate))
