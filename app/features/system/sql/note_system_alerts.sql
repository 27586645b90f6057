-- not null: *
create or replace function private.note_system_alerts(p_source text, p_known text[], p_wrong text[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  mails integer;
begin
  insert into private.system_alerts as a (key, source, is_wrong)
    select key, p_source, true from unnest(p_wrong) key order by key
    on conflict (key, source) do update set is_wrong = true, seen_at = clock_timestamp(),
      began_at = case when a.is_wrong or a.mailed = 'began' then a.began_at else clock_timestamp() end;
  update private.system_alerts a set is_wrong = false, seen_at = clock_timestamp()
    where a.source = p_source and a.key = any (p_known) and not a.key = any (p_wrong);
  -- Of a machine that is gone.
  delete from private.system_alerts a where a.seen_at < clock_timestamp() - interval '1 day';
  with due as (
    update private.system_alerts a
      set mailed = case when a.is_wrong then 'began' else 'ended' end, mailed_at = clock_timestamp()
      where a.source = p_source
        and case when a.is_wrong then a.mailed is distinct from 'began' else a.mailed = 'began' end
        and coalesce(a.mailed_at, '-infinity') <= clock_timestamp() - interval '1 hour'
      returning a.key, a.mailed, a.began_at
  ), readers as (
    select distinct r.user_id from public.user_roles r join public.user_profiles p using (user_id)
    where r.is_active and p.is_active and private.may(r.user_id, 'settings', 'read')
      and private.wants_notice(r.user_id, 'system')
  ), queued as (
    insert into public.outbox (kind, payload)
      select 'system.alert-mail', jsonb_build_object('user_id', r.user_id, 'key', d.key, 'state', d.mailed,
        'source', p_source, 'began_at', d.began_at)
      from due d cross join readers r
      returning 1
  )
  select count(*)::integer into mails from queued;
  return mails;
end
$$;
grant execute on function private.note_system_alerts to service_role;
comment on function private.note_system_alerts is
  'Notes which lines of the system screen are wrong now, of those that were looked at, and queues a mail to the people who '
  'may see it: one where it begins, one where it has ended, and no more than one an hour for each line.';
