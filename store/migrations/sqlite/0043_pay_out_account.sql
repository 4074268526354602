-- With which file and to which account each worker of a payout is paid, as it was when the payout was made. Who is not here is in
-- no file.
create table pay_out_account (
    pay_out_id blob not null references pay_out (id),
    worker_id blob not null references worker (id),
    way text not null,
    name text not null,
    iban text not null,
    paypal text not null,
    primary key (pay_out_id, worker_id)
) strict;

create index pay_out_account_worker on pay_out_account (worker_id);

-- Payouts made before this are paid to the accounts that are known now.
insert into pay_out_account (pay_out_id, worker_id, way, name, iban, paypal)
select distinct
    line.pay_out_id,
    payee.worker_id,
    case when payee.iban <> '' and line.currency = 'EUR' then 'sepa.xml' else 'paypal.csv' end,
    payee.name,
    payee.iban,
    payee.paypal
  from payment line
  join payee on payee.worker_id = line.worker_id
 where line.pay_out_id is not null
   and ((payee.iban <> '' and line.currency = 'EUR') or payee.paypal <> '')
    on conflict do nothing;
