-- not null: *
create or replace function private.claim_set_up(p_user_id uuid, p_made boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locks the roles, so that the checks below stay true.
  lock table public.user_roles in share row exclusive mode;
  if not private.has_superadmin() then
    perform public.grant_role(p_user_id, 'superadmin', null, 'set-up');
    return true;
  end if;
  -- An account made for a link that was already used is deleted, unless it has a role: then the same
  -- address was posted twice.
  if p_made then
    delete from identity.users u where u.id = p_user_id
      and not exists (select from public.user_roles r where r.user_id = u.id);
  end if;
  return false;
end
$$;
grant execute on function private.claim_set_up to service_role;
comment on function private.claim_set_up is
  'Makes an account the first superadmin; of concurrent calls one succeeds. The others get false, and their account '
  'is deleted if it was created for this (p_made).';
