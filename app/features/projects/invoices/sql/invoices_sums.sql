-- not null: open, paid, overdue, total, many
drop function if exists public.invoices_sums(text, text, uuid, uuid);
create or replace function public.invoices_sums(
  p_text text default null, p_state text default null, p_client text default null,
  p_project text default null
) returns table (many integer, total numeric, open numeric, overdue numeric, paid numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'financial', 'read') then
    perform private.refuse('financial_read_missing');
  end if;
  return query execute '
    select count(*)::integer, coalesce(sum(s.value) filter (where s.state <> ''cancelled''), 0),
      coalesce(sum(s.value) filter (where s.state = ''issued''), 0),
      coalesce(sum(s.value) filter (where s.state = ''issued'' and s.due_on < private.business_day(now())), 0),
      coalesce(sum(s.value) filter (where s.state = ''paid''), 0)
    from public.invoices s where true'
    || private.invoice_conditions(p_text, p_state, p_client, p_project);
end
$$;
grant execute on function public.invoices_sums to authenticated;
comment on function public.invoices_sums is
  'The number of invoices in a list and their sums: all without cancelled ones, open, overdue and paid ones. Refuses with financial_read_missing.';
