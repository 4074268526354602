-- No report that is kept reads what was decided about items on which raters differ: pages and exports read it again each time.
-- So decisions do not count, and reports are not computed again after each.

-- Triggers: each engine has its own.
drop trigger adjudication_insert on adjudication;
drop trigger adjudication_update on adjudication;
drop trigger adjudication_delete on adjudication;
