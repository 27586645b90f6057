-- How each project stands, beside it: what the portfolio of staff is ordered, narrowed and counted by. Days are
-- kept as they are; which of them are over is asked when it is read, so that nothing has to run at midnight.
-- expand

create table private.project_standings (
  id uuid primary key references public.projects (id) on delete cascade,
  organization_id uuid not null,
  conducted_by uuid,
  place smallint not null check (place between 0 and 2),
  stage smallint check (stage between 1 and 6),
  starts_on date not null,
  due_on date,
  slip integer not null default 0,
  waits_since date,
  urgency integer not null,
  next_on date not null,
  name_key text not null,
  client_key text not null,
  words text not null,
  created_at timestamptz not null
);
create index project_standings_by_urgency on private.project_standings (urgency, id);
create index project_standings_in_place on private.project_standings (place, urgency, id);
create index project_standings_in_stage on private.project_standings (stage, urgency, id);
create index project_standings_of_client on private.project_standings (organization_id, urgency, id);
create index project_standings_of_colleague on private.project_standings (conducted_by, urgency, id);
create index project_standings_by_name on private.project_standings (name_key, id);
create index project_standings_by_client on private.project_standings (client_key, id);
create index project_standings_by_next on private.project_standings (next_on, id);
create index project_standings_newest on private.project_standings (created_at, id);
create index project_standings_by_words on private.project_standings using gin (words extensions.gin_trgm_ops);
revoke all on private.project_standings from public, anon, authenticated, service_role;
alter table private.project_standings enable row level security;
comment on table private.project_standings is
  'What the portfolio is read by, kept by triggers on projects, their stages and waits, and on the names of '
  'their clients. Granted to nobody.';
comment on column private.project_standings.place is '0 worked on or to come, 1 paused, 2 delivered or ended.';
comment on column private.project_standings.stage is 'The first that has not ended; empty where it is over.';
comment on column private.project_standings.due_on is
  'The first day that can be missed: of the stage in work, or of the end as it was promised.';
comment on column private.project_standings.slip is
  'Days by which the end is planned later than it was promised; 0 where it is not, or nobody knows.';
comment on column private.project_standings.waits_since is 'Since when it waits for its client, of what is open.';
comment on column private.project_standings.urgency is
  'Order of what needs somebody first: the day that is due less the days planned late, then what has no day, '
  'then what is paused, then what is over, the last of it first.';
comment on column private.project_standings.next_on is
  'The day of the stage in work, or infinity.';

-- As private.standings_of() computes it from then on.
insert into private.project_standings
  with stood as (
    select p.*, d.stage, d.next_on, d.promised_end, greatest(d.seen_end - d.promised_end, 0) as late,
      coalesce(k.name, o.name, c.name, c.email) as client,
      case when p.ended_on is not null or d.is_done then 2 when p.paused_on is not null then 1 else 0 end as place,
      -- Past the last of it, a project was over on that day.
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
        -- Of both only where each stage has its day: a gap before the end leaves it open.
        case when count(g.promised_on) = 6 then max(g.promised_on) end as promised_end,
        case when count(coalesce(g.actual_on, g.planned_on, g.promised_on)) = 6
          then max(coalesce(g.actual_on, g.planned_on, g.promised_on)) end as seen_end
      from public.project_stages g where g.project_id = p.id) d
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
    translate(lower(d.name), 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'),
    translate(lower(coalesce(d.client, '')), 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'),
    translate(lower(concat_ws(' ', d.name, d.client)), 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'), d.created_at
  from due d;
