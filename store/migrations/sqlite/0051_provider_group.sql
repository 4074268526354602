-- Groups of participants at a provider, one for an outcome of a study in a workspace. The process that holds the lease on the connection
-- keeps the members equal to the workers with that outcome. Who they are is stored nowhere else. `members` counts them when that was
-- last done, `changed_at` is when somebody was last added or removed.
create table provider_group (
    study_id blob not null references study (id),
    provider text not null,
    workspace text not null,
    outcome text not null,
    group_id text not null,
    name text not null,
    is_on integer not null,
    members integer not null,
    problem text,
    created_at integer not null,
    changed_at integer not null,
    checked_at integer,
    next_check_at integer not null,
    primary key (study_id, provider, workspace, outcome)
) strict;

create index provider_group_workspace on provider_group (provider, workspace);

-- What a provider charges for bonuses that are sent together, as it said when they were prepared, in minor units. `prepared` is the
-- provider's id of them, which their payments have too.
create table bonus_charge (
    provider text not null,
    prepared text not null,
    study_id blob not null references study (id),
    currency text not null,
    amount integer not null,
    fees integer,
    vat integer,
    total integer,
    created_at integer not null,
    primary key (provider, prepared)
) strict;

create index bonus_charge_study on bonus_charge (study_id);
create index provider_payment_prepared on provider_payment (provider, prepared) where prepared is not null;
