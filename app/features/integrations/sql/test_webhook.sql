create or replace function public.test_webhook(p_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  delivery uuid := gen_random_uuid();
begin
  perform private.check_webhook(p_id, 'update');
  if private.limit_reached(jsonb_build_array('webhook test', p_id)::text, 10, interval '1 minute')
     or not private.count_hit(jsonb_build_array('webhook test', p_id)::text, 10, interval '1 minute') then
    raise exception 'webhook_often' using errcode = 'PT429';
  end if;
  insert into public.webhook_deliveries (id, webhook_id, event, record_id, data, next_at)
    values (delivery, p_id, 'webhook.test', delivery, jsonb_build_object('id', delivery), now());
  insert into public.outbox (kind, payload) values ('webhook.deliver', jsonb_build_object('delivery_id', delivery));
  return delivery;
end
$$;
grant execute on function public.test_webhook to authenticated;
comment on function public.test_webhook is 'Queues a test event, also for a webhook that is off.';
