-- not null: *
create or replace function private.latest_backups() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'backup', (select jsonb_build_object('at', b.ended_at, 'bytes', b.bytes, 'rows', b.row_count, 'files', b.file_count)
      from private.backups b where b.kind = 'backup' and b.ended_at is not null and b.error is null
      order by b.began_at desc limit 1),
    'proof', (select jsonb_build_object('at', b.ended_at, 'rows', b.row_count, 'files', b.file_count)
      from private.backups b where b.kind = 'proof' and b.ended_at is not null and b.error is null
      order by b.began_at desc limit 1),
    'failed', (select jsonb_build_object('kind', b.kind, 'at', b.ended_at, 'error', b.error)
      from private.backups b where b.error is not null and not exists (select from private.backups o
        where o.kind = b.kind and o.error is null and o.ended_at > b.ended_at)
      order by b.began_at desc limit 1),
    'running', (select jsonb_build_object('kind', b.kind, 'at', b.began_at, 'rows', b.row_count, 'files', b.file_count)
      from private.backups b where b.ended_at is null and b.began_at > clock_timestamp() - interval '1 day'
      order by b.began_at desc limit 1))
$$;
grant execute on function private.latest_backups to service_role;
comment on function private.latest_backups is
  'The last back-up and the last proof that succeeded, the last failure that no success of its kind followed, and what runs now.';
