(select cast(coalesce(sum(case
            when q.gate = 'known' then case when q.state = 'passed' then 0 else 16 end
            when q.state = 'failed' then case q.gate
                when 'location' then 32
                when 'test' then 64
                when 'pilot' then 128
                when 'review' then 256
                else 0
            end
            when q.state <> 'passed' then 0
            when q.gate = 'location' then 1
            when q.gate = 'test' then 2
            when q.gate = 'pilot' then 4
            when q.gate = 'review' then 8
        end), 0) as bigint)
   from qualification q
  where q.worker_id = w.id
    and q.number = (select max(l.number) from qualification l where l.worker_id = q.worker_id and l.gate = q.gate))
