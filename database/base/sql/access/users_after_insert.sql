create or replace function private.users_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.profile_of_account(new);
  return null;
end
$$;
comment on function private.users_after_insert is 'Trigger: the profile of a new account.';
