-- What visitors allowed, and what the site counts without knowing them.

create table public.consent_records (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (subject ~ '^[0-9a-f]{32}$'),
  version text not null check (version ~ '^[0-9a-f]{8}$'),
  choice text not null check (choice in ('all', 'necessary', 'custom')),
  functionality boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  counted boolean not null,
  refused_by_browser boolean not null,
  locale text not null check (locale in ('pt-BR', 'en')),
  created_at timestamptz not null default clock_timestamp(),
  -- The signal decides for itself: with it nothing optional can have been allowed.
  check (not refused_by_browser or not (functionality or analytics or marketing or counted)),
  check (choice <> 'necessary' or not (functionality or analytics or marketing)),
  check (choice <> 'all' or (functionality and analytics and marketing))
);
create index consent_records_subject on public.consent_records (subject, created_at desc);
create index consent_records_oldest on public.consent_records (created_at);
revoke all on public.consent_records from public, anon, authenticated, service_role;
alter table public.consent_records enable row level security;
create policy consent_records_server on public.consent_records
  for select to service_role using (true);
-- Not granted: anon and authenticated, and writing to anybody: record_consent below writes.
grant select on public.consent_records to service_role;
comment on table public.consent_records is
  'Proof of every choice about cookies: one row a choice, never changed, erased after five years.';
comment on column public.consent_records.subject is
  'A number drawn at random in the browser and kept there; nothing else says whose it is.';
comment on column public.consent_records.version is 'Which wording was shown (consent-version.ts).';
comment on column public.consent_records.counted is
  'False where the person switched off the cookieless counts as well.';
comment on column public.consent_records.refused_by_browser is
  'The browser sent Global Privacy Control.';

