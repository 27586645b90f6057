create or replace function public.edit_webhook(p_id uuid, p_name text, p_url text, p_events text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known public.webhooks := private.check_webhook(p_id, 'update');
begin
  -- A webhook sends only events of records that its owner and the caller may read.
  if exists (select from unnest(p_events) event
      where not private.webhook_reads(known.owner_id, event, known.product)
        or not private.webhook_reads(private.uid(), event, known.product)) then
    raise exception 'event_beyond' using errcode = 'PT422';
  end if;
  update public.webhooks w set name = p_name, url = p_url, events = p_events where w.id = p_id;
  perform private.record_security_event('webhook_edited', 'warning', private.uid(),
    jsonb_strip_nulls(jsonb_build_object('name', p_name, 'product', known.product)));
end
$$;
grant execute on function public.edit_webhook to authenticated;
comment on function public.edit_webhook is
  'Changes name, address and events of a webhook; its secret stays. Refuses with webhook_unknown or event_beyond.';
