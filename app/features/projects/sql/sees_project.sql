create or replace function private.sees_project(p_project uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.projects p
    where p.id = p_project and (private.may_in('projects', 'read', p.product)
      or p.shown_at is not null and private.is_member(p.organization_id)))
$$;
comment on function private.sees_project is
  'Whether the caller may read a project: staff by its product, people of its client once it is published.';
