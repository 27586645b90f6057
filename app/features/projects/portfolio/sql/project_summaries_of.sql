drop function if exists private.standings_of(uuid[]);
create or replace function private.project_summaries_of(p_projects uuid[]) returns setof private.project_standings
language sql stable set search_path = ''
as $$
  with stood as (
    select p.*, d.stage, d.next_on, d.promised_end, greatest(d.seen_end - d.promised_end, 0) as late,
      coalesce(k.name, o.name, c.name, c.email) as client,
      case when p.ended_on is not null or d.is_done then 2 when p.paused_on is not null then 1 else 0 end as place,
      -- After the last stage, the day on which the project ended.
      coalesce(p.ended_on, d.last_on, p.starts_on) as over_on,
      (select min(w.since) from public.project_waits w where w.project_id = p.id and w.until is null) as waits
    from public.projects p
    join public.client_organizations o on o.id = p.organization_id
    left join public.crm_companies k on k.id = o.company_id
    left join public.crm_contacts c on c.id = o.contact_id
    cross join lateral (
      select min(g.position) filter (where g.actual_on is null) as stage,
        count(g.actual_on) = 6 as is_done, max(g.actual_on) as last_on,
        (array_agg(coalesce(g.planned_on, g.promised_on) order by g.position)
          filter (where g.actual_on is null))[1] as next_on,
        -- Both ends only where each stage has its date: a missing one leaves them unknown.
        case when count(g.promised_on) = 6 then max(g.promised_on) end as promised_end,
        case when count(coalesce(g.actual_on, g.planned_on, g.promised_on)) = 6
          then max(coalesce(g.actual_on, g.planned_on, g.promised_on)) end as seen_end
      from public.project_stages g where g.project_id = p.id) d
    where p.id = any (p_projects)
  ), due as (
    select s.*, case when s.place = 0 then least(s.next_on, s.promised_end) end as due_on,
      case when s.place = 0 then coalesce(s.late, 0) else 0 end as slip
    from stood s
  )
  select d.id, d.organization_id, d.conducted_by, d.place::smallint,
    case when d.place < 2 then d.stage end::smallint, d.starts_on, d.due_on, d.slip,
    case when d.place = 0 then d.waits end,
    case d.place when 0 then coalesce(d.due_on - date '2000-01-01' - d.slip, 100000)
      when 1 then 200000 + (d.paused_on - date '2000-01-01')
      else 400000 - (d.over_on - date '2000-01-01') end,
    case when d.place = 0 then coalesce(d.next_on, 'infinity') else 'infinity' end,
    private.folded(d.name), private.folded(coalesce(d.client, '')),
    private.folded(concat_ws(' ', d.name, d.client)), d.created_at, d.product
  from due d
$$;
comment on function private.project_summaries_of is
  'Summaries of projects, computed from their stages, waits and names.';
