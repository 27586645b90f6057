create or replace function private.note_invoice(
  p_invoice uuid, p_kind text, p_cause text default null, p_details jsonb default '{}'
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.invoice_events (invoice_id, kind, cause, details)
    values (p_invoice, p_kind, p_cause, jsonb_strip_nulls(p_details))
$$;
comment on function private.note_invoice is
  'Puts on the record of an invoice what was done.';
