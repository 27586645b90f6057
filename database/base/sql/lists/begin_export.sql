create or replace function public.begin_export(p_what text, p_rows integer, p_filter jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_export(p_what);
  perform private.record_security_event('export_started', 'info', private.uid(),
    jsonb_build_object('what', p_what, 'rows', p_rows, 'filter', p_filter));
end
$$;
grant execute on function public.begin_export to authenticated;
comment on function public.begin_export is
  'Records, before the first row leaves, who exports which list, with the number of rows. The number of exported '
  'rows is a second entry at the end. Refuses as check_export() does.';
