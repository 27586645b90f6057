-- Lists of staff: each order, with the filters it is offered with, walks an index. What a list offers
-- is declared beside it (app/**/*.list.server.ts); a test holds the two together.

-- Compiling a statement takes longer than a page of it: the functions of lists have that off.
--
-- Helpers of which the statements of lists are made. What people say goes in as literals, so that the
-- planner sees it and the statement can be looked at as it runs.

create function private.is_value(p_expression text, p_value text) returns text
language sql immutable set search_path = ''
return case when p_value is null then '' else format(' and %s = %L', p_expression, p_value) end;
revoke all on function private.is_value(text, text) from public;
comment on function private.is_value(text, text) is
  'Condition in SQL that an expression has the value given; nothing for none.';

create function private.in_days(p_column text, p_from date, p_to date) returns text
language sql stable set search_path = ''
return case when p_from is null then '' else
    format(' and %s >= %L::timestamptz', p_column, private.start_of_day(p_from)) end
  || case when p_to is null then '' else
    format(' and %s < %L::timestamptz', p_column, private.start_of_day(p_to + 1)) end;
revoke all on function private.in_days(text, date, date) from public;
comment on function private.in_days(text, date, date) is
  'Condition in SQL that a moment lies within days of the house, both included.';

create function private.in_order(p_keys text[], p_descending boolean) returns text
language sql immutable set search_path = ''
return ' order by ' || array_to_string(p_keys, case when p_descending then ' desc, ' else ', ' end)
  || case when p_descending then ' desc' else '' end;
revoke all on function private.in_order(text[], boolean) from public;
comment on function private.in_order(text[], boolean) is
  'Order of a statement by several keys, all of them the same way round.';

create function private.page_size(p_limit integer) returns integer
language sql immutable set search_path = ''
return least(greatest(p_limit, 1), 1000);
revoke all on function private.page_size(integer) from public;
comment on function private.page_size(integer) is 'How many rows one may ask for at once.';

create function private.after_row(
  p_table text, p_given text[], p_literals text[], p_keys text[], p_descending boolean, p_after uuid
) returns text
language sql immutable set search_path = ''
-- The row may have another value by now; its place among the others is what counts.
return case when p_after is null then '' else format(
  ' and (%1$s) %2$s (select %3$s from %4$s s where %5$s = %6$L)',
  array_to_string(p_given || p_keys, ', '), case when p_descending then '<' else '>' end,
  array_to_string(p_literals || p_keys, ', '), p_table, p_keys[cardinality(p_keys)], p_after) end;
revoke all on function private.after_row(text, text[], text[], text[], boolean, uuid) from public;
comment on function private.after_row(text, text[], text[], text[], boolean, uuid) is
  'Condition in SQL that rows s come behind the one given; nothing for none.';

