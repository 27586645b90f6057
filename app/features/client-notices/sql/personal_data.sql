-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'public.client_notice_choices', 'private.client_notices'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (697, 'public.client_notice_choices', $$t.user_id = ($1).user_id$$, 'delete', '{}', null),
  (698, 'private.client_notices', $$t.user_id = ($1).user_id$$, 'delete', '{}', null);
