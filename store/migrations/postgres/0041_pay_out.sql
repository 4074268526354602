-- A payout: lines of the ledger that are sent together. A line is approved, then sent with its payout, and paid once a person
-- has confirmed that the money arrived. A line that came back is approved again. Whether money arrived that may have been
-- sent, only a person can say: such a line is held, and nothing sends it again.
create table pay_out (
    id uuid primary key,
    study_id uuid not null references study (id),
    created_by uuid references person (id),
    created_at bigint not null
);

create index pay_out_study on pay_out (study_id, id);

alter table payment add column pay_out_id uuid references pay_out (id);
-- What a bonus is for, as its worker reads it.
alter table payment add column reason text;
create index payment_pay_out on payment (pay_out_id);

-- Bonuses that a rule has computed, until a person approves them or somebody computes others.
create table bonus_round (
    id uuid primary key,
    study_id uuid not null references study (id),
    rule jsonb not null,
    state text not null,
    created_by uuid not null references person (id),
    created_at bigint not null,
    approved_by uuid references person (id),
    approved_at bigint
);

create unique index bonus_round_draft on bonus_round (study_id) where state = 'draft';

create table bonus_line (
    round_id uuid not null references bonus_round (id) on delete cascade,
    worker_id uuid not null references worker (id),
    submissions bigint not null,
    counted_ms bigint not null,
    earned bigint not null,
    computed bigint not null,
    amount bigint not null,
    reason text not null,
    primary key (round_id, worker_id)
);

create index bonus_line_worker on bonus_line (worker_id);

-- What a study has promised: the rewards of hits that are being worked on or were submitted and not rejected, and every line
-- of the ledger that is for no submission. Triggers keep it, in several rows a study, so that workers do not wait for each other.
create table spending (
    study_id uuid not null references study (id),
    shard bigint not null,
    amount bigint not null,
    primary key (study_id, shard)
);

-- Where the money of a worker goes, if they are paid outside of a provider and the study asks for it, and from where it pays.
create table payee (
    worker_id uuid primary key references worker (id),
    name text not null,
    iban text not null,
    paypal text not null,
    updated_at bigint not null
);

create table payer (
    study_id uuid primary key references study (id),
    name text not null,
    iban text not null,
    bic text not null
);

-- Triggers: each engine has its own.
-- Each connection adds to a row of its own, as in `count_study_change`.
create function promise(study uuid, minor bigint) returns void language sql as $$
    insert into spending as s (study_id, shard, amount)
    values (study, pg_backend_pid() % 1024, minor)
        on conflict (study_id, shard) do update set amount = s.amount + excluded.amount;
$$;

create function assignment_promised() returns trigger language plpgsql as $$
declare
    now_promised boolean := new.state in ('live', 'submitted') and coalesce(new.approval, '') <> 'rejected';
    was_promised boolean := false;
begin
    if tg_op = 'UPDATE' then
        was_promised := old.state in ('live', 'submitted') and coalesce(old.approval, '') <> 'rejected';
    end if;
    if now_promised <> was_promised then
        perform promise(new.study_id, case when now_promised then new.reward else -new.reward end);
    end if;
    return null;
end;
$$;

create function payment_promised() returns trigger language plpgsql as $$
begin
    perform promise(new.study_id, new.amount);
    return null;
end;
$$;

create trigger assignment_promised after insert on assignment
for each row when (new.reward <> 0) execute function assignment_promised();

create trigger assignment_promised_otherwise after update on assignment
for each row when (new.reward <> 0 and (new.state <> old.state or new.approval is distinct from old.approval))
execute function assignment_promised();

create trigger payment_promised after insert on payment
for each row when (new.assignment_id is null) execute function payment_promised();

-- What there is already.
insert into pay_out (id, study_id, created_by, created_at)
select gen_random_uuid(), study_id, null, paid_at
  from (select distinct study_id, paid_at from payment where state = 'paid' and paid_at is not null) paid;

update payment
   set pay_out_id = (select p.id from pay_out p where p.study_id = payment.study_id and p.created_at = payment.paid_at)
 where state = 'paid' and paid_at is not null;

insert into spending (study_id, shard, amount)
select study_id, 0, cast(sum(amount) as bigint)
  from (select study_id, reward as amount from assignment
         where state in ('live', 'submitted') and coalesce(approval, '') <> 'rejected'
        union all
        select study_id, amount from payment where assignment_id is null) promised
 group by study_id;
