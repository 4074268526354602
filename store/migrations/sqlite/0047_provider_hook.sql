-- What a provider sends by itself. One subscription serves all studies that recruit through a workspace. `secret` is encrypted, and
-- empty until it is known. At `next_check_at` a process takes the subscription, and moves the time on.
create table provider_hook (
    provider text not null,
    workspace text not null,
    secret blob not null,
    subscription text not null,
    state text not null,
    problem text,
    next_check_at integer not null,
    heard_at integer,
    primary key (provider, workspace)
) strict;

-- Events that have arrived, so that one that is sent again changes nothing.
create table provider_event (
    provider text not null,
    workspace text not null,
    event text not null,
    heard_at integer not null,
    primary key (provider, workspace, event)
) strict;

create index provider_event_heard on provider_event (heard_at);
create index connection_workspace on connection (provider, workspace);

-- When somebody last wanted the provider to be asked soon: if that was while it was being asked, it is asked again.
alter table connection add column hurried_at integer;
