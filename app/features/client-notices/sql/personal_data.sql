-- Where this feature holds people: how their rows are found, and what erasing them means. Erased in the order of
-- position, over all features; a table stands before those that its own rows are found through.
delete from private.personal_data where table_name in (
  'public.client_notice_choices', 'private.client_notices'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (697, 'public.client_notice_choices', $$t.user_id = ($1).user_id$$, 'delete', '{}', null),
  (698, 'private.client_notices', $$t.user_id = ($1).user_id$$, 'delete', '{}', null);
