-- not null: *
create or replace function private.order_backup(p_kind text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  newest text;
  ordered uuid;
begin
  -- Two that are ordered at the same moment: the second finds the first.
  lock table private.backups in share row exclusive mode;
  if exists (select from private.backups b
      where b.ended_at is null and b.began_at > clock_timestamp() - interval '1 day') then
    return 'running';
  end if;
  if p_kind = 'proof' then
    select b.file into newest from private.backups b
      where b.kind = 'backup' and b.ended_at is not null and b.error is null and b.file is not null
      order by b.began_at desc limit 1;
    if newest is null then
      return 'missing';
    end if;
  end if;
  insert into private.backups (kind, file) values (p_kind, newest) returning id into ordered;
  insert into public.outbox (kind, payload)
    values (case p_kind when 'backup' then 'backup.write' else 'backup.prove' end,
      jsonb_build_object('backup_id', ordered));
  return 'ordered';
end
$$;
grant execute on function private.order_backup to service_role;
comment on function private.order_backup is
  'Enqueues a back-up, or a test restore of the newest one (proof), beside those of the night; returns ordered, or '
  'running where one runs already, or missing where there is none to restore.';
