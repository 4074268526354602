-- Which programs may work with this database: those that know this migration and all before it, even if later ones have run.
create table schema_reach (
    id integer primary key check (id = 1),
    oldest integer not null
);

insert into schema_reach (id, oldest) values (1, 60);
