select j.id
                      from job j
                     where j.state = 'queued' and j.run_at <= $1 and (j.kind not in ('score_neural', 'train') or $4)
                     order by j.run_at, j.id
                     limit 1
