create or replace function private.users_after_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.two_factor_enabled is distinct from new.two_factor_enabled then
    perform pg_notify('access_changed', new.id::text);
  end if;
  if old.email <> new.email then
    perform private.profile_of_account(new);
  end if;
  return null;
end
$$;
comment on function private.users_after_update is
  'Trigger: notifies channel "access_changed" of the user whose second step was switched on or off; the profile '
  'follows the e-mail.';
