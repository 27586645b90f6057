create or replace function private.results_products() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  return private.selected_products('crm', 'read');
end
$$;
comment on function private.results_products is
  'Products whose figures the caller may see: those they may read, and of them the chosen one. Refuses '
  'with crm_read_missing.';
