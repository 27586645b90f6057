create or replace function private.end_backup(
  p_id uuid, p_error text, p_file text default null, p_bytes bigint default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ended private.backups;
  proof uuid;
begin
  update private.backups b set ended_at = clock_timestamp(), error = left(p_error, 2000), file = coalesce(p_file, b.file),
      bytes = coalesce(p_bytes, b.bytes)
    where b.id = p_id and b.ended_at is null returning * into ended;
  if ended.id is null then
    return;
  end if;
  -- The newest back-up is proven once a week.
  if ended.kind = 'backup' and p_error is null and not exists (select from private.backups b
      where b.kind = 'proof' and b.began_at > clock_timestamp() - interval '6 days 12 hours') then
    insert into private.backups (kind, file) values ('proof', ended.file) returning id into proof;
    insert into public.outbox (kind, payload) values ('backup.prove', jsonb_build_object('backup_id', proof));
  end if;
  if p_error is not null and private.count_hit('backup mail', 2, interval '1 day') then
    insert into public.outbox (kind, payload) values ('backup.failed-mail', jsonb_build_object('backup_id', ended.id));
  end if;
  delete from private.backups b where b.began_at < clock_timestamp() - interval '400 days';
end
$$;
grant execute on function private.end_backup to service_role;
comment on function private.end_backup is
  'Ends a back-up or a proof. After a back-up the weekly proof is enqueued, after a failure a mail to the team.';
