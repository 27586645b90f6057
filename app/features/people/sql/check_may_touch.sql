create or replace function private.check_may_touch(p_user_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
begin
  -- The server: the set-up link and the command line.
  if private.caller_role() = 'service_role' then
    return;
  end if;
  if not public.has_permission(me, 'users', 'manage') then
    perform private.refuse('users_manage_missing');
  elsif p_user_id = me then
    perform private.refuse('own_roles');
  elsif private.rank_of(p_user_id) > private.rank_of(me) then
    perform private.refuse('person_above');
  elsif exists (
    -- A role of the company's own has a low rank and may permit more than the caller's.
    select from public.user_roles r join public.roles o on o.key = r.role and not o.is_built_in
    where r.user_id = p_user_id and r.is_active and (r.expires_at is null or r.expires_at > now())
      and private.role_beyond(me, r.role, r.product)
  ) then
    perform private.refuse('person_above');
  end if;
end
$$;
comment on function private.check_may_touch is
  'Refuses changes to oneself, to people of a higher rank or with a role of the company''s own that permits what the '
  'caller may not do, and by a caller who may not manage users.';
