-- Where this feature holds people: how their rows are found, and what erasing them means. Erased in the order of
-- position, over all features; a table stands before those that its own rows are found through.
delete from private.personal_data where table_name in (
  'public.crash_reports'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (610, 'public.crash_reports',
    $$strpos(lower(t.message || ' ' || t.stack || ' ' || t.route), ($1).email) > 0$$,
    'delete', '{}', null);
