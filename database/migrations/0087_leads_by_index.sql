-- Leads: each order, with the filters it is offered with, walks an index.

-- In an index the place is written out: whoever changes a row would need the right to the function.

create index qualification_submissions_in_place on public.qualification_submissions
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], status), created_at, id);
create index qualification_submissions_of_source on public.qualification_submissions
  (source, created_at, id);
create index qualification_submissions_of_source_in_place on public.qualification_submissions
  (source, array_position('{new,contacted,qualified,converted,lost,spam}'::text[], status),
    created_at, id);
create index qualification_submissions_in_place_by_person on public.qualification_submissions
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], status), person_key, id);
drop index public.qualification_submissions_by_status, public.qualification_submissions_by_source;

create function private.leads_page_sql(
  p_text text, p_status text, p_source text, p_from date, p_to date, p_sort text,
  p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  -- Days go with the order of arrival.
  arrived boolean := p_sort not in ('person', 'status', 'source');
  place constant text :=
    'array_position(''{new,contacted,qualified,converted,lost,spam}''::text[], s.status)';
  keys text[] := case p_sort
    when 'person' then array['s.person_key', 's.id']
    when 'status' then array[place, 's.created_at', 's.id']
    when 'source' then array['s.source', 's.created_at', 's.id']
    else array['s.created_at', 's.id'] end;
  size integer := private.page_size(p_limit);
  page text;
begin
  if private.pattern_of(p_text) is null then
    page := 'select s.id from public.qualification_submissions s where true'
      || case when arrived then '' else private.in_days('s.created_at', p_from, p_to) end
      || private.page_after('public.qualification_submissions', array['s.source', place],
        array[quote_literal(p_source), private.lead_place(p_status)::text], keys,
        case when arrived then p_from end, case when arrived then p_to end, p_descending, p_after,
        size);
  else
    -- What is looked for by words comes as it arrived: no other order could be walked. A common word
    -- is met soon on a short walk; who has a rarer one is looked up, and sorted. How common it is
    -- among these very leads nobody knows beforehand.
    keys := array['s.created_at', 's.id'];
    page := format('
      with met as materialized (
        select s.created_at, s.id from (
          select s.* from private.lead_words s where true%1$s) s
        where s.words like %2$L%3$s%4$s limit %5$s
      )
      select m.id from met m where (select count(*) from met) = %5$s
      union all (
        select s.id from (
          select s.created_at, s.id from private.lead_words s
          where s.words like %2$L%3$s%6$s offset 0) s
        where (select count(*) from met) < %5$s%4$s limit %5$s)',
      private.page_after('private.lead_words', array['s.place'],
        array[private.lead_place(p_status)::text], keys, p_from, p_to, p_descending, p_after,
        least(200 * size, 20000)),
      private.pattern_of(p_text), private.is_value('s.source', p_source),
      private.in_order(keys, p_descending), size,
      private.is_value('s.place', private.lead_place(p_status)::text)
        || private.in_days('s.created_at', p_from, p_to)
        || private.after_row('private.lead_words', '{}', '{}', keys, p_descending, p_after));
  end if;
  return format('
    select s.id, s.protocol,
      coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, ''name'')),
      coalesce(c.email, private.lead_answer(s.form_data, s.form_snapshot, ''email'')),
      coalesce(c.phone, private.lead_answer(s.form_data, s.form_snapshot, ''phone'')),
      coalesce(c.company, private.lead_answer(s.form_data, s.form_snapshot, ''company'')),
      s.source, s.source_page, s.utm_source, s.utm_medium, s.utm_campaign, s.status,
      s.review_reason, s.created_at
    from (%1$s) page
    join public.qualification_submissions s on s.id = page.id
    left join public.crm_contacts c on c.id = s.contact_id%2$s', page,
    private.in_order(keys, p_descending));
end
$$;
revoke all on function
  private.leads_page_sql(text, text, text, date, date, text, boolean, uuid, integer) from public;
comment on function
  private.leads_page_sql(text, text, text, date, date, text, boolean, uuid, integer) is
  'The statement of leads_page().';

create or replace function public.leads_page(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_from date default null,
  p_to date default null,
  p_sort text default 'arrived',
  p_descending boolean default true
) returns table (
  id uuid, protocol text, name text, email text, phone text, company text, source text,
  source_page text, utm_source text, utm_medium text, utm_campaign text, status text,
  review_reason text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query execute private.leads_page_sql(p_text, p_status, p_source, p_from, p_to, p_sort,
    p_descending, p_after, p_limit);
end
$$;
comment on function
  public.leads_page(text, text, text, uuid, integer, date, date, text, boolean) is
  'Leads for staff, a page after the lead given, in the order of p_sort (arrived, person, status or '
  'source; with words always arrived). Refuses with crm_read_missing.';

create function private.leads_count_sql(
  p_text text, p_status text, p_source text, p_from date, p_to date
) returns text
language sql stable set search_path = ''
return 'select count(*)::integer from (select from private.lead_words s where true'
  || coalesce(' and s.words like ' || quote_literal(private.pattern_of(p_text)), '')
  || private.is_value('s.place', private.lead_place(p_status)::text)
  || private.is_value('s.source', p_source)
  || private.in_days('s.created_at', p_from, p_to) || ' limit 10001) found';
revoke all on function private.leads_count_sql(text, text, text, date, date) from public;
comment on function private.leads_count_sql(text, text, text, date, date) is
  'The statement of leads_count().';

create or replace function public.leads_count(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_from date default null,
  p_to date default null
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  execute private.leads_count_sql(p_text, p_status, p_source, p_from, p_to) into found;
  return found;
end
$$;
drop function private.lead_conditions(text, text, text, date, date);

create or replace function public.leads_per_week(p_weeks integer default 12)
returns table (week date, leads integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  this_week date := date_trunc('week', now() at time zone 'America/Sao_Paulo')::date;
  first_week date := this_week - 7 * (least(greatest(p_weeks, 1), 104) - 1);
  spam smallint := private.lead_place('spam');
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query
    select w.day, (select count(*)::integer from private.lead_words s
      where s.created_at >= private.start_of_day(w.day)
        and s.created_at < private.start_of_day(w.day + 7) and s.place <> spam)
    from (select first_week + 7 * n as day from generate_series(0, (this_week - first_week) / 7) n) w
    order by w.day;
end
$$;
