create or replace function private.products_in(p_resource text, p_action text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when private.claim('viewed_client') is null
    then private.products_granted((select private.uid()), p_resource, p_action) else '{}' end;
end
$$;
grant execute on function private.products_in to authenticated;
comment on function private.products_in is
  'Products in whose rows the caller may do something. Asked once a statement by the policies.';
