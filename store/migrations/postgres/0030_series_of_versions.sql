-- The number of the first version of the series that a version belongs to: the versions of a series differ in wording only,
-- and their answers are pooled. Nobody has said that of versions which were published before, so each is a series of its own.
alter table task_version add column series bigint not null default 0;
update task_version set series = number;
