-- The profile follows the account.
create or replace function private.profile_of_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_profiles (user_id, display_name, email, locale)
    values (new.id, new.name, new.email, new.locale)
    on conflict (user_id) do update
      set email = excluded.email, updated_at = now()
      where user_profiles.email <> excluded.email;
  return null;
end
$$;
