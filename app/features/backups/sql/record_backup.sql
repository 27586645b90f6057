create or replace function private.record_backup(
  p_kind text, p_began_at timestamptz, p_file text, p_bytes bigint, p_rows bigint, p_files integer, p_error text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ended uuid;
begin
  insert into private.backups (kind, began_at, ended_at, file, bytes, row_count, file_count, error)
    values (p_kind, least(p_began_at, clock_timestamp()), clock_timestamp(), p_file, p_bytes, p_rows, p_files,
      left(p_error, 2000))
    returning id into ended;
  if p_error is not null and private.count_hit('backup mail', 2, interval '1 day') then
    insert into public.outbox (kind, payload) values ('backup.failed-mail', jsonb_build_object('backup_id', ended));
  end if;
  delete from private.backups b where b.began_at < clock_timestamp() - interval '400 days';
end
$$;
grant execute on function private.record_backup to service_role;
comment on function private.record_backup is
  'Records a back-up or a proof that a process beside the site has ended, and enqueues the mail to the team after a failure. '
  'The weekly proof stays with the timer of that process.';
