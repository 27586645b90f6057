-- How often each form is seen, begun and sent, and the list of forms that staff read.

create table public.form_counts (
  form_id uuid not null references public.qualification_forms (id) on delete cascade,
  day date not null,
  event text not null check (event in ('form_view', 'form_start')),
  count bigint not null check (count > 0),
  primary key (form_id, day, event)
);
revoke all on public.form_counts from public, anon, authenticated, service_role;
alter table public.form_counts enable row level security;
create policy form_counts_server on public.form_counts for select to service_role using (true);
-- Not granted: anon and authenticated (staff read through forms_page), and writing to anybody.
grant select on public.form_counts to service_role;
comment on table public.form_counts is
  'How often a form was seen and begun, by day: no cookie, no address, no identifier. How often it '
  'was sent is told by its leads, which do not depend on scripts.';

create function public.record_form_counts(p_counts jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.form_counts as c (form_id, day, event, count)
    select f.id, (now() at time zone 'America/Sao_Paulo')::date, e.event, sum(e.count)
    from jsonb_to_recordset(p_counts) as e (form uuid, event text, count bigint)
    -- A number that names no form is somebody's invention.
    join public.qualification_forms f on f.id = e.form
    group by 1, 3
    -- In one order, or two processes that write at once could wait for each other.
    order by 1, 3
    on conflict (form_id, day, event) do update set count = c.count + excluded.count;
$$;
revoke all on function public.record_form_counts(jsonb) from public;
grant execute on function public.record_form_counts(jsonb) to service_role;
comment on function public.record_form_counts(jsonb) is
  'Adds a batch of counts of forms to the day of the house.';

create function private.form_figures(p_days integer)
returns table (form_id uuid, views bigint, starts bigint, completions bigint)
language sql stable set search_path = ''
as $$
  with since as (
    select (now() at time zone 'America/Sao_Paulo')::date - p_days + 1 as day
  ), counted as (
    select c.form_id, sum(c.count) filter (where c.event = 'form_view') as views,
      sum(c.count) filter (where c.event = 'form_start') as starts
    from public.form_counts c, since where c.day >= since.day group by 1
  ), sent as (
    select s.form_id, count(*) as completions from public.qualification_submissions s, since
    where s.created_at >= private.start_of_day(since.day)
      and s.review_reason is distinct from 'honeypot' group by 1
  )
  select f.id, coalesce(c.views, 0)::bigint, coalesce(c.starts, 0)::bigint,
    coalesce(s.completions, 0)::bigint
  from public.qualification_forms f
  left join counted c on c.form_id = f.id left join sent s on s.form_id = f.id
$$;
revoke all on function private.form_figures(integer) from public;
comment on function private.form_figures(integer) is
  'Seen, begun and sent in the last days, today included; what programs sent is not counted.';

create function public.forms_page(
  p_text text default null,
  p_state text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_sort text default 'name',
  p_descending boolean default false,
  p_days integer default 30
) returns table (
  id uuid, name text, state text, page_paths text[], questions integer, version integer,
  revision integer, views bigint, starts bigint, completions bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'read') then
    raise exception 'settings_read_missing' using errcode = '42501';
  end if;
  return query
    with listed as (
      select f.id, f.name, case when f.archived_at is not null then 'archived'
          when f.is_active then 'active' else 'inactive' end as state,
        f.page_paths,
        (select count(*)::integer from public.form_fields q where q.form_id = f.id) as questions,
        coalesce((select max(v.version) from public.form_versions v where v.form_id = f.id), 0)
          as version,
        f.revision, g.views, g.starts, g.completions, f.created_at
      from public.qualification_forms f join private.form_figures(p_days) g on g.form_id = f.id
      where private.pattern_of(p_text) is null
        or lower(f.name || ' ' || f.title) like private.pattern_of(p_text)
    ), placed as (
      select l.*, row_number() over (order by
        case p_sort when 'name' then lower(l.name) when 'state' then l.state end,
        case p_sort when 'views' then l.views when 'starts' then l.starts
          when 'completions' then l.completions end,
        l.created_at, l.id) * case when p_descending then -1 else 1 end as place
      -- Unasked for, the list leaves out what was put away.
      from listed l where coalesce(l.state = p_state, l.state <> 'archived')
    )
    select p.id, p.name, p.state, p.page_paths, p.questions, p.version, p.revision, p.views,
      p.starts, p.completions
    from placed p
    where p_after is null or p.place > (select o.place from placed o where o.id = p_after)
    order by p.place limit least(greatest(p_limit, 1), 200);
end
$$;
revoke all on function
  public.forms_page(text, text, uuid, integer, text, boolean, integer) from public;
grant execute on function
  public.forms_page(text, text, uuid, integer, text, boolean, integer) to authenticated;
comment on function public.forms_page(text, text, uuid, integer, text, boolean, integer) is
  'Forms with their figures; places are numbered anew for each page, since a house has few forms. '
  'settings:read.';
