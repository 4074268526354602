-- Which programs may work with this database: those that know this migration and all before it, even if later ones have run.
create table schema_reach (
    id bigint primary key check (id = 1),
    oldest bigint not null
);

insert into schema_reach (id, oldest) values (1, 60);
