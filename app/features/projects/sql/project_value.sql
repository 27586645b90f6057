create or replace function public.project_value(p_project uuid) returns numeric
language sql stable security definer set search_path = ''
as $$
  select p.value from public.projects p
  where p.id = p_project and (private.may_in('projects', 'read', p.product)
    or p.shown_at is not null and private.is_member(p.organization_id, '{owner,finance}'))
$$;
grant execute on function public.project_value to authenticated;
comment on function public.project_value is
  'The value of a project: for staff who may read projects of its product, and for owners and finance of its '
  'client. Null for others.';
