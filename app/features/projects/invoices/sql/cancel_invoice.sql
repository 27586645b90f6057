create or replace function public.cancel_invoice(p_invoice uuid, p_cause text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- A draft needs financial:update only; an issued invoice needs financial:approve, too.
  invoice public.invoices := private.check_invoice(p_invoice, 'update');
begin
  if invoice.state = 'cancelled' then
    return;
  elsif invoice.state = 'paid' then
    raise exception 'invoice_paid' using errcode = 'PT409';
  elsif invoice.state = 'issued' then
    invoice := private.check_invoice(p_invoice, 'approve');
    if coalesce(btrim(p_cause), '') = '' then
      raise exception 'cause_missing' using errcode = 'PT409';
    end if;
  end if;
  update public.invoices i set state = 'cancelled', cancelled_at = clock_timestamp(), updated_at = now()
    where i.id = invoice.id;
  perform private.record_invoice_event(invoice.id, 'cancelled', nullif(btrim(p_cause), ''));
end
$$;
grant execute on function public.cancel_invoice to authenticated;
comment on function public.cancel_invoice is
  'Cancels an invoice: a draft as it is, an issued one with a cause. Its number is not used again. Refuses with '
  'financial_update_missing, financial_approve_missing, invoice_gone, invoice_paid or cause_missing.';
