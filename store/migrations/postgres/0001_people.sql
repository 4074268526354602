-- People, their sessions and tokens.
create table person (
    id uuid primary key,
    name text not null,
    email text not null unique,
    password_hash text not null,
    admin boolean not null,
    locale text not null,
    epoch bigint not null,
    created_at bigint not null,
    disabled_at bigint
);

create table session (
    id text primary key,
    record text not null,
    expires_at bigint not null
);

create index session_expires on session (expires_at);

create table throttle (
    key text primary key,
    attempts bigint not null,
    window_ends bigint not null
);

create table token (
    id uuid primary key,
    person_id uuid not null references person (id),
    name text not null,
    hash text not null unique,
    created_at bigint not null,
    expires_at bigint,
    used_at bigint
);

-- Facts of the installation, such as the hash of the one-time link that makes its administrator.
create table installation (
    key text primary key,
    value text not null
);
