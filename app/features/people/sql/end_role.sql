create or replace function public.end_role(p_role_id uuid, p_reason text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  found_role public.user_roles;
begin
  select * into found_role from public.user_roles r where r.id = p_role_id and r.is_active
    for update;
  if not found then
    return;
  end if;
  perform private.check_may_touch(found_role.user_id);
  update public.user_roles set is_active = false where id = p_role_id;
  perform private.record_security_event('role_ended', 'warning', found_role.user_id,
    jsonb_strip_nulls(jsonb_build_object('role', private.role_label(found_role.role), 'product', found_role.product,
      'reason', nullif(btrim(p_reason), ''))));
end
$$;
grant execute on function public.end_role to authenticated, service_role;
comment on function public.end_role is 'Ends a role at once. Ending twice is no error.';