create function private.page_after(
  p_table text, p_given text[], p_values text[], p_keys text[], p_from date, p_to date,
  p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  given text[] := '{}';
  literals text[] := '{}';
  conditions text := '';
begin
  for n in 1 .. cardinality(p_given) loop
    if p_values[n] is not null then
      given := given || p_given[n];
      literals := literals || p_values[n];
    end if;
  end loop;
  -- Said as bounds and not as "equals": then no index but the one that begins with what is given has
  -- the order. The planner would else walk the newest rows, of which none may have that value.
  if cardinality(given) > 0 then
    conditions := format(' and (%1$s) >= (%2$s) and (%1$s) <= (%2$s)', array_to_string(given, ', '),
      array_to_string(literals, ', '));
  end if;
  if p_from is not null then
    conditions := conditions || format(' and (%s) >= (%s)', array_to_string(given || p_keys[1], ', '),
      array_to_string(literals || format('%L::timestamptz', private.start_of_day(p_from)), ', '));
  end if;
  if p_to is not null then
    conditions := conditions || format(' and (%s) < (%s)', array_to_string(given || p_keys[1], ', '),
      array_to_string(literals || format('%L::timestamptz', private.start_of_day(p_to + 1)), ', '));
  end if;
  return conditions || private.after_row(p_table, given, literals, p_keys, p_descending, p_after)
    || private.in_order(given || p_keys, p_descending) || ' limit ' || p_limit;
end
$$;
revoke all on function
  private.page_after(text, text[], text[], text[], date, date, boolean, uuid, integer) from public;
comment on function
  private.page_after(text, text[], text[], text[], date, date, boolean, uuid, integer) is
  'End of a statement on rows s of a table that walks one index: of what is given (expressions, and '
  'their values as literals; null for none), then of the keys, of which the first is a moment where '
  'days are asked for and the last the id. So many rows behind the one given; every key runs the same '
  'way round, as rows are compared at once.';

-- Leads.

create function private.lead_place(p_status text) returns smallint
language sql immutable parallel safe set search_path = ''
return array_position('{new,contacted,qualified,converted,lost,spam}'::text[], p_status)::smallint;
revoke all on function private.lead_place(text) from public;
comment on function private.lead_place(text) is
  'Where a state stands on the way of a lead, from 1: what lists are ordered by.';

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

-- What leads are found and counted by, in narrow rows: fifty of them stand where five leads do, so a
-- search that has to look at thousands of rows stays within its time.
create table private.lead_words (
  id uuid primary key references public.qualification_submissions (id) on delete cascade,
  created_at timestamptz not null,
  place smallint not null,
  source text not null,
  words text not null
);
alter table private.lead_words enable row level security;
revoke all on private.lead_words from public;
-- Not granted: anything. Only definer functions read it, after they have tested the permission.
comment on table private.lead_words is
  'A copy of what leads are found and counted by, kept by triggers; it goes with its lead.';
comment on column private.lead_words.place is 'private.lead_place() of the state.';
comment on column private.lead_words.words is
  'In lower case: protocol, name, address and company; of a lead without a contact its answers.';

create function private.words_of_lead(
  p_protocol text, p_contact_id uuid, p_form_data jsonb
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  contact public.crm_contacts;
begin
  select * into contact from public.crm_contacts c where c.id = p_contact_id;
  return lower(p_protocol || ' ' || case when contact.id is not null
    then concat_ws(' ', contact.name, contact.email, contact.company)
    -- Cut, so that a page of text makes no row wide.
    else left(coalesce((
      select string_agg(a.value, ' ' order by a.key) from jsonb_each_text(p_form_data) a), ''), 2000)
    end);
end
$$;
revoke all on function private.words_of_lead(text, uuid, jsonb) from public;
comment on function private.words_of_lead(text, uuid, jsonb) is 'What a lead is found by.';

insert into private.lead_words (id, created_at, place, source, words)
  select s.id, s.created_at, private.lead_place(s.status), s.source,
    private.words_of_lead(s.protocol, s.contact_id, s.form_data)
  from public.qualification_submissions s order by s.created_at, s.id;

-- With the state, as leads of a week are counted without spam.
create index lead_words_newest on private.lead_words (created_at, id) include (place);
create index lead_words_in_place on private.lead_words (place, created_at, id);
create index lead_words_of_source_in_place on private.lead_words (source, place, created_at, id);
create index lead_words_by_words on private.lead_words using gin (words extensions.gin_trgm_ops);
-- Whether few or many leads have a word decides which way is walked: the planner needs to know more
-- words than it learns by default.
alter table private.lead_words alter column words set statistics 1000;
-- Leads that arrived last are looked at most: the server's cleaner must not wait until a fifth is new.
alter table private.lead_words set (autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.05);
alter table public.qualification_submissions set (autovacuum_vacuum_insert_scale_factor = 0.02);

create function private.keep_lead_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_words as w (id, created_at, place, source, words)
    values (new.id, new.created_at, private.lead_place(new.status), new.source,
      private.words_of_lead(new.protocol, new.contact_id, new.form_data))
    on conflict (id) do update set created_at = excluded.created_at, place = excluded.place,
      source = excluded.source, words = excluded.words;
  return null;
end
$$;
revoke all on function private.keep_lead_words() from public;
comment on function private.keep_lead_words() is 'Trigger: what a lead is found by stays beside it.';
create trigger keep_lead_words
  after insert or update of status, contact_id, created_at, source, protocol, form_data
  on public.qualification_submissions
  for each row execute function private.keep_lead_words();

create or replace function private.rename_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.qualification_submissions s
    set person_key = private.person_key(new.id, s.form_data, s.form_snapshot)
    where s.contact_id = new.id;
  update private.lead_words w
    set words = private.words_of_lead(s.protocol, new.id, s.form_data)
    from public.qualification_submissions s where s.contact_id = new.id and w.id = s.id;
  return null;
end
$$;
comment on function private.rename_leads() is
  'Trigger: leads go by the name of their contact, and are found by it.';
drop trigger rename_leads on public.crm_contacts;
create trigger rename_leads after update of name, email, company on public.crm_contacts
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email
    or old.company is distinct from new.company)
  execute function private.rename_leads();

drop index public.crm_contacts_by_words, public.qualification_submissions_by_protocol;

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
        60 * size),
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
