create or replace function private.check_invoice(p_invoice uuid, p_action text) returns public.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  invoice public.invoices;
begin
  if not public.has_permission(private.uid(), 'financial', p_action) then
    perform private.refuse('financial_' || p_action || '_missing');
  end if;
  select * into invoice from public.invoices i where i.id = p_invoice for update;
  if invoice.id is null then
    raise exception 'invoice_gone' using errcode = 'PT404';
  elsif not private.may_in('financial', p_action, invoice.product) then
    if private.may_in('financial', 'read', invoice.product) then
      perform private.refuse('financial_' || p_action || '_missing');
    end if;
    raise exception 'invoice_gone' using errcode = 'PT404';
  end if;
  return invoice;
end
$$;
comment on function private.check_invoice is
  'Locks an invoice that the caller may change. Refuses with financial_<action>_missing, or with invoice_gone, '
  'also for a product of which the caller sees no invoices.';
