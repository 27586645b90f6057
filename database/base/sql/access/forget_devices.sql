create or replace function private.forget_devices(p_user_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update identity.users set device_generation = device_generation + 1 where id = p_user_id
$$;
grant execute on function private.forget_devices to service_role;
comment on function private.forget_devices is
  'Revokes every known browser of this account: each counts as unknown again.';
