create or replace function private.results_products() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  return private.products_asked('crm', 'read');
end
$$;
comment on function private.results_products is
  'Products whose figures the caller is shown: those she may read, and of them the one chosen. Refuses '
  'with crm_read_missing.';
