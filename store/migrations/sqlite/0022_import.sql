-- Imports: rows wait in `import_row` and become sources or outputs once all of them are there, so many in each transaction.
create table import (
    id blob primary key,
    study_id blob not null references study (id),
    kind text not null,
    state text not null,
    renewed_at integer not null
) strict;

create index import_study on import (study_id, state);

create table import_row (
    import_id blob not null references import (id),
    chunk integer not null,
    n integer not null,
    id blob not null,
    text text not null,
    language text,
    external_id text,
    meta text,
    source_id blob,
    system text,
    primary key (import_id, chunk, n)
) strict;

-- A kept file comes and goes in pieces; one of before has all its bytes in its row, and no piece.
alter table upload add column pieces integer not null default 0;

create table upload_piece (
    upload_id blob not null references upload (id) on delete cascade,
    n integer not null,
    bytes blob not null,
    primary key (upload_id, n)
) strict;
