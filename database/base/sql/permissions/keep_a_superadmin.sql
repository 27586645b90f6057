-- At least one superadmin must remain, by whatever way rows are deleted.
create or replace function private.keep_a_superadmin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_a_superadmin'));
  if not exists (
    select 1 from public.user_roles r join public.user_profiles p using (user_id)
    where r.role = 'superadmin' and r.product is null and r.is_active
      and r.expires_at is null and p.is_active
  ) then
    raise exception 'last_superadmin' using errcode = 'PT409';
  end if;
  return null;
end
$$;
