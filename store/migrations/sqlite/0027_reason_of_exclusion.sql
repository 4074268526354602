-- Why a worker's answers are left out of the statistics; empty if they are not, if the worker had them removed, and for
-- exclusions that were made before a reason was asked for.
alter table worker add column left_out_reason text not null default '';
