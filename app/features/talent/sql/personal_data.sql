-- Where this feature holds people: how their rows are found, and what erasing them means. Erased in the order of
-- position, over all features; a table stands before those that its own rows are found through.
delete from private.personal_data where table_name in (
  'public.talent_applications'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (200, 'public.talent_applications', $$t.email = ($1).email$$, 'delete', '{}', null);
