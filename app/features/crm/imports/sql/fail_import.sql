create or replace function public.fail_import(p_id uuid, p_failure text) returns void
language sql security definer set search_path = ''
as $$
  update public.crm_imports i set failure = p_failure, ended_at = clock_timestamp(),
      state = case when i.state = 'checking' then 'mapping' else 'failed' end,
      updated_at = clock_timestamp()
    where i.id = p_id and i.state in ('checking', 'running', 'undoing')
$$;
grant execute on function public.fail_import to service_role;
comment on function public.fail_import is
  'Ends an import that cannot continue, with the reason; a dry run returns to the choice of columns.';
