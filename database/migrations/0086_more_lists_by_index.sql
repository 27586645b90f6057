-- The other lists of staff, after the same recipe as leads (0085).

-- Feedback.

create index feedback_entries_in_place on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate}'::text[], status), created_at, id);
create index feedback_entries_of_type on public.feedback_entries (type, created_at, id);
create index feedback_entries_of_type_in_place on public.feedback_entries
  (type, array_position('{new,triaged,planned,done,declined,duplicate}'::text[], status), created_at,
    id);
create index feedback_entries_by_severity on public.feedback_entries
  (array_position('{idea,low,medium,high,blocker}'::text[], severity), created_at, id);
create index feedback_entries_in_place_by_severity on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate}'::text[], status),
    array_position('{idea,low,medium,high,blocker}'::text[], severity), created_at, id);
drop index public.feedback_entries_by_status, public.feedback_entries_by_type;

create function private.feedback_page_sql(
  p_text text, p_status text, p_type text, p_from date, p_to date, p_sort text,
  p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  needle text := private.pattern_of(p_text);
  -- Days go with the order of arrival.
  arrived boolean := p_sort not in ('type', 'status', 'severity');
  ways constant text[] := '{new,triaged,planned,done,declined,duplicate}';
  place constant text := format('array_position(%L::text[], s.status)', ways);
  severity constant text := 'array_position(''{idea,low,medium,high,blocker}''::text[], s.severity)';
begin
  return '
    select s.id, s.protocol, p.key, m.key, s.type, s.severity, s.status, s.score,
      left(s.verbatim, 200), s.author_name, s.author_email, jsonb_array_length(s.attachments),
      s.review_reason, s.created_at
    from public.feedback_entries s
    join public.feedback_projects p on p.id = s.project_id
    left join public.feedback_modules m on m.id = s.module_id
    where true'
    || coalesce(' and lower(s.protocol || '' '' || coalesce(s.author_name, '''') || '' ''
      || coalesce(s.author_email, '''') || '' '' || s.verbatim) like '
      || quote_literal(needle), '')
    -- By words the planner weighs which index to walk.
    || case when needle is null then '' else private.is_value('s.type', p_type)
      || private.is_value(place, array_position(ways, p_status)::text) end
    || case when arrived then '' else private.in_days('s.created_at', p_from, p_to) end
    || private.page_after('public.feedback_entries', array['s.type', place],
      case when needle is null
        then array[quote_literal(p_type), array_position(ways, p_status)::text]
        else '{null,null}' end,
      case p_sort
        when 'type' then array['s.type', 's.created_at', 's.id']
        when 'status' then array[place, 's.created_at', 's.id']
        when 'severity' then array[severity, 's.created_at', 's.id']
        else array['s.created_at', 's.id'] end,
      case when arrived then p_from end, case when arrived then p_to end, p_descending, p_after,
      private.page_size(p_limit));
end
$$;
revoke all on function
  private.feedback_page_sql(text, text, text, date, date, text, boolean, uuid, integer) from public;
comment on function
  private.feedback_page_sql(text, text, text, date, date, text, boolean, uuid, integer) is
  'The statement of feedback_page().';

create or replace function public.feedback_page(
  p_text text default null,
  p_status text default null,
  p_type text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_from date default null,
  p_to date default null,
  p_sort text default 'arrived',
  p_descending boolean default true
) returns table (
  id uuid, protocol text, project text, module text, type text, severity text, status text,
  score smallint, verbatim text, author_name text, author_email text, files integer,
  review_reason text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = '42501';
  end if;
  return query execute private.feedback_page_sql(p_text, p_status, p_type, p_from, p_to, p_sort,
    p_descending, p_after, p_limit);
end
$$;
drop function private.feedback_conditions(text, text, text, date, date);

-- Subscriptions of the newsletter.

create function private.subscription_place(p_status text) returns integer
language sql immutable set search_path = ''
return array_position('{pending,undeliverable,active,unsubscribed}'::text[], p_status);
revoke all on function private.subscription_place(text) from public;
comment on function private.subscription_place(text) is
  'Where a state that lists show of a subscription stands, from 1.';

create function private.subscription_place_sql() returns text
language sql immutable set search_path = ''
return 'array_position(''{pending,undeliverable,active,unsubscribed}''::text[],
  case when s.undeliverable_at is null then s.status else ''undeliverable'' end)';
revoke all on function private.subscription_place_sql() from public;
comment on function private.subscription_place_sql() is
  'Expression in SQL: where a subscription s stands, from 1, as lists show it. One whose address takes '
  'no mail is its own.';

create index newsletter_subscriptions_in_place on public.newsletter_subscriptions
  (array_position('{pending,undeliverable,active,unsubscribed}'::text[],
    case when undeliverable_at is null then status else 'undeliverable' end), created_at, id);
create index newsletter_subscriptions_of_page on public.newsletter_subscriptions
  (coalesce(source_page, ''), created_at, id);
create index newsletter_subscriptions_of_page_in_place on public.newsletter_subscriptions
  (coalesce(source_page, ''), array_position('{pending,undeliverable,active,unsubscribed}'::text[],
    case when undeliverable_at is null then status else 'undeliverable' end), created_at, id);
create index newsletter_subscriptions_in_place_by_email on public.newsletter_subscriptions
  (array_position('{pending,undeliverable,active,unsubscribed}'::text[],
    case when undeliverable_at is null then status else 'undeliverable' end), email, id);

create or replace function private.newsletter_conditions(
  p_text text, p_status text, p_source text, p_from date, p_to date
) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return 'true'
    || coalesce(' and s.email like ' || quote_literal(private.pattern_of(p_text)), '')
    || private.is_value(private.subscription_place_sql(),
      private.subscription_place(p_status)::text)
    || private.is_value('coalesce(s.source_page, '''')', p_source)
    || private.in_days('s.created_at', p_from, p_to);
end
$$;
comment on function private.newsletter_conditions(text, text, text, date, date) is
  'Condition on subscriptions s in SQL; only of what is given, so that the planner sees it.';

create function private.newsletter_page_sql(
  p_text text, p_status text, p_source text, p_from date, p_to date, p_sort text,
  p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  given text[] := array['coalesce(s.source_page, '''')', private.subscription_place_sql()];
  literals text[] := array[quote_literal(p_source), private.subscription_place(p_status)::text];
  needle text := private.pattern_of(p_text);
  -- Days go with the order of arrival.
  created boolean := p_sort not in ('email', 'status', 'source');
begin
  return '
    select s.id, s.email, s.status, s.locale, s.source_page, s.utm_source, s.utm_medium,
      s.utm_campaign, s.created_at, s.asked_at, s.confirmed_at, s.unsubscribed_at,
      s.undeliverable_at
    from public.newsletter_subscriptions s
    where ' || case
      -- By words the planner weighs which index to walk.
      when needle is not null
        then private.newsletter_conditions(p_text, p_status, p_source, null, null)
      else 'true' end
    || case when created then '' else private.in_days('s.created_at', p_from, p_to) end
    || private.page_after('public.newsletter_subscriptions', given,
      case when needle is null then literals else '{null,null}' end,
      case p_sort
        when 'email' then array['s.email', 's.id']
        when 'status' then array[given[2], 's.created_at', 's.id']
        when 'source' then array[given[1], 's.created_at', 's.id']
        else array['s.created_at', 's.id'] end,
      case when created then p_from end, case when created then p_to end, p_descending, p_after,
      private.page_size(p_limit));
end
$$;
revoke all on function
  private.newsletter_page_sql(text, text, text, date, date, text, boolean, uuid, integer) from public;
comment on function
  private.newsletter_page_sql(text, text, text, date, date, text, boolean, uuid, integer) is
  'The statement of newsletter_page().';

create or replace function public.newsletter_page(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_from date default null,
  p_to date default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_sort text default 'created',
  p_descending boolean default true
) returns table (
  id uuid, email text, status text, locale text, source_page text, utm_source text,
  utm_medium text, utm_campaign text, created_at timestamptz, asked_at timestamptz,
  confirmed_at timestamptz, unsubscribed_at timestamptz, undeliverable_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  perform private.check_campaigns('read');
  return query execute private.newsletter_page_sql(p_text, p_status, p_source, p_from, p_to, p_sort,
    p_descending, p_after, p_limit);
end
$$;

create or replace function public.newsletter_count(
  p_text text default null, p_status text default null, p_source text default null,
  p_from date default null, p_to date default null
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  perform private.check_export('campaigns');
  execute format('select count(*) from (
      select from public.newsletter_subscriptions s where %s limit 10001) found',
    private.newsletter_conditions(p_text, p_status, p_source, p_from, p_to))
    into found;
  return found;
end
$$;

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
