-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'public.crash_reports'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (610, 'public.crash_reports',
    $$strpos(lower(t.message || ' ' || t.stack || ' ' || t.route), ($1).email) > 0$$,
    'delete', '{}', null);
