-- How often something has changed that decides what a worker may do next: their claims, submissions and steps of the
-- qualification. PostgreSQL takes a claim or a submission in one statement, on condition that the count is the one that
-- was read before.
create table worker_version (
    worker_id blob primary key references worker (id),
    n integer not null
) strict;
