create or replace function private.check_role_name(p_name text, p_own_key text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.roles r where r.key is distinct from p_own_key
      and (private.folded(r.name) = private.folded(p_name) or r.is_built_in and r.key = private.folded(p_name))
      and r.deleted_at is null) then
    raise exception 'role_name_taken' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.check_role_name is 'Refuses a name that another role has, or that is the key of one of the five.';
