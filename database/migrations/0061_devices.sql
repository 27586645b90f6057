-- Browsers that have signed an account in count their guesses for themselves, so that a stranger's
-- guesses close the door to strangers alone. Which they are is in a signed cookie of each; here is
-- only what makes all of them strangers again.

alter table identity.users add column device_generation integer not null default 0;
comment on column identity.users.device_generation is
  'Cookies of known browsers name it; one that names an older one is a stranger''s.';

create function private.device_generation(p_user_id uuid, p_email text)
returns table (user_id uuid, generation integer)
language sql stable security definer set search_path = ''
as $$
  select u.id, u.device_generation from identity.users u
  where u.id = p_user_id or u.email = p_email
$$;
revoke all on function private.device_generation(uuid, text) from public;
grant execute on function private.device_generation(uuid, text) to service_role;
comment on function private.device_generation(uuid, text) is
  'An account by its id or its address, and which cookies of known browsers hold for it.';

create function private.forget_devices(p_user_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update identity.users set device_generation = device_generation + 1 where id = p_user_id
$$;
revoke all on function private.forget_devices(uuid) from public;
grant execute on function private.forget_devices(uuid) to service_role;
comment on function private.forget_devices(uuid) is
  'Makes every browser a stranger that was known to have signed this account in.';

-- Whoever knew the password of before must not go on guessing at the new one from many browsers.
create function private.new_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_devices(new.user_id);
  return null;
end
$$;
revoke all on function private.new_password() from public;
create trigger new_password after update of password on identity.accounts
  for each row when (old.password is distinct from new.password)
  execute function private.new_password();
