drop function if exists private.rename_projects();
create or replace function private.rename_projects(
  p_client uuid default null, p_company uuid default null, p_contact uuid default null
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.update_project_summaries(array(
    select p.id from public.projects p join public.client_organizations o on o.id = p.organization_id
    -- Separate statements, each with its own index.
    where o.id in (
      select k.id from public.client_organizations k where k.id = p_client
      union all
      select k.id from public.client_organizations k where k.company_id = p_company
      union all
      select k.id from public.client_organizations k where k.contact_id = p_contact)));
end
$$;
comment on function private.rename_projects is
  'Step: updates the client names by which projects are searched and sorted, after a client, company or contact '
  'was renamed.';
