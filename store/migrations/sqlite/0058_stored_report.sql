-- Reports that are stored for all servers, each with the counts of changes of its study before it was computed, and the time at
-- which that began. `digest` is the SHA-256 of its options and of the program that wrote it.
create table stored_report (
    study_id blob not null references study (id),
    kind text not null,
    digest text not null,
    changes integer not null,
    binding integer not null,
    began_at integer not null,
    took_ms integer not null,
    size integer not null,
    read_at integer not null,
    body blob not null,
    primary key (study_id, kind, digest)
) strict;

-- How much there is, and what was read longest ago, without the reports themselves.
create index stored_report_read on stored_report (read_at desc, study_id, kind, digest, size);

-- Who computes a report, of all servers: the others wait until the lease ends, and show how far it is. A report that could not be
-- computed has the reason here for a while.
create table report_lease (
    study_id blob not null references study (id),
    kind text not null,
    digest text not null,
    holder blob not null,
    lease_until integer not null,
    done integer not null,
    steps integer not null,
    failed_at integer,
    problem text,
    primary key (study_id, kind, digest)
) strict;

-- When somebody last looked at results of a study. What stores a report and what erases somebody hold this row.
create table report_use (
    study_id blob primary key references study (id),
    looked_at integer not null
) strict;
