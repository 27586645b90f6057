-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'public.client_members', 'public.approvals', 'public.project_comments',
  'public.client_invitations', 'public.project_file_versions', 'private.project_uploads'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (43, 'public.client_members',
    $$t.user_id = ($1).user_id or t.contact_id = any (($1).contacts)$$,
    'delete', '{added_by}', null),
  (55, 'public.approvals', $$t.user_id = ($1).user_id$$, 'user_id = null, person_name = null', '{}', null),
  (56, 'public.project_comments', $$t.from_client and t.author_id = ($1).user_id$$, 'delete', '{}', null),
  (57, 'public.client_invitations', $$t.email = ($1).email$$, 'delete', '{invited_by}', null),
  (66, 'public.project_file_versions',
    $$t.from_client and t.sent_by = ($1).user_id$$,
    'sent_by = null', '{}', null),
  (67, 'private.project_uploads', $$t.user_id = ($1).user_id$$, 'delete', '{}', null);
