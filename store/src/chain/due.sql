select coalesce(d.replacement_id, o.id) as output_id, o.source_id
   from counted_answer n
   join output o on o.id = n.output_id and o.author_id = n.worker_id and o.text = n.text
   left join standing_decision d on d.output_id = o.id
  where n.study_id = $1
    and n.task_id = $2
    and n.language = $7
    and coalesce(d.verdict, 'kept') <> 'removed'
    and not exists (select 1 from withdrawn_text w where w.text_id = d.replacement_id)
    and ($4 = false or n.approval = 'approved')
    and ($5 = false or exists (
        select 1
          from answer m
         where m.assignment_id = n.assignment_id and m.output_id = n.output_id and m.id <> n.id and m.text <> ''))
    and not exists (select 1 from fed f where f.task_id = $3 and f.output_id = o.id)
    and not exists (
        select 1
          from output_decision r
         where r.output_id = o.id
           and exists (select 1 from fed f where f.task_id = $3 and f.output_id = r.replacement_id))
  order by o.id
  limit $6
