create or replace function public.record_crash(
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

  -- One mail an hour for each kind, and ten an hour for all: withheld ones are reported with the
  -- next mail that goes out.
  if p_mail
     and (crash.mail_asked_at is null
       or crash.mail_asked_at <= clock_timestamp() - interval '1 hour')
     and private.count_hit('crash mail', 10, interval '1 hour') then
    update public.crash_reports c set mail_asked_at = clock_timestamp() where c.id = crash.id;
    insert into public.outbox (kind, payload)
      values ('crash.team-mail', jsonb_build_object('crash_id', crash.id));
  end if;

  -- Deletes a few crashes that were not seen for half a year.
  delete from public.crash_reports where id in (
    select c.id from public.crash_reports c where c.last_seen_at < now() - interval '180 days'
    order by c.last_seen_at limit 10 for update skip locked);
  return crash.id;
end
$$;
grant execute on function public.record_crash to service_role;
comment on function public.record_crash is
  'Counts a crash p_times under its fingerprint and, unless p_mail is false or the throttle says '
  'otherwise, enqueues a mail to the team. Texts are cut to their columns'' length.';
