-- A batch can be stopped: its hits are handed out no more. Each hit says so too, since the claim looks at hits alone.
alter table batch add column stopped_at bigint;
alter table hit add column stopped boolean not null default false;
