create or replace function private.check_own_role_limit(p_role text, p_resource text, p_action text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_resource = 'users' and p_action = 'manage'
     and exists (select from public.roles r where r.key = p_role and not r.is_built_in) then
    perform private.refuse('own_role_limit');
  end if;
end
$$;
comment on function private.check_own_role_limit is
  'Refuses that a role of the company''s own manages users: who grants access has one of the five.';
