-- not null: *
create or replace function public.invoice_readers(p_invoice uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  invoice public.invoices := private.check_invoice(p_invoice, 'approve');
begin
  return (select count(*)::integer from public.client_members m
    join public.user_profiles p on p.user_id = m.user_id and p.is_active
    where m.organization_id = invoice.organization_id and m.role in ('owner', 'finance'));
end
$$;
grant execute on function public.invoice_readers to authenticated;
comment on function public.invoice_readers is
  'How many people of a client see its invoices in the portal. Refuses with financial_approve_missing or invoice_gone.';
