drop function if exists public.change_project_client(uuid, uuid);
-- not null: *
create or replace function public.change_project_client(
  p_project uuid, p_company uuid, p_change uuid default gen_random_uuid()
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  client public.client_organizations;
begin
  if not public.has_permission(private.uid(), 'projects', 'update') then
    perform private.refuse('projects_update_missing');
  end if;
  perform private.check_company(p_company, 'read');
  select o.* into client from public.projects p join public.client_organizations o on o.id = p.organization_id
    where p.id = p_project and p.product = any (private.products_in('projects', 'update')) for update of o;
  if client.id is null then
    raise exception 'project_gone' using errcode = 'PT404';
  elsif client.company_id = p_company then
    return 0;
  elsif client.contact_id is null then
    raise exception 'client_changed' using errcode = 'PT409';
  elsif exists (select from public.invoices i where i.organization_id = client.id and i.issued_at is not null) then
    raise exception 'client_invoiced' using errcode = 'PT409';
  elsif not private.may_change_client(client.id, p_company) then
    perform private.refuse('projects_update_missing');
  end if;
  return private.give_client_to_company(client.id, p_company, p_change);
end
$$;
grant execute on function public.change_project_client to authenticated;
comment on function public.change_project_client is
  'Makes a company of the client of a project that is a person, for all projects of that person, as long as no invoice '
  'was issued; returns their number. p_change is the id for undo_client_change(). Refuses with projects_update_missing, crm_read_missing, company_gone, '
  'project_gone, client_changed (it is a company already) or client_invoiced.';
