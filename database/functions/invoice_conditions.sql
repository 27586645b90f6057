create or replace function private.invoice_conditions(
  p_text text, p_state text, p_client uuid, p_project uuid
) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return case when private.pattern_of(p_text) is null then '' else
      format(' and private.folded(s.number || '' '' || s.description || '' ''
        || coalesce(private.name_of_client(s.organization_id::text), '''')) like %L',
        private.pattern_of(private.folded(p_text))) end
    || case p_state when 'open' then ' and s.state = ''issued'''
      when 'overdue' then
        format(' and s.state = ''issued'' and s.due_on < %L::date', private.house_day(now()))
      else private.is_value('s.state', p_state) end
    || private.is_value('s.organization_id', p_client::text)
    || private.is_value('s.project_id', p_project::text);
end
$$;
revoke all on function private.invoice_conditions from public, anon, authenticated, service_role;
comment on function private.invoice_conditions is
  'Conditions in SQL on invoices s, of what is given.';
