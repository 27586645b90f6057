create or replace function public.begin_import(
  p_id uuid, p_product text, p_file_name text, p_storage_key text, p_encoding text,
  p_separator text, p_header text[], p_fingerprint text, p_lines integer, p_source text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_may_import(p_product);
  insert into public.crm_imports (id, created_by, product, file_name, storage_key, encoding,
      separator, header, fingerprint, lines, source)
    values (p_id, private.uid(), p_product, left(p_file_name, 200), p_storage_key, p_encoding,
      p_separator, p_header, p_fingerprint, p_lines, p_source)
    on conflict (id) do nothing;
  return (select i.id from public.crm_imports i where i.id = p_id and i.created_by = private.uid());
end
$$;
grant execute on function public.begin_import to authenticated;
comment on function public.begin_import is
  'Registers an uploaded file of contacts, before its columns are mapped. Null where the id belongs to another '
  'user. Refuses with crm_create_missing.';
