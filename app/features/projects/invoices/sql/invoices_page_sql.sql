drop function if exists private.invoices_page_sql(text, text, uuid, uuid, text, boolean, uuid, integer);
create or replace function private.invoices_page_sql(
  p_text text, p_state text, p_client text, p_project text, p_sort text, p_descending boolean,
  p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return '
    select s.id, s.number, s.organization_id, coalesce(private.name_of_client(s.organization_id::text), ''''),
      s.project_id, p.name, s.description, s.value, s.due_on::text, s.state,
      s.state = ''issued'' and s.due_on < private.business_day(now()), s.installment, s.installments,
      s.paid_on::text, s.paid_how, s.created_at
    from public.invoices s left join public.projects p on p.id = s.project_id where true'
    || private.invoice_conditions(p_text, p_state, p_client, p_project)
    || private.index_page('public.invoices', '{}', '{}',
      case p_sort when 'number' then array['s.number', 's.id'] when 'value' then array['s.value', 's.id']
        else array['s.due_on', 's.id'] end,
      null, null, p_descending, p_after, private.page_size(p_limit));
end
$$;
comment on function private.invoices_page_sql is 'The statement of invoices_page().';
