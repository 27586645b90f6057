create or replace function public.unpay_invoice(p_invoice uuid, p_cause text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invoice public.invoices := private.check_invoice(p_invoice, 'approve');
begin
  if invoice.state <> 'paid' then
    raise exception 'invoice_not_paid' using errcode = 'PT409';
  elsif coalesce(btrim(p_cause), '') = '' then
    raise exception 'cause_missing' using errcode = 'PT409';
  end if;
  update public.invoices i set state = 'issued', paid_on = null, paid_how = null, marked_by = null,
      updated_at = now()
    where i.id = invoice.id;
  perform private.record_invoice_event(invoice.id, 'unpaid', btrim(p_cause),
    jsonb_build_object('on', invoice.paid_on, 'how', invoice.paid_how));
end
$$;
grant execute on function public.unpay_invoice to authenticated;
comment on function public.unpay_invoice is
  'Undoes the payment mark of an invoice, with a cause for its record. Refuses with financial_approve_missing, '
  'invoice_gone, invoice_not_paid or cause_missing.';
