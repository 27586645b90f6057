create or replace function public.begin_client_view(p_project uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  organization uuid;
begin
  if not public.has_permission(private.uid(), 'projects', 'read') then
    raise exception 'projects_read_missing' using errcode = 'PT403';
  end if;
  select p.organization_id into organization from public.projects p
    join public.client_organizations o on o.id = p.organization_id and o.is_active
    where p.id = p_project and p.shown_at is not null and private.may_in('projects', 'read', p.product)
      and private.may_view_client(o.products, 'projects');
  if found then
    perform private.record_project_event(p_project, 'viewed');
  end if;
  return organization;
end
$$;
grant execute on function public.begin_client_view to authenticated;
comment on function public.begin_client_view is
  'Records that a user views a project as its client, and returns the client. Refuses with '
  'projects_read_missing; null where the project is not published,
  or where the client has a product that the caller may not read.';
