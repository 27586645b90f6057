create or replace function public.begin_export(p_what text, p_rows integer, p_filter jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  resource text := case p_what when 'leads' then 'crm' when 'contacts' then 'crm' when 'newsletter' then 'campaigns'
    when 'security_events' then 'users'
    when 'deals' then 'crm' when 'projects' then 'projects' when 'invoices' then 'financial' end;
begin
  if resource is null then
    raise exception 'export_unknown' using errcode = '22023';
  end if;
  perform private.check_export(resource);
  perform private.record_security_event('export_started', 'info', private.uid(),
    jsonb_build_object('what', p_what, 'rows', p_rows, 'filter', p_filter));
end
$$;
grant execute on function public.begin_export to authenticated;
comment on function public.begin_export is
  'Puts on record, before the first row leaves, who exports what (leads, contacts, deals, newsletter, projects, '
  'invoices or security_events), with how many rows there are. How many went is a second entry, of the end. '
  'Refuses with crm_, campaigns_, projects_, financial_ or users_approve_missing.';
