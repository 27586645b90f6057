-- People.
-- not null: user_id, display_name, email, is_active, confirmed, has_password, two_factor, created_at
create or replace function public.people_page(
  p_text text default null, p_role text default null, p_state text default null,
  p_after uuid default null, p_limit integer default 50,
  p_sort text default 'since', p_descending boolean default true
) returns table (user_id uuid, display_name text, email text, is_active boolean, role text,
  role_until timestamptz, confirmed boolean, has_password boolean, two_factor boolean,
  last_seen timestamptz, created_at timestamptz)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  needle text := private.pattern_of(private.folded(p_text));
  roles constant text[] := private.filter_values(p_role);
begin
  perform private.check_may_read_people();
  return query execute '
    select s.user_id, s.display_name, s.email, s.is_active, top.role, top.expires_at,
      u.email_verified, a.has_password, coalesce(u.two_factor_enabled, false),
      (select max(z.updated_at) from identity.sessions z where z.user_id = s.user_id), s.created_at
    from public.user_profiles s
    join identity.users u on u.id = s.user_id
    cross join lateral (
      select exists (select from identity.accounts c
          where c.user_id = s.user_id and (c.password is not null or c.provider_id like ''issuer:%''))
        -- They have signed in by a link, without a password.
        or exists (select from identity.sessions z where z.user_id = s.user_id)
        or exists (select from public.client_members m where m.user_id = s.user_id) as has_password) a
    left join lateral (
      select r.role, r.expires_at from public.user_roles r
      where r.user_id = s.user_id and r.is_active and (r.expires_at is null or r.expires_at > now())
      order by private.role_rank(r.role) desc, r.role = ''viewer'', r.role limit 1) top on true
    where true'
    || case when needle is null then '' else
      format(' and (private.folded(s.display_name) like %1$L or private.folded(s.email) like %1$L)', needle) end
    || case when p_role is null then '' else format(
      ' and (%1$L = any (%2$L) and top.role is not null or ''none'' = any (%2$L) and top.role is null '
      'or top.role = any (%2$L))', 'staff', roles) end
    || case when p_state is null then '' else ' and (' || (select string_agg(case v
      when 'active' then 's.is_active'
      when 'kept_out' then 'not s.is_active'
      when 'invited' then 's.is_active and not a.has_password'
      when 'unconfirmed' then 'not u.email_verified'
      when 'without_second_factor' then 'not coalesce(u.two_factor_enabled, false)'
      else 'false' end, ' or ') from unnest(private.filter_values(p_state)) v) || ')' end
    || private.index_page('public.user_profiles', '{}', '{}', case p_sort
      when 'person' then array['private.folded(s.display_name)', 's.user_id']
      when 'seen' then array['coalesce((select max(z.updated_at) from identity.sessions z
        where z.user_id = s.user_id), ''-infinity'')', 's.user_id']
      else array['s.created_at', 's.user_id'] end, null, null, p_descending, p_after,
      private.page_size(p_limit));
end
$$;
grant execute on function public.people_page to authenticated;
comment on function public.people_page is
  'People after the one named, in the order of p_sort (since, person or seen); for those who may '
  'read users. p_role is a role, staff or none; p_state is active, kept_out, invited, unconfirmed or '
  'without_second_factor; each may have several values (private.filter_values()).';
