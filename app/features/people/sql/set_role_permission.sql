create or replace function public.set_role_permission(
  p_role text, p_resource text, p_action text, p_allowed boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_superadmin();
  if p_role = 'superadmin' then
    perform private.refuse('superadmin_fixed');
  elsif not exists (select from public.roles r where r.key = p_role and r.deleted_at is null) then
    raise exception 'role_unknown' using errcode = 'PT422';
  elsif p_allowed then
    perform private.check_own_role_limit(p_role, p_resource, p_action);
  end if;
  if p_allowed then
    insert into public.role_permissions (role, resource, action)
      values (p_role, p_resource, p_action) on conflict do nothing;
  else
    delete from public.role_permissions
      where role = p_role and resource = p_resource and action = p_action;
  end if;
  if found then
    update public.roles set revision = revision + 1 where key = p_role and not is_built_in;
    perform private.record_security_event('permission_changed', 'warning', null,
      jsonb_build_object('role', private.role_label(p_role), 'resource', p_resource, 'action', p_action,
        'allowed', p_allowed));
  end if;
end
$$;
grant execute on function public.set_role_permission to authenticated;
comment on function public.set_role_permission is
  'Edits the matrix; for superadmins, whose own rows are fixed.';
