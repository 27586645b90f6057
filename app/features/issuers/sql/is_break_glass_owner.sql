create or replace function private.is_break_glass_owner(p_user_id uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.break_glass_owners b
  join public.user_profiles p on p.user_id = b.user_id and p.is_active
  join identity.users u on u.id = b.user_id and u.two_factor_enabled
  where b.user_id = p_user_id
    and exists (select from identity.accounts a where a.user_id = b.user_id and a.provider_id = 'credential'
      and a.password is not null)
    and exists (select from public.user_roles r where r.user_id = b.user_id and r.role = 'superadmin' and r.product is null
      and r.is_active and r.expires_at is null and r.issuer_id is null)
);
comment on function private.is_break_glass_owner is
  'Whether a user is marked as break-glass owner and can be one: an active superadmin, by a role given by hand and without '
  'end, with a password and a second step.';
