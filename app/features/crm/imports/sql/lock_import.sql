drop function if exists private.own_import(uuid, text[]);
create or replace function private.lock_import(p_id uuid, p_states text[])
returns public.crm_imports
language plpgsql security definer set search_path = ''
as $$
declare
  found public.crm_imports;
begin
  select * into found from public.crm_imports i where i.id = p_id for update;
  if found.id is null
     or not found.product = any (private.products_in('crm', 'create')) then
    perform private.refuse('crm_create_missing');
  end if;
  if not found.state = any (p_states) then
    return null;
  end if;
  return found;
end
$$;
comment on function private.lock_import is
  'An import that the caller may change, locked; null where it is in none of the given states. '
  'Refuses with crm_create_missing.';
