create or replace function private.rank_of(p_user_id uuid) returns integer
language sql stable security definer set search_path = ''
return (
  select coalesce(max(private.role_rank(r.role)), 0)
  from public.user_roles r join public.user_profiles p using (user_id)
  where r.user_id = p_user_id and p.is_active and r.is_active
    and (r.expires_at is null or r.expires_at > now())
);
comment on function private.rank_of is 'Rank of the highest effective role, 0 without one.';
