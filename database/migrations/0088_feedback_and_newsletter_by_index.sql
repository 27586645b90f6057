-- Feedback, and subscriptions of the newsletter, after the same recipe as leads.

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
