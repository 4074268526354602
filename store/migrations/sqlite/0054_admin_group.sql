-- The group at the sign-in service because of which the person administers the server; empty where an earlier version stored it.
alter table sign_in_identity add column admin_group text not null default '';
