create or replace function public.replay_webhook_delivery(p_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.webhook_deliveries;
  delivery uuid := gen_random_uuid();
begin
  select * into earlier from public.webhook_deliveries d where d.id = p_id;
  perform private.check_webhook(earlier.webhook_id, 'update');
  if earlier.state = 'waiting' then
    raise exception 'webhook_waiting' using errcode = 'PT409';
  elsif not private.count_hit(jsonb_build_array('webhook replay', earlier.webhook_id)::text, 60, interval '1 minute') then
    raise exception 'webhook_often' using errcode = 'PT429';
  end if;
  insert into public.webhook_deliveries (id, webhook_id, event, record_id, data, happened_at, next_at, replay_of)
    values (delivery, earlier.webhook_id, earlier.event, earlier.record_id, earlier.data, earlier.happened_at, now(),
      coalesce(earlier.replay_of, earlier.id));
  insert into public.outbox (kind, payload) values ('webhook.deliver', jsonb_build_object('delivery_id', delivery));
  return delivery;
end
$$;
grant execute on function public.replay_webhook_delivery to authenticated;
comment on function public.replay_webhook_delivery is
  'Sends a delivery again, under the id of the first one, so that the program can tell that it has it already.';
