create or replace function private.give_client_to_company(p_client uuid, p_company uuid) returns integer
language plpgsql set search_path = ''
as $$
declare
  firm public.client_organizations;
  ids uuid[] := array(select p.id from public.projects p where p.organization_id = p_client order by p.id);
begin
  perform from public.client_organizations o where o.id = p_client or o.company_id = p_company order by o.id for update;
  select * into firm from public.client_organizations o where o.company_id = p_company;
  if firm.id is null then
    update public.client_organizations o set name = k.name, company_id = k.id, contact_id = null, updated_at = now()
      from public.crm_companies k where o.id = p_client and k.id = p_company;
  else
    -- The company is a client already: work, people and drafts of the person are its own from now on.
    update public.client_organizations o set is_active = true where o.id = firm.id and not o.is_active;
    insert into public.client_members (organization_id, user_id, role, contact_id, added_by)
      select firm.id, m.user_id, m.role, m.contact_id, m.added_by from public.client_members m
      where m.organization_id = p_client
      on conflict (organization_id, user_id) do nothing;
    delete from public.client_members m where m.organization_id = p_client;
    update public.client_invitations i set organization_id = firm.id
      where i.organization_id = p_client and not exists (select from public.client_invitations o
        where o.organization_id = firm.id and o.email = i.email);
    update public.projects p set organization_id = firm.id where p.organization_id = p_client;
    update public.crm_deals d set organization_id = firm.id where d.organization_id = p_client;
    update public.invoices i set organization_id = firm.id where i.organization_id = p_client;
    update public.feedback_tickets t set organization_id = firm.id where t.organization_id = p_client;
    update public.feedback_messages m set organization_id = firm.id where m.organization_id = p_client;
    update private.project_uploads u set organization_id = firm.id where u.organization_id = p_client;
    update private.client_notices n set organization_id = firm.id where n.organization_id = p_client;
    update public.client_organizations o set is_active = false, updated_at = now() where o.id = p_client;
  end if;
  perform private.record_project_event(p.id, 'client', jsonb_build_object('company', p_company))
    from unnest(ids) p (id);
  return cardinality(ids);
end
$$;
comment on function private.give_client_to_company is
  'Makes a company of a client that is a person; where the company is a client already, it takes over projects, deals, '
  'drafts of invoices, tickets and people. Returns the number of projects.';
