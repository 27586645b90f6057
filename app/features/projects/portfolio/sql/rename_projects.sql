drop function if exists private.rename_projects();
create or replace function private.rename_projects(
  p_client uuid default null, p_company uuid default null, p_contact uuid default null
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.update_project_summaries(array(
    select p.id from public.projects p join public.client_organizations o on o.id = p.organization_id
    -- Each by its own index.
    where o.id in (
      select k.id from public.client_organizations k where k.id = p_client
      union all
      select k.id from public.client_organizations k where k.company_id = p_company
      union all
      select k.id from public.client_organizations k where k.contact_id = p_contact)));
end
$$;
comment on function private.rename_projects is
  'Step: projects are found and ordered by what their client is called, itself, as its company or as its '
  'contact.';
