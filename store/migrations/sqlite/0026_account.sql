-- The language of the interface that a person has chosen; empty if they have not. Until now nobody could choose, and
-- every account had 'en'.
update person set locale = '';

-- Since when a person waits for the erasure they have asked for.
alter table person add column erasure_asked_at integer;
