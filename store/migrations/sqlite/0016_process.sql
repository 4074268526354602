-- Processes that carry out jobs, each while it lives: who gives no sign of life until the time `until` is gone.
create table process (
    id blob primary key,
    name text not null,
    program text not null,
    version text not null,
    neural text,
    started_at integer not null,
    seen_at integer not null,
    until integer not null
) strict;
