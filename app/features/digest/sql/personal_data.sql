-- Where this feature holds people: how their rows are found, and what erasing them means. Erased in the order of
-- position, over all features; a table stands before those that its own rows are found through.
delete from private.personal_data where table_name in (
  'private.notice_digests'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (696, 'private.notice_digests', $$t.user_id = ($1).user_id$$, 'delete', '{}', null);
