-- not null: *
create or replace function public.pay_invoice(p_invoice uuid, p_paid_on date, p_how text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invoice public.invoices := private.check_invoice(p_invoice, 'approve');
begin
  if invoice.state = 'paid' then
    return 'already';
  elsif invoice.state <> 'issued' then
    raise exception 'invoice_not_issued' using errcode = 'PT409';
  elsif p_paid_on > private.business_day(now()) then
    raise exception 'date_ahead' using errcode = 'PT409';
  end if;
  update public.invoices i set state = 'paid', paid_on = p_paid_on, paid_how = p_how,
      marked_by = private.uid(), updated_at = now()
    where i.id = invoice.id;
  perform private.record_invoice_event(invoice.id, 'paid', null,
    jsonb_build_object('on', p_paid_on, 'how', p_how));
  return 'paid';
end
$$;
grant execute on function public.pay_invoice to authenticated;
comment on function public.pay_invoice is
  'Marks an issued invoice as paid, once: paid, or already. Refuses with financial_approve_missing, invoice_gone, invoice_not_issued or date_ahead.';
