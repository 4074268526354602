-- What a person decided where people differ. It stands beside the answers and changes none: rows are only added, and of
-- an item and a question the highest turn is in force. A value is stored as an answer's is.
create table adjudication (
    id blob primary key,
    study_id blob not null references study (id),
    task_id blob not null references task (id),
    version_id blob not null references task_version (id),
    item_id blob not null references hit_item (id),
    source_id blob not null references source (id),
    output_id blob references output (id),
    -- What statistics pair answers by: the output, the source, or the item of two side by side.
    about_id blob not null,
    turn integer not null,
    question text not null,
    number integer,
    text text,
    note text not null,
    person_id blob not null references person (id),
    created_at integer not null,
    unique (study_id, turn),
    check ((number is null) <> (text is null))
) strict;
