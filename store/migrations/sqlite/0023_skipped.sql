-- Why a question could not be answered has a column of its own. Before, it was the text of the answer behind
-- "cannot judge: ", which a comment may begin with too.
alter table answer add column skipped text;

-- Triggers: each engine has its own.
update answer
   set skipped = substr(text, 15), text = ''
 where substr(text, 1, 14) = 'cannot judge: '
   and exists (select 1
                 from task_version v, json_each(v.definition, '$.questions') q
                where v.id = answer.version_id
                  and json_extract(q.value, '$.key') = answer.question
                  and json_extract(q.value, '$.skip') = 1)
   -- A rewrite that begins so has become an output.
   and not exists (select 1
                     from output o
                    where o.id = answer.output_id and o.author_id = answer.worker_id and o.text = answer.text);
