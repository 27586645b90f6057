create or replace function private.check_company_merge(p_target uuid, p_other uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  mine text[] := private.products_in('crm', 'update');
  clients integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  elsif p_target = p_other then
    raise exception 'merge_with_itself' using errcode = 'PT422';
  elsif (select count(*) from public.crm_companies c where c.id in (p_target, p_other)
      and (private.in_every_product('crm', 'update') or c.products && mine)) < 2 then
    raise exception 'company_gone' using errcode = 'PT404';
  elsif not private.in_every_product('crm', 'update') and exists (select from public.crm_companies c
      where c.id in (p_target, p_other) and not c.products <@ mine) then
    perform private.refuse('crm_update_missing');
  end if;
  -- Two clients become one: each side sees the work of the other.
  select count(*) into clients from public.client_organizations o where o.company_id in (p_target, p_other);
  if clients > 0 and (not public.has_permission(private.uid(), 'projects', 'update')
      or not private.in_every_product('projects', 'update') and exists (select from public.client_organizations o
        where o.company_id in (p_target, p_other) and not o.products <@ private.products_in('projects', 'update'))) then
    perform private.refuse('projects_update_missing');
  end if;
end
$$;
comment on function private.check_company_merge is
  'Refuses a caller who may not make one of two companies: the caller changes the CRM in every product of both, and '
  'projects in every product of those that are clients.';
