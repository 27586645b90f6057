create or replace function private.note_backup(p_id uuid, p_rows bigint, p_files integer) returns void
language sql security definer set search_path = ''
as $$
  update private.backups b set row_count = p_rows, file_count = p_files
    where b.id = p_id and b.ended_at is null
$$;
grant execute on function private.note_backup to service_role;
comment on function private.note_backup is 'Records how far a running back-up or proof has come.';
