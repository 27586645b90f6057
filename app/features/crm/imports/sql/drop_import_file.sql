create or replace function public.drop_import_file(p_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.crm_imports i set storage_key = null
    where i.id = p_id and i.state not in ('mapping', 'checking', 'checked')
$$;
grant execute on function public.drop_import_file to service_role;
comment on function public.drop_import_file is 'Records that the file of an import was deleted.';
