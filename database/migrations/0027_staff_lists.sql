-- Lists of staff: in any order of their columns, between two days, found by parts of words.

do $$
begin
  -- A platform may have made it, and the extension, as somebody else: then it is not ours to change.
  if to_regnamespace('extensions') is null then
    create schema extensions;
    revoke all on schema extensions from public;
    comment on schema extensions is 'Extensions, so that their functions stay out of the contract.';
  end if;
end
$$;
create extension if not exists pg_trgm with schema extensions;

-- What people search leads by. Without a policy in the way (see leads_page) LIKE walks these. Leads
-- without a contact are few, and found by that.
create index crm_contacts_by_words on public.crm_contacts using gin (
  lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, ''))
  extensions.gin_trgm_ops);
create index qualification_submissions_by_protocol on public.qualification_submissions
  using gin (lower(protocol) extensions.gin_trgm_ops);
create index qualification_submissions_by_source
  on public.qualification_submissions (source, created_at desc, id desc);

create function private.pattern_of(p_text text) returns text
language sql immutable set search_path = ''
return '%' || replace(replace(replace(nullif(lower(btrim(p_text)), ''), '\', '\\'), '%', '\%'),
  '_', '\_') || '%';
revoke all on function private.pattern_of(text) from public;
comment on function private.pattern_of(text) is
  'LIKE pattern of what a person typed, which is text and no pattern; null for nothing.';

create function private.start_of_day(p_day date) returns timestamptz
language sql stable set search_path = ''
return p_day::timestamp at time zone 'America/Sao_Paulo';
revoke all on function private.start_of_day(date) from public;
comment on function private.start_of_day(date) is
  'Days are those of the house, whatever zone the database runs in.';

create function private.lead_conditions(
  p_text text, p_status text, p_source text, p_from date, p_to date
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return 'true'
    || case when private.pattern_of(p_text) is null then '' else '
      and s.id in (
        select f.id from public.crm_contacts fc
          join public.qualification_submissions f on f.contact_id = fc.id
          where lower(coalesce(fc.name, '''') || '' '' || coalesce(fc.email, '''') || '' ''
            || coalesce(fc.company, '''')) like private.pattern_of($1)
        union all select f.id from public.qualification_submissions f
          where lower(f.protocol) like private.pattern_of($1)
        union all select f.id from public.qualification_submissions f
          where f.contact_id is null and lower(f.form_data::text) like private.pattern_of($1))' end
    || case when p_status is null then '' else ' and s.status = $2' end
    || case when p_source is null then '' else ' and s.source = $3' end
    || case when p_from is null then '' else
      ' and s.created_at >= private.start_of_day($4)' end
    || case when p_to is null then '' else
      ' and s.created_at < private.start_of_day($5 + 1)' end;
end
$$;
revoke all on function private.lead_conditions(text, text, text, date, date) from public;
comment on function private.lead_conditions(text, text, text, date, date) is
  'Condition on leads s in SQL with $1 to $5; only of what is given, so that the planner sees it.';

drop function public.leads_page(text, text, text, uuid, integer);
create function public.leads_page(
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
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Only texts from here come into the statement; what the caller says goes in as values.
  key text := case p_sort
    when 'person' then 'lower(coalesce(c.name,
      private.lead_answer(s.form_data, s.form_snapshot, ''name''), c.email, ''''))'
    when 'status' then
      'array_position(array[''new'', ''contacted'', ''qualified'', ''converted'', ''lost'',
        ''spam''], s.status)'
    when 'source' then 's.source'
    else 's.created_at' end;
  ranked text := case when p_descending then 'desc' else 'asc' end;
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query execute format('
    select s.id, s.protocol,
      coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, ''name'')),
      coalesce(c.email, private.lead_answer(s.form_data, s.form_snapshot, ''email'')),
      coalesce(c.phone, private.lead_answer(s.form_data, s.form_snapshot, ''phone'')),
      coalesce(c.company, private.lead_answer(s.form_data, s.form_snapshot, ''company'')),
      s.source, s.source_page, s.utm_source, s.utm_medium, s.utm_campaign, s.status,
      s.review_reason, s.created_at
    from public.qualification_submissions s
    left join public.crm_contacts c on c.id = s.contact_id
    where %1$s %2$s
    order by %3$s %4$s, s.id %4$s limit least(greatest($7, 1), 1000)',
    private.lead_conditions(p_text, p_status, p_source, p_from, p_to),
    case when p_after is null then '' else format(
      'and (%1$s, s.id) %2$s (select %1$s, s.id from public.qualification_submissions s
        left join public.crm_contacts c on c.id = s.contact_id where s.id = $6)',
      key, case when p_descending then '<' else '>' end) end,
    key, ranked)
  using p_text, p_status, p_source, p_from, p_to, p_after, p_limit;
end
$$;
revoke all on function public.leads_page(text, text, text, uuid, integer, date, date, text, boolean)
  from public;
grant execute on function
  public.leads_page(text, text, text, uuid, integer, date, date, text, boolean) to authenticated;
comment on function
  public.leads_page(text, text, text, uuid, integer, date, date, text, boolean) is
  'Leads for staff, a page after the lead given, in the order of p_sort (arrived, person, status or '
  'source). Refuses with crm_read_missing.';

create function public.leads_count(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_from date default null,
  p_to date default null
) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  found integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  execute format('select count(*) from (
      select from public.qualification_submissions s where %s limit 10001) found',
    private.lead_conditions(p_text, p_status, p_source, p_from, p_to))
    into found using p_text, p_status, p_source, p_from, p_to;
  return found;
end
$$;
revoke all on function public.leads_count(text, text, text, date, date) from public;
grant execute on function public.leads_count(text, text, text, date, date) to authenticated;
comment on function public.leads_count(text, text, text, date, date) is
  'How many leads a list has; 10001 stands for more than 10000. Refuses with crm_read_missing.';

create function public.leads_per_week(p_weeks integer default 12)
returns table (week date, leads integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  this_week date := date_trunc('week', now() at time zone 'America/Sao_Paulo')::date;
  first_week date := this_week - 7 * (least(greatest(p_weeks, 1), 104) - 1);
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query
    select w.day, count(s.id)::integer
    from (select first_week + 7 * n as day from generate_series(0, (this_week - first_week) / 7) n) w
    left join public.qualification_submissions s
      on s.created_at >= private.start_of_day(w.day)
      and s.created_at < private.start_of_day(w.day + 7) and s.status <> 'spam'
    group by w.day order by w.day;
end
$$;
revoke all on function public.leads_per_week(integer) from public;
grant execute on function public.leads_per_week(integer) to authenticated;
comment on function public.leads_per_week(integer) is
  'Leads received in each of the last weeks, from Monday on, without spam. Refuses with '
  'crm_read_missing.';

drop function public.people_page(text, text, text, uuid, integer);
create function public.people_page(
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
revoke all on function public.people_page(text, text, text, uuid, integer, text, boolean)
  from public;
grant execute on function public.people_page(text, text, text, uuid, integer, text, boolean)
  to authenticated;
comment on function public.people_page(text, text, text, uuid, integer, text, boolean) is
  'People after the one named, in the order of p_sort (since, person or seen); for those who may '
  'read users. p_role is a role, staff or none; p_state is active, kept_out, invited, unconfirmed or '
  'without_second_factor.';
