-- The matrix is edited by superadmins whose permissions hold, not by rank alone.
create or replace function public.set_role_permission(
  p_role text, p_resource text, p_action text, p_allowed boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.rank_of(private.uid()) < 5
     or not private.may(private.uid(), 'users', 'manage') then
    perform private.refuse('superadmin_only');
  elsif p_role = 'superadmin' then
    perform private.refuse('superadmin_fixed');
  end if;
  if p_allowed then
    insert into public.role_permissions (role, resource, action)
      values (p_role, p_resource, p_action) on conflict do nothing;
  else
    delete from public.role_permissions
      where role = p_role and resource = p_resource and action = p_action;
  end if;
  if found then
    perform private.record_security_event('permission_changed', 'warning', null,
      jsonb_build_object('role', p_role, 'resource', p_resource, 'action', p_action,
        'allowed', p_allowed));
  end if;
end
$$;
grant execute on function public.set_role_permission to authenticated;
comment on function public.set_role_permission is
  'Edits the matrix; for superadmins, whose own rows are fixed.';
