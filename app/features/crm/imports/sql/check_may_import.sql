create or replace function private.check_may_import(p_product text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_product is null or not private.may_in('crm', 'create', p_product) then
    perform private.refuse('crm_create_missing');
  end if;
end
$$;
comment on function private.check_may_import is
  'Refuses a caller who may not create contacts in a product. Checked for every batch, so that an import '
  'stops when the permission ends.';
