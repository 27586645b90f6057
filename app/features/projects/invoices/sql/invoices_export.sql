-- not null: id, number, client_id, client, description, value, due_on, state, overdue, created_at
create or replace function public.invoices_export(
  p_text text default null,
  p_state text default null,
  p_client uuid default null,
  p_project uuid default null,
  p_after uuid default null,
  p_limit integer default 500,
  p_sort text default 'due',
  p_descending boolean default true
) returns table (
  id uuid, number text, client_id uuid, client text, project_id uuid, project text, description text,
  value numeric, due_on text, state text, overdue boolean, installment smallint, installments smallint,
  paid_on text, paid_how text, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_export('financial');
  return query select * from public.invoices_page(p_text, p_state, p_client, p_project, p_after, p_limit, p_sort,
    p_descending);
end
$$;
grant execute on function public.invoices_export to authenticated;
comment on function public.invoices_export is
  'A part of invoices_page() for a file. Refuses with financial_approve_missing or financial_read_missing.';
