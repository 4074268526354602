-- Browsers in which somebody has signed in before: the hash of the secret in their cookie, until it ends. Wrong passwords
-- from elsewhere do not lock them out.
create table known_browser (
    hash text primary key,
    person_id blob not null references person (id),
    expires_at integer not null
) strict;

create index known_browser_person on known_browser (person_id, expires_at);
create index known_browser_expires on known_browser (expires_at);