create function public.record_consent(
  p_subject text,
  p_version text,
  p_choice text,
  p_functionality boolean,
  p_analytics boolean,
  p_marketing boolean,
  p_counted boolean,
  p_refused_by_browser boolean,
  p_locale text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.count_hit(
      jsonb_build_array('consent', coalesce(private.claim('address'), private.claim('sub')))::text,
      60, interval '1 hour') then
    return false;
  end if;
  insert into public.consent_records (subject, version, choice, functionality, analytics,
      marketing, counted, refused_by_browser, locale)
    values (p_subject, p_version, p_choice, p_functionality, p_analytics, p_marketing, p_counted,
      p_refused_by_browser, p_locale);
  delete from public.consent_records where id in (
    select c.id from public.consent_records c where c.created_at < now() - interval '5 years'
    order by c.created_at limit 10 for update skip locked);
  return true;
end
$$;
revoke all on function public.record_consent(text, text, text, boolean, boolean, boolean, boolean,
  boolean, text) from public;
grant execute on function public.record_consent(text, text, text, boolean, boolean, boolean,
  boolean, boolean, text) to anon, service_role;
comment on function public.record_consent(text, text, text, boolean, boolean, boolean, boolean,
  boolean, text) is
  'Keeps one choice about cookies; false above 60 an hour from one address, which is counted as a '
  'hash and not kept with the choice.';

create table public.event_counts (
  day date not null,
  route text not null check (route ~ '^[A-Za-z0-9]{1,40}$'),
  locale text not null check (locale in ('pt-BR', 'en')),
  event text not null check (event ~ '^[a-z_]{1,40}$'),
  count bigint not null check (count > 0),
  primary key (day, route, locale, event)
);
revoke all on public.event_counts from public, anon, authenticated, service_role;
alter table public.event_counts enable row level security;
create policy event_counts_server on public.event_counts for select to service_role using (true);
-- Not granted: anon and authenticated (staff read through event_funnel), and writing to anybody.
grant select on public.event_counts to service_role;
comment on table public.event_counts is
  'How often something happened on a page, by day: no cookie, no address, no identifier.';

create table public.web_vitals_daily (
  day date not null,
  route text not null check (route ~ '^[A-Za-z0-9]{1,40}$'),
  metric text not null check (metric in ('LCP', 'CLS', 'INP', 'FCP', 'TTFB')),
  phase text not null check (phase in ('load', 'final')),
  bucket integer not null check (bucket >= 0),
  rating text not null check (rating in ('good', 'needs-improvement', 'poor')),
  samples bigint not null check (samples > 0),
  primary key (day, route, metric, phase, bucket)
);
revoke all on public.web_vitals_daily from public, anon, authenticated, service_role;
alter table public.web_vitals_daily enable row level security;
create policy web_vitals_daily_server on public.web_vitals_daily
  for select to service_role using (true);
-- Not granted: as above; staff read through web_vitals_summary.
grant select on public.web_vitals_daily to service_role;
comment on table public.web_vitals_daily is
  'A histogram a day of how fast pages were on visitors'' devices; nothing says whose.';
comment on column public.web_vitals_daily.phase is
  'load: two seconds after the load event; final: when the page was left.';
comment on column public.web_vitals_daily.bucket is
  'Milliseconds, of CLS thousandths, rounded up to two digits; every threshold has two.';

create function public.record_counts(p_events jsonb, p_vitals jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.event_counts as c (day, route, locale, event, count)
    select (now() at time zone 'America/Sao_Paulo')::date, e.route, e.locale, e.event, sum(e.count)
    from jsonb_to_recordset(p_events) as e (route text, locale text, event text, count bigint)
    group by 2, 3, 4
    -- In one order, or two processes that write at once could wait for each other.
    order by 2, 3, 4
    on conflict (day, route, locale, event) do update set count = c.count + excluded.count;
  insert into public.web_vitals_daily as w (day, route, metric, phase, bucket, rating, samples)
    select (now() at time zone 'America/Sao_Paulo')::date, v.route, v.metric, v.phase, v.bucket,
      min(v.rating), sum(v.samples)
    from jsonb_to_recordset(p_vitals) as v
      (route text, metric text, phase text, bucket integer, rating text, samples bigint)
    group by 2, 3, 4, 5
    order by 2, 3, 4, 5
    on conflict (day, route, metric, phase, bucket) do update set
      samples = w.samples + excluded.samples;
$$;
revoke all on function public.record_counts(jsonb, jsonb) from public;
grant execute on function public.record_counts(jsonb, jsonb) to service_role;
comment on function public.record_counts(jsonb, jsonb) is
  'Adds a batch of counts and of timings to the day of the house.';

create function public.event_funnel(p_from date, p_to date)
returns table (route text, locale text, event text, count bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'analytics', 'read') then
    raise exception 'analytics_read_missing' using errcode = '42501';
  end if;
  return query
    select c.route, c.locale, c.event, sum(c.count)::bigint from public.event_counts c
    where c.day between p_from and p_to group by 1, 2, 3 order by 4 desc, 1, 2, 3;
end
$$;
revoke all on function public.event_funnel(date, date) from public;
grant execute on function public.event_funnel(date, date) to authenticated;
comment on function public.event_funnel(date, date) is
  'Counts of the days named, both included; for those who may read analytics.';

create function public.web_vitals_summary(p_from date, p_to date)
returns table (route text, metric text, phase text, samples bigint, good bigint,
  needs_improvement bigint, poor bigint, p75 integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'analytics', 'read') then
    raise exception 'analytics_read_missing' using errcode = '42501';
  end if;
  return query
    with merged as (
      select w.route, w.metric, w.phase, w.bucket, w.rating, sum(w.samples) as samples
      from public.web_vitals_daily w where w.day between p_from and p_to
      group by 1, 2, 3, 4, 5
    ), ranked as (
      select m.*, sum(m.samples) over (place order by m.bucket) as reached,
        sum(m.samples) over place as total
      from merged m window place as (partition by m.route, m.metric, m.phase)
    )
    select r.route, r.metric, r.phase, max(r.total)::bigint,
      coalesce(sum(r.samples) filter (where r.rating = 'good'), 0)::bigint,
      coalesce(sum(r.samples) filter (where r.rating = 'needs-improvement'), 0)::bigint,
      coalesce(sum(r.samples) filter (where r.rating = 'poor'), 0)::bigint,
      min(r.bucket) filter (where r.reached >= r.total * 0.75)
    from ranked r group by 1, 2, 3 order by 1, 2, 3;
end
$$;
revoke all on function public.web_vitals_summary(date, date) from public;
grant execute on function public.web_vitals_summary(date, date) to authenticated;
comment on function public.web_vitals_summary(date, date) is
  'Ratings and the 75th percentile by route over the days named; for those who may read analytics.';

alter table public.seo_settings
  add column google_tag_manager_enabled boolean not null default false;
-- Not granted to anon and authenticated: it is no part of the contract; the server reads it.
comment on column public.seo_settings.google_tag_manager_enabled is
  'Loads Google Tag Manager after consent. What its container adds comes from hosts nobody can '
  'name beforehand, so the policy of public pages is then opened to every https host.';
