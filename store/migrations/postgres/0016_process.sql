-- Processes that carry out jobs, each while it lives: who gives no sign of life until the time `until` is gone.
create table process (
    id uuid primary key,
    name text not null,
    program text not null,
    version text not null,
    neural text,
    started_at bigint not null,
    seen_at bigint not null,
    until bigint not null
);
