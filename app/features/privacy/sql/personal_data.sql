-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'public.privacy_requests'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (800, 'public.privacy_requests',
    $$t.email = ($1).email and t.state not in ('erasing')$$,
    'delete', '{}', null);
-- Rows of tables that a migration has dropped.
delete from private.personal_data d
  where to_regclass(d.table_name) is null and d.table_name not like 'pgboss.%';
