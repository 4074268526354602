-- People, their sessions and tokens.
create table person (
    id blob primary key,
    name text not null,
    email text not null unique,
    password_hash text not null,
    admin integer not null,
    locale text not null,
    epoch integer not null,
    created_at integer not null,
    disabled_at integer
) strict;

create table session (
    id text primary key,
    record text not null,
    expires_at integer not null
) strict;

create index session_expires on session (expires_at);

create table throttle (
    key text primary key,
    attempts integer not null,
    window_ends integer not null
) strict;

create table token (
    id blob primary key,
    person_id blob not null references person (id),
    name text not null,
    hash text not null unique,
    created_at integer not null,
    expires_at integer,
    used_at integer
) strict;

-- Facts of the installation, such as the hash of the one-time link that makes its administrator.
create table installation (
    key text primary key,
    value text not null
) strict;
