-- Whom a Pix code pays stands on the record of an invoice: a key that is not the company's is confirmed by
-- whoever issues.
-- expand

alter table public.invoice_events drop constraint invoice_events_kind_check;
alter table public.invoice_events add constraint invoice_events_kind_check check (kind in ('begun', 'edited',
  'issued', 'paid', 'unpaid', 'cancelled', 'told_due', 'told_overdue', 'receiver_confirmed'));
alter table public.invoice_events add constraint invoice_events_receiver_check
  check (kind <> 'receiver_confirmed' or details ? 'pix_key');
