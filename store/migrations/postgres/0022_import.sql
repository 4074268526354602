-- Imports: rows wait in `import_row` and become sources or outputs once all of them are there, so many in each transaction.
create table import (
    id uuid primary key,
    study_id uuid not null references study (id),
    kind text not null,
    state text not null,
    renewed_at bigint not null
);

create index import_study on import (study_id, state);

create table import_row (
    import_id uuid not null references import (id),
    chunk bigint not null,
    n bigint not null,
    id uuid not null,
    text text not null,
    language text,
    external_id text,
    meta jsonb,
    source_id uuid,
    system text,
    primary key (import_id, chunk, n)
);

-- A kept file comes and goes in pieces; one of before has all its bytes in its row, and no piece.
alter table upload add column pieces bigint not null default 0;

create table upload_piece (
    upload_id uuid not null references upload (id) on delete cascade,
    n bigint not null,
    bytes bytea not null,
    primary key (upload_id, n)
);
