-- Records and people, after the same recipe as leads.

-- The record of security and the record of changes.

create index security_events_of_type on public.security_events (event_type, created_at, id);
create index security_events_by_severity on public.security_events (severity, created_at, id);
create index security_events_of_type_by_severity on public.security_events
  (event_type, severity, created_at, id);
drop index public.security_events_by_type;

create function private.setting_changes_page_sql(
  p_table text, p_row uuid, p_text text, p_from date, p_to date, p_descending boolean, p_after uuid,
  p_limit integer
) returns text
language sql stable set search_path = ''
-- A question is part of its form: whoever asks for the form's changes asks for those of it, too.
return '
  select s.id, s.change_set, s.changed_at, s.actor_id, p.display_name, s.table_name, s.action,
    private.setting_label(coalesce(s.after, s.before)),
    (select count(*)::integer - 1 from public.setting_changes o where o.change_set = s.change_set),
    s.restores
  from public.setting_changes s left join public.user_profiles p on p.user_id = s.actor_id
  where s.step = 1'
  || case when p_table is null and p_row is null then '' else
    ' and exists (select from public.setting_changes o where o.change_set = s.change_set'
    || private.is_value('o.table_name', p_table)
    || case when p_row is null then '' else format(' and (o.row_id = %1$L::uuid
        or o.table_name = ''form_fields'' and coalesce(o.after, o.before) ->> ''form_id'' = %1$L)',
      p_row) end || ')' end
  || coalesce(' and lower(coalesce(p.display_name, '''') || '' ''
    || private.setting_label(coalesce(s.after, s.before))) like '
    || quote_literal(private.pattern_of(p_text)), '')
  || private.page_after('public.setting_changes', '{}', '{}', array['s.changed_at', 's.id'], p_from,
    p_to, p_descending, p_after, private.page_size(p_limit));
revoke all on function
  private.setting_changes_page_sql(text, uuid, text, date, date, boolean, uuid, integer) from public;
comment on function
  private.setting_changes_page_sql(text, uuid, text, date, date, boolean, uuid, integer) is
  'The statement of setting_changes_page().';

create or replace function public.setting_changes_page(
  p_table text default null,
  p_row uuid default null,
  p_text text default null,
  p_from date default null,
  p_to date default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_descending boolean default true
) returns table (
  id uuid, change_set text, changed_at timestamptz, actor_id uuid, actor text, table_name text,
  action text, label text, others integer, restores text
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'read') then
    raise exception 'settings_read_missing' using errcode = '42501';
  end if;
  return query execute private.setting_changes_page_sql(p_table, p_row, p_text, p_from, p_to,
    p_descending, p_after, p_limit);
end
$$;

-- People.

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
  needle text := private.pattern_of(p_text);
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
        where c.user_id = s.user_id and c.password is not null) as has_password) a
    left join lateral (
      select r.role, r.expires_at from public.user_roles r
      where r.user_id = s.user_id and r.is_active and (r.expires_at is null or r.expires_at > now())
      order by private.role_rank(r.role) desc limit 1) top on true
    where true'
    || case when needle is null then '' else
      format(' and (lower(s.display_name) like %1$L or s.email like %1$L)', needle) end
    || case when p_role is null then '' when p_role = 'staff' then ' and top.role is not null'
      when p_role = 'none' then ' and top.role is null'
      else private.is_value('top.role', p_role) end
    || case when p_state is null then '' else case p_state
      when 'active' then ' and s.is_active'
      when 'kept_out' then ' and not s.is_active'
      when 'invited' then ' and s.is_active and not a.has_password'
      when 'unconfirmed' then ' and not u.email_verified'
      when 'without_second_factor' then ' and not coalesce(u.two_factor_enabled, false)'
      else ' and false' end end
    || private.page_after('public.user_profiles', '{}', '{}', case p_sort
      when 'person' then array['lower(s.display_name)', 's.user_id']
      when 'seen' then array['coalesce((select max(z.updated_at) from identity.sessions z
        where z.user_id = s.user_id), ''-infinity'')', 's.user_id']
      else array['s.created_at', 's.user_id'] end, null, null, p_descending, p_after,
      private.page_size(p_limit));
end
$$;
