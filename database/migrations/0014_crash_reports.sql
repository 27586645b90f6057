-- Crashes of pages and of follow-ups, one row for each kind, and the mail that tells the team.

create table public.crash_reports (
  id uuid primary key default gen_random_uuid(),
  fingerprint text not null unique check (fingerprint ~ '^[0-9a-f]{32}$'),
  origin text not null check (origin in ('page', 'job')),
  route text not null check (length(route) <= 200),
  release text not null check (length(release) <= 100),
  message text not null check (length(message) <= 500),
  stack text not null default '' check (length(stack) <= 4000),
  request_ids text[] not null default '{}' check (cardinality(request_ids) <= 20),
  seen_count bigint not null default 1 check (seen_count > 0),
  mailed_count bigint not null default 0 check (mailed_count >= 0),
  mail_asked_at timestamptz,
  first_seen_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp()
);
create index crash_reports_newest on public.crash_reports (last_seen_at desc, id);
revoke all on public.crash_reports from public, anon, authenticated, service_role;
alter table public.crash_reports enable row level security;
create policy crash_reports_server on public.crash_reports for select to service_role using (true);
create policy crash_reports_told on public.crash_reports
  for update to service_role using (true) with check (true);
-- Not granted: anon and authenticated (staff get theirs with their screen), and inserting to
-- anybody: record_crash below writes, so that no crash goes by the throttle of the mails.
grant select, update (mailed_count) on public.crash_reports to service_role;
comment on table public.crash_reports is
  'Unexpected errors, grouped by fingerprint; without query values, e-mails and phone numbers.';
comment on column public.crash_reports.route is
  'Method and id of the route, or the kind of the job.';
comment on column public.crash_reports.request_ids is
  'The newest 20, newest first: what the crash screen shows to the visitor.';
comment on column public.crash_reports.mailed_count is
  'How many of seen_count the team has been told of.';
comment on column public.crash_reports.mail_asked_at is
  'When a mail was last put into the outbox; null while the limit of all crashes held it back.';

create function public.record_crash(
  p_fingerprint text,
  p_origin text,
  p_route text,
  p_release text,
  p_message text,
  p_stack text,
  p_request_ids text[] default '{}',
  p_times integer default 1,
  p_mail boolean default true
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  crash public.crash_reports;
begin
  insert into public.crash_reports as c
      (fingerprint, origin, route, release, message, stack, request_ids, seen_count)
    values (p_fingerprint, p_origin, left(p_route, 200), left(p_release, 100),
      left(p_message, 500), left(p_stack, 4000), p_request_ids[1:20], p_times)
    on conflict (fingerprint) do update set
      release = excluded.release,
      message = excluded.message,
      stack = excluded.stack,
      request_ids = (excluded.request_ids || c.request_ids)[1:20],
      seen_count = c.seen_count + excluded.seen_count,
      last_seen_at = clock_timestamp()
    returning * into crash;

  -- One mail an hour for each kind, and ten an hour for all: what is held back is told with the
  -- next mail that goes out.
  if p_mail
     and (crash.mail_asked_at is null
       or crash.mail_asked_at <= clock_timestamp() - interval '1 hour')
     and private.count_hit('crash mail', 10, interval '1 hour') then
    update public.crash_reports c set mail_asked_at = clock_timestamp() where c.id = crash.id;
    insert into public.outbox (kind, payload)
      values ('crash.team-mail', jsonb_build_object('crash_id', crash.id));
  end if;

  -- A few of those that have not come back for half a year.
  delete from public.crash_reports where id in (
    select c.id from public.crash_reports c where c.last_seen_at < now() - interval '180 days'
    order by c.last_seen_at limit 10 for update skip locked);
  return crash.id;
end
$$;
revoke all on function public.record_crash(text, text, text, text, text, text, text[], integer,
  boolean) from public;
grant execute on function public.record_crash(text, text, text, text, text, text, text[], integer,
  boolean) to service_role;
comment on function public.record_crash(text, text, text, text, text, text, text[], integer,
  boolean) is
  'Counts a crash p_times under its fingerprint and, unless p_mail is false or the throttle says '
  'otherwise, asks for a mail to the team. Texts are cut to their columns'' length.';
