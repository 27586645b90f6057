drop function if exists private.profile_of_account();
create or replace function private.profile_of_account(account identity.users) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_profiles (user_id, display_name, email, locale)
    values (account.id, account.name, account.email, account.locale)
    on conflict (user_id) do update
      set email = excluded.email, updated_at = now()
      where user_profiles.email <> excluded.email;
end
$$;
comment on function private.profile_of_account is 'Step: updates the profile of a changed account.';
