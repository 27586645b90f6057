create or replace function private.check_company(p_company_id uuid, p_action text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', p_action) then
    perform private.refuse('crm_' || p_action || '_missing');
  elsif not exists (select from public.crm_companies c where c.id = p_company_id and c.merged_into is null
      and (private.in_every_product('crm', p_action)
        or c.products && private.products_in('crm', p_action))) then
    raise exception 'company_gone' using errcode = 'PT404';
  end if;
end
$$;
comment on function private.check_company is
  'Refuses a caller who may not do something with a company, by the products that it belongs to.';
