-- What each worker of a payout gets through the provider that sent them: the reward of their submission there, and a bonus for
-- what they are owed beyond it. Amounts are in minor units. `covered` is the part that the reward pays, `bonuses_before` what had
-- been paid in bonuses for the submission before this one, and `prepared` the provider's id of the bonus. Once there is one, the
-- bonus may have been paid, and nothing sends it again.
create table provider_payment (
    pay_out_id uuid not null references pay_out (id),
    worker_id uuid not null references worker (id),
    study_id uuid not null references study (id),
    provider text not null,
    provider_study text not null,
    submission text not null,
    currency text not null,
    owed bigint not null,
    covered bigint not null,
    bonus bigint not null,
    bonuses_before bigint not null,
    prepared text,
    state text not null,
    problem text,
    changed_at bigint not null,
    checked_at bigint not null,
    primary key (pay_out_id, worker_id)
);

create index provider_payment_open on provider_payment (study_id, provider, checked_at)
 where state in ('waiting', 'sending', 'accepted', 'unclear');
create index provider_payment_submission on provider_payment (provider, submission);
-- One bonus at a time: from the sum that a provider shows nobody could tell which of two was paid.
create unique index provider_payment_under_way on provider_payment (provider, submission)
 where state in ('sending', 'accepted', 'unclear') and submission <> '';
create index provider_payment_worker on provider_payment (worker_id);

-- When a participant was asked to return a submission.
alter table provider_submission add column return_requested_at bigint;
-- The provider's id of the study of a submission; empty until it is listed again.
alter table provider_submission add column provider_study text not null default '';
