-- not null: id, number, client_id, client, description, value, due_on, state, overdue, created_at
drop function if exists public.invoices_export;
drop function if exists public.invoices_page(text, text, uuid, uuid, uuid, integer, text, boolean);
create or replace function public.invoices_page(
  p_text text default null,
  p_state text default null,
  p_client text default null,
  p_project text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_sort text default 'due',
  p_descending boolean default true
) returns table (
  id uuid, number text, client_id uuid, client text, project_id uuid, project text, description text,
  value numeric, due_on text, state text, overdue boolean, installment smallint, installments smallint,
  paid_on text, paid_how text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'financial', 'read') then
    perform private.refuse('financial_read_missing');
  end if;
  return query execute private.invoices_page_sql(p_text, p_state, p_client, p_project, p_sort,
    p_descending, p_after, p_limit);
end
$$;
grant execute on function public.invoices_page to authenticated;
comment on function public.invoices_page is
  'Invoices, a page after the given one, by due date, number or value. Refuses with financial_read_missing.';
