-- not null: *
create or replace function public.reread_import(
  p_id uuid, p_encoding text, p_separator text, p_header text[], p_fingerprint text, p_lines integer
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  import public.crm_imports := private.lock_import(p_id, '{mapping,checked}');
begin
  if import.id is null or import.storage_key is null then
    return false;
  end if;
  delete from public.crm_import_lines l where l.import_id = p_id;
  update public.crm_imports i set encoding = p_encoding, separator = p_separator, header = p_header,
      fingerprint = p_fingerprint, lines = p_lines, mapping = null, state = 'mapping', failure = null,
      round = i.round + 1, passed = 0, made = 0, changed = 0, unchanged = 0, problems = 0,
      updated_at = clock_timestamp()
    where i.id = p_id;
  return true;
end
$$;
grant execute on function public.reread_import to authenticated;
comment on function public.reread_import is
  'Stores the layout of an import''s file in another encoding; its columns are chosen again. False '
  'when the import has started. Refuses with crm_create_missing.';
