-- Where this feature holds people: how their rows are found, and what erasing them means. Erased in the order of
-- position, over all features; a table stands before those that its own rows are found through.
delete from private.personal_data where table_name in (
  'public.privacy_requests'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (800, 'public.privacy_requests',
    $$t.email = ($1).email and t.state not in ('erasing')$$,
    'delete', '{}', null);
-- Of tables that a migration has dropped.
delete from private.personal_data d
  where to_regclass(d.table_name) is null and d.table_name not like 'pgboss.%';
