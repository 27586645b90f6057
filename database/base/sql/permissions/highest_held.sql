create or replace function private.highest_held(p_user_id uuid) returns text
language sql stable security definer set search_path = ''
return (
  select r.role
  from public.user_roles r join public.user_profiles p using (user_id)
  where r.user_id = p_user_id and p.is_active and r.is_active
    and (r.expires_at is null or r.expires_at > now())
  order by private.role_rank(r.role) desc, r.role = 'viewer', r.role limit 1
);
comment on function private.highest_held is
  'The highest effective role of a user; of one rank, a role of the company''s own before viewer.';
