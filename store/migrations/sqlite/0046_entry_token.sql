-- Signed links that were used to come in: none of them lets anybody in once more. `digest` is the SHA-256 of what the provider has
-- signed. After `keep_until` the link is refused anyway, and the row is deleted.
create table entry_token (
    digest text primary key,
    used_at integer not null,
    keep_until integer not null
) strict;

create index entry_token_kept on entry_token (keep_until);
