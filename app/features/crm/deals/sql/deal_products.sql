create or replace function private.deal_products(p_action text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', p_action) then
    perform private.refuse('crm_' || p_action || '_missing');
  end if;
  return private.selected_products('crm', p_action);
end
$$;
comment on function private.deal_products is
  'Products whose deals a list shows the caller. Refuses with crm_read_missing or the like.';
