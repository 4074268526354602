-- What a person decided where people differ. It stands beside the answers and changes none: rows are only added, and of
-- an item and a question the highest turn is in force. A value is stored as an answer's is.
create table adjudication (
    id uuid primary key,
    study_id uuid not null references study (id),
    task_id uuid not null references task (id),
    version_id uuid not null references task_version (id),
    item_id uuid not null references hit_item (id),
    source_id uuid not null references source (id),
    output_id uuid references output (id),
    -- What statistics pair answers by: the output, the source, or the item of two side by side.
    about_id uuid not null,
    turn bigint not null,
    question text not null,
    number bigint,
    text text,
    note text not null,
    person_id uuid not null references person (id),
    created_at bigint not null,
    unique (study_id, turn),
    check ((number is null) <> (text is null))
);
