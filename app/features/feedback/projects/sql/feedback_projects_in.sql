create or replace function private.feedback_projects_in(p_action text) returns uuid[]
language sql stable security definer set search_path = ''
return (
  select coalesce(array_agg(p.id), '{}') from public.feedback_projects p
  where p.product = any (private.products_in('feedback', p_action))
);
grant execute on function private.feedback_projects_in to authenticated;
comment on function private.feedback_projects_in is
  'Projects in whose entries and tickets the caller has a permission.';
