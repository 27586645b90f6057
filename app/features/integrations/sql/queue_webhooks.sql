create or replace function private.queue_webhooks(p_event text, p_product text, p_record_id uuid, p_data jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Not in one statement: most sites have no webhook, and this runs with every lead.
  if not exists (select from public.webhooks w where w.state = 'on') then
    return;
  end if;
  with made as (
    insert into public.webhook_deliveries (webhook_id, event, record_id, data, next_at)
      select w.id, p_event, p_record_id, jsonb_build_object('id', p_record_id, 'product', p_product) || p_data, now()
      from public.webhooks w
      where w.state = 'on' and p_event = any (w.events) and (w.product is null or w.product = p_product)
        -- A webhook receives no events of records that its owner may not read.
        and private.webhook_reads(w.owner_id, p_event, p_product)
      order by w.created_at, w.id
      returning id)
  insert into public.outbox (kind, payload)
    select 'webhook.deliver', jsonb_build_object('delivery_id', made.id) from made;
end
$$;
comment on function private.queue_webhooks is
  'Step: queues an event of a record for the webhooks that receive it.';
