-- Who somebody is at the sign-in service of an organisation (OpenID Connect). `gives_admin`: the person administers the server
-- because of a group there, and no longer does once they have left it.
create table sign_in_identity (
    issuer text not null,
    subject text not null,
    person_id blob not null references person (id),
    gives_admin integer not null default false,
    created_at integer not null,
    used_at integer not null,
    primary key (issuer, subject),
    unique (person_id, issuer)
) strict;

-- What the service said about somebody whose address has an account here: the account's password is awaited. `groups` is a list
-- in JSON.
create table pending_identity (
    hash text primary key,
    issuer text not null,
    subject text not null,
    email text not null,
    groups text not null,
    expires_at integer not null
) strict;

create index pending_identity_expires on pending_identity (expires_at);

-- Roles in a study for everybody in a group of the sign-in service.
create table group_role (
    study_id blob not null references study (id),
    name text not null,
    role text not null,
    created_at integer not null,
    primary key (study_id, name, role)
) strict;

-- The group from which somebody has the role; empty where a person gave it to them.
alter table member add column from_group text not null default '';
