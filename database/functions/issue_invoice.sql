-- Old: public.issue_invoice_to
create or replace function public.issue_invoice(p_invoice uuid, p_revision integer, p_pix text) returns text
language sql security definer set search_path = ''
as $$
  select public.issue_invoice_to(p_invoice, p_revision, p_pix, null)
$$;
revoke all on function public.issue_invoice from public, anon, authenticated, service_role;
grant execute on function public.issue_invoice to authenticated;
comment on function public.issue_invoice is
  'As public.issue_invoice_to(), for the release before: a Pix that pays another key than the company''s is refused.';
