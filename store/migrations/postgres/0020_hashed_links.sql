-- A join link is stored under the hash of its code. Codes of earlier versions are hashed by the program after this step,
-- as SQLite has no such function (engine/src/db/migrated.rs).
alter table join_link rename column code to hash;
-- How many accounts one network address may make by this link; null for any number.
alter table join_link add column address_limit bigint;

-- Accounts made by a link from one network address, which is stored as a hash.
create table join_count (
    link text not null,
    address text not null,
    accounts bigint not null,
    primary key (link, address)
);

-- How often a person was refused the same thing on one day: the trail has one entry for it. The key is a hash.
create table refusal (
    key text primary key,
    event_id uuid not null unique,
    times bigint not null,
    last_at bigint not null
);
