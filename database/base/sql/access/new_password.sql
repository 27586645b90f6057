-- An attacker who knew the old password must not keep guessing the new one from many browsers.
create or replace function private.new_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_devices(new.user_id);
  return null;
end
$$;
