create or replace function public.issue_invoice(p_invoice uuid, p_revision integer, p_pix text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invoice public.invoices := private.check_invoice(p_invoice, 'approve');
begin
  if invoice.state in ('issued', 'paid') then
    return 'already';
  elsif invoice.state = 'cancelled' then
    raise exception 'invoice_cancelled' using errcode = '23514';
  elsif invoice.revision is distinct from p_revision then
    raise exception 'invoice_changed' using errcode = '40001';
  elsif invoice.due_on < private.house_day(now()) then
    raise exception 'invoice_late' using errcode = '23514';
  elsif p_pix is not null and not private.pix_is_right(p_pix) then
    raise exception 'pix_wrong' using errcode = '23514';
  elsif coalesce(invoice.pix_text, p_pix, invoice.boleto) is null then
    raise exception 'invoice_without_way' using errcode = '23514';
  end if;
  update public.invoices i set state = 'issued', pix_text = coalesce(i.pix_text, p_pix),
      issued_at = clock_timestamp(), issued_by = private.uid(), updated_at = now()
    where i.id = invoice.id;
  perform private.note_invoice(invoice.id, 'issued');
  return 'issued';
end
$$;
revoke all on function public.issue_invoice from public, anon, authenticated, service_role;
grant execute on function public.issue_invoice to authenticated;
comment on function public.issue_invoice is
  'Shows a draft to its client, with the Pix made for it where none was typed; issued before, it says already. Refuses with financial_approve_missing, invoice_gone, invoice_changed (40001), invoice_cancelled, invoice_late, pix_wrong or invoice_without_way (23514).';
