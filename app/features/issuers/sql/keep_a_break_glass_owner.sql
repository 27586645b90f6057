create or replace function private.keep_a_break_glass_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two changes at once would each see the owner whom the other one removes.
  perform pg_advisory_xact_lock(hashtext('keep_a_break_glass_owner'));
  if exists (
    select from public.sign_in_domains d join public.sign_in_issuers i on i.id = d.issuer_id and i.is_enabled
    where d.is_required
  ) and not exists (
    select from public.break_glass_owners b where private.is_break_glass_owner(b.user_id)
  ) then
    raise exception 'break_glass_missing' using errcode = 'PT409';
  end if;
  return null;
end
$$;
comment on function private.keep_a_break_glass_owner is
  'Trigger: while a domain requires an issuer, somebody can sign in without it.';

drop trigger if exists keep_a_break_glass_owner on public.sign_in_domains;
create constraint trigger keep_a_break_glass_owner
  after insert or update on public.sign_in_domains deferrable initially immediate
  for each row when (new.is_required) execute function private.keep_a_break_glass_owner();
drop trigger if exists keep_a_break_glass_owner on public.sign_in_issuers;
create constraint trigger keep_a_break_glass_owner
  after update of is_enabled on public.sign_in_issuers deferrable initially immediate
  for each row when (new.is_enabled) execute function private.keep_a_break_glass_owner();
drop trigger if exists keep_a_break_glass_owner on public.break_glass_owners;
create constraint trigger keep_a_break_glass_owner
  after delete on public.break_glass_owners deferrable initially immediate
  for each row execute function private.keep_a_break_glass_owner();
drop trigger if exists keep_a_break_glass_owner on public.user_roles;
create constraint trigger keep_a_break_glass_owner
  after update or delete on public.user_roles deferrable initially immediate
  for each row when (old.role = 'superadmin' and old.is_active)
  execute function private.keep_a_break_glass_owner();
drop trigger if exists keep_a_break_glass_owner on public.user_profiles;
create constraint trigger keep_a_break_glass_owner
  after update of is_active on public.user_profiles deferrable initially immediate
  for each row when (old.is_active and not new.is_active) execute function private.keep_a_break_glass_owner();
drop trigger if exists keep_a_break_glass_owner on identity.users;
create constraint trigger keep_a_break_glass_owner
  after update of two_factor_enabled on identity.users deferrable initially immediate
  for each row when (old.two_factor_enabled and not coalesce(new.two_factor_enabled, false))
  execute function private.keep_a_break_glass_owner();
