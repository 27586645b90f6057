-- not null: *
create or replace function private.must_use_issuer(p_user_id uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.user_profiles p
  join public.sign_in_domains d on d.domain = private.mail_domain(p.email) and d.is_required
  join public.sign_in_issuers i on i.id = d.issuer_id and i.is_enabled
  where p.user_id = p_user_id
) and not private.is_break_glass_owner(p_user_id);
grant execute on function private.must_use_issuer to service_role;
comment on function private.must_use_issuer is
  'Whether the domain of a user requires an issuer, and they are no break-glass owner.';
