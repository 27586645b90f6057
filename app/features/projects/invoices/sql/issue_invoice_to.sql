-- not null: *
create or replace function public.issue_invoice_to(
  p_invoice uuid, p_revision integer, p_pix text, p_receiver text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invoice public.invoices := private.check_invoice(p_invoice, 'approve');
  code text;
  foreign_key text;
begin
  if invoice.state in ('issued', 'paid') then
    return 'already';
  elsif invoice.state = 'cancelled' then
    raise exception 'invoice_cancelled' using errcode = 'PT409';
  elsif invoice.revision is distinct from p_revision then
    raise exception 'changed' using errcode = 'PT409';
  elsif invoice.due_on < private.business_day(now()) then
    raise exception 'invoice_late' using errcode = 'PT409';
  elsif p_pix is not null and not private.is_valid_pix(p_pix) then
    raise exception 'pix_wrong' using errcode = 'PT422';
  elsif coalesce(invoice.pix_text, p_pix, invoice.boleto) is null then
    raise exception 'invoice_without_way' using errcode = 'PT409';
  end if;
  -- Locks the company's key until the invoice is stored.
  perform pg_advisory_xact_lock_shared(hashtext('public.pix_keys'));
  code := coalesce(invoice.pix_text, p_pix);
  foreign_key := private.foreign_receiver(code);
  if foreign_key is not null and foreign_key is distinct from p_receiver then
    raise exception 'receiver_unconfirmed' using errcode = 'PT409';
  end if;
  update public.invoices i set state = 'issued', pix_text = code,
      issued_at = clock_timestamp(), issued_by = private.uid(), updated_at = now()
    where i.id = invoice.id;
  perform private.record_invoice_event(invoice.id, 'issued');
  if foreign_key is not null then
    perform private.record_invoice_event(invoice.id, 'receiver_confirmed', p_details => jsonb_build_object(
      'pix_key', foreign_key, 'pix_name', private.pix_fields(code) ->> '59'));
    perform private.record_security_event('foreign_pix_issued', 'warning', private.uid(),
      jsonb_build_object('invoice', invoice.number, 'key', foreign_key));
  end if;
  return 'issued';
end
$$;
grant execute on function public.issue_invoice_to to authenticated;
comment on function public.issue_invoice_to is
  'Issues a draft to its client, with the Pix generated for it where none was typed; already, where it was issued '
  'before. A Pix to another key than the company''s needs p_receiver: that key, as the caller was shown it; the '
  'confirmation is recorded. Refuses with financial_approve_missing, invoice_gone, changed, '
  'invoice_cancelled, invoice_late, pix_wrong, invoice_without_way or receiver_unconfirmed.';
