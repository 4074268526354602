-- Sign-in codes: the second step after the password. `sealed` is the encrypted secret that the person's app holds, too. Until
-- `confirmed_at` no code is asked for. `last_step` is the half-minute of the last code that was used: none is used twice.
create table second_factor (
    person_id uuid primary key references person (id),
    sealed bytea not null,
    created_at bigint not null,
    confirmed_at bigint,
    last_step bigint not null default 0
);

-- Codes for a person whose app is lost: each signs in once.
create table recovery_code (
    hash text primary key,
    person_id uuid not null references person (id),
    used_at bigint
);

create index recovery_code_person on recovery_code (person_id);

-- Right passwords whose code is awaited.
create table sign_in_step (
    hash text primary key,
    person_id uuid not null references person (id),
    epoch bigint not null,
    expires_at bigint not null
);

create index sign_in_step_person on sign_in_step (person_id);
create index sign_in_step_expires on sign_in_step (expires_at);
