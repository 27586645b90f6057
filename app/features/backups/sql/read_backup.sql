-- not null: id, kind, began_at, row_count, file_count
create or replace function private.read_backup(p_id uuid) returns table (
  id uuid, kind text, began_at timestamptz, ended_at timestamptz, file text, bytes bigint, row_count bigint,
  file_count integer, error text
)
language sql stable security definer set search_path = ''
as $$
  select b.id, b.kind, b.began_at, b.ended_at, b.file, b.bytes, b.row_count, b.file_count, b.error
  from private.backups b where b.id = p_id
$$;
grant execute on function private.read_backup to service_role;
comment on function private.read_backup is 'A back-up or a proof.';
