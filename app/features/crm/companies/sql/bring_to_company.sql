create or replace function private.bring_to_company(p_contacts uuid[], p_company uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  deals uuid[];
  tickets uuid[];
  projects integer := 0;
  client record;
begin
  for client in
    select o.id from public.client_organizations o where o.contact_id = any (p_contacts) order by o.id
  loop
    if private.may_change_client(client.id, p_company) then
      projects := projects + private.give_client_to_company(client.id, p_company);
    end if;
  end loop;
  with led as (
    update public.crm_deals d set company_id = p_company
      where d.contact_id = any (p_contacts) and d.company_id is null and d.is_active
        and d.product = any (private.products_in('crm', 'update'))
      returning d.id)
  select coalesce(array_agg(l.id), '{}') into deals from led l;
  with led as (
    update public.feedback_tickets t set company_id = p_company
      where t.contact_id = any (p_contacts) and t.company_id is null
        and t.project_id = any (private.feedback_projects_in('update'))
      returning t.id)
  select coalesce(array_agg(l.id), '{}') into tickets from led l;
  return jsonb_build_object('deals', deals, 'tickets', tickets, 'projects', projects);
end
$$;
comment on function private.bring_to_company is
  'Gives a company the deals and tickets of its contacts that have none, and the projects whose client is one of them, '
  'as far as the caller may change each; returns the ids of the deals and tickets and the number of projects.';
