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
