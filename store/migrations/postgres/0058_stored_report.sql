-- Reports that are stored for all servers, each with the counts of changes of its study before it was computed, and the time at
-- which that began. `digest` is the SHA-256 of its options and of the program that wrote it.
create table stored_report (
    study_id uuid not null references study (id),
    kind text not null,
    digest text not null,
    changes bigint not null,
    binding bigint not null,
    began_at bigint not null,
    took_ms bigint not null,
    size bigint not null,
    read_at bigint not null,
    body bytea not null,
    primary key (study_id, kind, digest)
);

-- How much there is, and what was read longest ago, without the reports themselves.
create index stored_report_read on stored_report (read_at desc, study_id, kind, digest, size);

-- Who computes a report, of all servers: the others wait until the lease ends, and show how far it is. A report that could not be
-- computed has the reason here for a while.
create table report_lease (
    study_id uuid not null references study (id),
    kind text not null,
    digest text not null,
    holder uuid not null,
    lease_until bigint not null,
    done bigint not null,
    steps bigint not null,
    failed_at bigint,
    problem text,
    primary key (study_id, kind, digest)
);

-- When somebody last looked at results of a study. What stores a report and what erases somebody hold this row.
create table report_use (
    study_id uuid primary key references study (id),
    looked_at bigint not null
);
