create or replace function public.people_page(
  p_text text default null, p_role text default null, p_state text default null,
  p_after uuid default null, p_limit integer default 50,
  p_sort text default 'since', p_descending boolean default true
) returns table (user_id uuid, display_name text, email text, is_active boolean, role text,
  role_until timestamptz, confirmed boolean, has_password boolean, two_factor boolean,
  last_seen timestamptz, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Only texts from here come into the statement; what the caller says goes in as values.
  key text := case p_sort
    when 'person' then 'lower(p.display_name)'
    when 'seen' then 'coalesce((select max(z.updated_at) from identity.sessions z
      where z.user_id = p.user_id), ''-infinity'')'
    else 'p.created_at' end;
  ranked text := case when p_descending then 'desc' else 'asc' end;
begin
  perform private.check_may_read_people();
  return query execute format('
    select p.user_id, p.display_name, p.email, p.is_active, top.role, top.expires_at,
      u.email_verified, a.has_password, coalesce(u.two_factor_enabled, false),
      (select max(s.updated_at) from identity.sessions s where s.user_id = p.user_id), p.created_at
    from public.user_profiles p
    join identity.users u on u.id = p.user_id
    cross join lateral (
      select exists (select from identity.accounts c
        where c.user_id = p.user_id and c.password is not null) as has_password) a
    left join lateral (
      select r.role, r.expires_at from public.user_roles r
      where r.user_id = p.user_id and r.is_active and (r.expires_at is null or r.expires_at > now())
      order by private.role_rank(r.role) desc limit 1) top on true
    where ($1 is null or lower(p.display_name) like $1 or p.email like $1)
      and ($2 is null or top.role = $2
        or $2 = ''staff'' and top.role is not null or $2 = ''none'' and top.role is null)
      and ($3 is null
        or $3 = ''active'' and p.is_active
        or $3 = ''kept_out'' and not p.is_active
        or $3 = ''invited'' and p.is_active and not a.has_password
        or $3 = ''unconfirmed'' and not u.email_verified
        or $3 = ''without_second_factor'' and not coalesce(u.two_factor_enabled, false))
      %1$s
    order by %2$s %3$s, p.user_id %3$s
    limit least(greatest($5, 1), 500)',
    case when p_after is null then '' else format(
      'and (%1$s, p.user_id) %2$s (select %1$s, p.user_id from public.user_profiles p
        where p.user_id = $4)',
      key, case when p_descending then '<' else '>' end) end,
    key, ranked)
  using private.pattern_of(p_text), p_role, p_state, p_after, p_limit;
end
$$;
revoke all on function public.people_page from public, anon, authenticated, service_role;
grant execute on function public.people_page to authenticated;
comment on function public.people_page is
  'People after the one named, in the order of p_sort (since, person or seen); for those who may '
  'read users. p_role is a role, staff or none; p_state is active, kept_out, invited, unconfirmed or '
  'without_second_factor.';
