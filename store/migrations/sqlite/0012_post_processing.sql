-- What a person decided about a rewrite after it was written: removed, kept, or corrected, which makes an output of its own.
-- Rows are only added, and of an output the highest turn is in force. The output itself is never changed.
create table output_decision (
    id blob primary key,
    study_id blob not null references study (id),
    output_id blob not null references output (id),
    turn integer not null,
    verdict text not null,
    reason text not null,
    replacement_id blob unique references output (id),
    person_id blob not null references person (id),
    created_at integer not null,
    unique (study_id, turn),
    check ((verdict = 'corrected') = (replacement_id is not null))
) strict;

create index output_decision_output on output_decision (output_id, turn);

-- Words that no dictionary knows and a person does.
create table known_word (
    study_id blob not null references study (id),
    language text not null,
    word text not null,
    person_id blob not null references person (id),
    created_at integer not null,
    primary key (study_id, language, word)
) strict;

-- The decision in force on each output that has one.
create view standing_decision as
select d.study_id, d.output_id, d.turn, d.verdict, d.reason, d.replacement_id, d.person_id, d.created_at
  from output_decision d
 where not exists (select 1 from output_decision later where later.output_id = d.output_id and later.turn > d.turn);

-- The outputs that batches are made of and that metrics measure and compare with: neither removed, nor corrected, nor a
-- correction that was taken back.
create view used_output as
select o.id, o.study_id, o.source_id, o.system_id, o.text, o.author_id, o.created_at
  from output o
 where not exists (select 1 from standing_decision d where d.output_id = o.id and d.verdict <> 'kept')
   and not exists (select 1
                     from output_decision d
                     join output_decision later on later.output_id = d.output_id and later.turn > d.turn
                    where d.replacement_id = o.id);
