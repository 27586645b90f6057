drop function if exists private.note_invoice(uuid, text, text, jsonb);
create or replace function private.record_invoice_event(
  p_invoice uuid, p_kind text, p_cause text default null, p_details jsonb default '{}'
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.invoice_events (invoice_id, kind, cause, details)
    values (p_invoice, p_kind, p_cause, jsonb_strip_nulls(p_details))
$$;
comment on function private.record_invoice_event is
  'Adds an event to the record of an invoice.';
