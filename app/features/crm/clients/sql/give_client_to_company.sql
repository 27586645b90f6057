drop function if exists private.give_client_to_company(uuid, uuid);
create or replace function private.give_client_to_company(
  p_client uuid, p_company uuid, p_change uuid default gen_random_uuid()
) returns integer
language plpgsql set search_path = ''
as $$
declare
  firm public.client_organizations;
  person uuid;
  moved jsonb := '{}';
  ids uuid[] := array(select p.id from public.projects p where p.organization_id = p_client order by p.id);
begin
  perform from public.client_organizations o where o.id = p_client or o.company_id = p_company order by o.id for update;
  select * into firm from public.client_organizations o where o.company_id = p_company;
  select o.contact_id into person from public.client_organizations o where o.id = p_client;
  if firm.id is null then
    update public.client_organizations o set name = k.name, company_id = k.id, contact_id = null, updated_at = now()
      from public.crm_companies k where o.id = p_client and k.id = p_company;
  else
    -- The company is a client already: work, people and drafts of the person are its own from now on.
    moved := private.move_client(p_client, firm.id);
  end if;
  insert into private.client_changes (id, client_id, company_id, projects, moved)
    values (p_change, p_client, p_company, ids, moved || jsonb_build_object('person', person));
  perform private.record_project_event(p.id, 'client', jsonb_build_object('company', p_company))
    from unnest(ids) p (id);
  return cardinality(ids);
end
$$;
comment on function private.give_client_to_company is
  'Makes a company of a client that is a person; where the company is a client already, it takes over projects, deals, '
  'drafts of invoices, tickets and people. p_change is the id for undo_client_change(). Returns the number of projects.';
