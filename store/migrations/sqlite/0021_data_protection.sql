-- Workers can leave a study, and personal data can be erased. `removed_at` says that a worker who left also had their
-- answers taken out of the results; `left_out_at` is set with it, and nobody can take those answers in again.
alter table worker add column withdrawn_at integer;
alter table worker add column removed_at integer;
alter table worker add column erased_at integer;
alter table person add column erased_at integer;

-- When a study was closed: personal data may have an end that is counted from there.
alter table study add column closed_at integer;

update study
   set closed_at = coalesce(
           (select max(e.created_at)
              from event e
             where e.study_id = study.id and e.verb = 'move' and cast(e.after as text) = '"closed"'),
           created_at)
 where state = 'closed';

-- Receipts of erasures: whose data by id and pseudonym, who ordered it, what went and what stays. No personal data. With a
-- study, only the data of that study went. An erasure is done once more some minutes later, for what a request that was
-- under way may have written meanwhile.
create table erasure (
    id blob primary key,
    person_id blob not null references person (id),
    study_id blob references study (id),
    ordered_by blob references person (id),
    cause text not null,
    answers text not null,
    pseudonyms text not null,
    counts text not null,
    created_at integer not null,
    repeated_at integer
) strict;

create index erasure_repeat on erasure (created_at) where repeated_at is null;
create index erasure_study on erasure (study_id, created_at);
