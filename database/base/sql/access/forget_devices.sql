create or replace function private.forget_devices(p_user_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update identity.users set device_generation = device_generation + 1 where id = p_user_id
$$;
grant execute on function private.forget_devices to service_role;
comment on function private.forget_devices is
  'Makes every browser a stranger that was known to have signed this account in.';
