-- not null: *
create or replace function private.queue_due_backup() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.business_day(clock_timestamp());
  midnight constant timestamptz := private.start_of_day(today);
  backup uuid;
begin
  if clock_timestamp() not between midnight + interval '3 hours' and midnight + interval '7 hours'
    or exists (select from private.backups b where b.kind = 'backup' and b.due_on = today) then
    return 0;
  end if;
  insert into private.backups (kind, due_on) values ('backup', today)
    on conflict (kind, due_on) do nothing returning id into backup;
  if backup is null then
    return 0;
  end if;
  insert into public.outbox (kind, payload) values ('backup.write', jsonb_build_object('backup_id', backup));
  return 1;
end
$$;
grant execute on function private.queue_due_backup to service_role;
comment on function private.queue_due_backup is
  'Enqueues the back-up of this night between three and seven in the company''s time zone, once for all processes; '
  'returns how many it enqueued.';
