-- Old programs: what they find by this index, they find by `hit_order`, which begins with the same columns.
drop index if exists hit_study;
