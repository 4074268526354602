-- A payout: lines of the ledger that are sent together. A line is approved, then sent with its payout, and paid once a person
-- has confirmed that the money arrived. A line that came back is approved again. Whether money arrived that may have been
-- sent, only a person can say: such a line is held, and nothing sends it again.
create table pay_out (
    id blob primary key,
    study_id blob not null references study (id),
    created_by blob references person (id),
    created_at integer not null
) strict;

create index pay_out_study on pay_out (study_id, id);

alter table payment add column pay_out_id blob references pay_out (id);
-- What a bonus is for, as its worker reads it.
alter table payment add column reason text;
create index payment_pay_out on payment (pay_out_id);

-- Bonuses that a rule has computed, until a person approves them or somebody computes others.
create table bonus_round (
    id blob primary key,
    study_id blob not null references study (id),
    rule text not null,
    state text not null,
    created_by blob not null references person (id),
    created_at integer not null,
    approved_by blob references person (id),
    approved_at integer
) strict;

create unique index bonus_round_draft on bonus_round (study_id) where state = 'draft';

create table bonus_line (
    round_id blob not null references bonus_round (id) on delete cascade,
    worker_id blob not null references worker (id),
    submissions integer not null,
    counted_ms integer not null,
    earned integer not null,
    computed integer not null,
    amount integer not null,
    reason text not null,
    primary key (round_id, worker_id)
) strict;

create index bonus_line_worker on bonus_line (worker_id);

-- What a study has promised: the rewards of hits that are being worked on or were submitted and not rejected, and every line
-- of the ledger that is for no submission. Triggers keep it, in several rows a study, so that workers do not wait for each other.
create table spending (
    study_id blob not null references study (id),
    shard integer not null,
    amount integer not null,
    primary key (study_id, shard)
) strict;

-- Where the money of a worker goes, if they are paid outside of a provider and the study asks for it, and from where it pays.
create table payee (
    worker_id blob primary key references worker (id),
    name text not null,
    iban text not null,
    paypal text not null,
    updated_at integer not null
) strict;

create table payer (
    study_id blob primary key references study (id),
    name text not null,
    iban text not null,
    bic text not null
) strict;

-- Triggers: each engine has its own.
create trigger assignment_promised after insert on assignment when new.reward <> 0 begin
    insert into spending (study_id, shard, amount)
    select new.study_id, 0, case when new.state in ('live', 'submitted') and coalesce(new.approval, '') <> 'rejected'
                                 then new.reward else 0 end
     where true
        on conflict (study_id, shard) do update set amount = amount + excluded.amount;
end;

create trigger assignment_promised_otherwise after update on assignment
when new.reward <> 0
 and (new.state in ('live', 'submitted') and coalesce(new.approval, '') <> 'rejected')
     <> (old.state in ('live', 'submitted') and coalesce(old.approval, '') <> 'rejected') begin
    insert into spending (study_id, shard, amount)
    select new.study_id, 0, case when new.state in ('live', 'submitted') and coalesce(new.approval, '') <> 'rejected'
                                 then new.reward else -new.reward end
     where true
        on conflict (study_id, shard) do update set amount = amount + excluded.amount;
end;

create trigger payment_promised after insert on payment when new.assignment_id is null begin
    insert into spending (study_id, shard, amount)
    select new.study_id, 0, new.amount
     where true
        on conflict (study_id, shard) do update set amount = amount + excluded.amount;
end;

-- What there is already.
insert into pay_out (id, study_id, created_by, created_at)
select randomblob(16), study_id, null, paid_at
  from (select distinct study_id, paid_at from payment where state = 'paid' and paid_at is not null) paid;

update payment
   set pay_out_id = (select p.id from pay_out p where p.study_id = payment.study_id and p.created_at = payment.paid_at)
 where state = 'paid' and paid_at is not null;

insert into spending (study_id, shard, amount)
select study_id, 0, sum(amount)
  from (select study_id, reward as amount from assignment
         where state in ('live', 'submitted') and coalesce(approval, '') <> 'rejected'
        union all
        select study_id, amount from payment where assignment_id is null) promised
 group by study_id;
