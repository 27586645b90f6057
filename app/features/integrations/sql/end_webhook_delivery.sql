create or replace function private.end_webhook_delivery(p_id uuid, p_status integer, p_error text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  sent public.webhook_deliveries;
  hook public.webhooks;
  -- Seconds before the second try, the third, …
  waits constant integer[] := '{5, 300, 1800, 7200, 18000, 36000, 50400}';
  accepted constant boolean := coalesce(p_status between 200 and 299, false);
  ended boolean;
begin
  select w.* into hook from public.webhooks w join public.webhook_deliveries d on d.webhook_id = w.id
    where d.id = p_id for update of w;
  select * into sent from public.webhook_deliveries d where d.id = p_id and d.state = 'waiting' for update;
  if sent.id is null then
    return;
  end if;
  -- What staff send by hand is tried once.
  ended := accepted or sent.tries >= cardinality(waits) or sent.event = 'webhook.test' or sent.replay_of is not null;
  update public.webhook_deliveries d set
      state = case when accepted then 'delivered' when ended then 'failed' else 'waiting' end,
      tries = d.tries + 1, tried_at = clock_timestamp(), answer_status = p_status,
      error = case when not accepted then p_error end, job_id = null, claimed_at = null,
      next_at = case when not ended then clock_timestamp() + make_interval(secs => waits[sent.tries + 1]) end
    where d.id = p_id;
  update public.webhooks w set failures = case when accepted then 0 else w.failures + 1 end,
      failing_since = case when not accepted then coalesce(w.failing_since, now()) end
    where w.id = hook.id returning * into hook;
  if hook.state = 'on' and not accepted and (p_status = 410
      or hook.failures >= 15 and hook.failing_since < now() - interval '12 hours') then
    update public.webhooks w set state = 'failed' where w.id = hook.id;
    update public.webhook_deliveries d set state = 'failed', next_at = null, error = coalesce(d.error, 'off')
      where d.webhook_id = hook.id and d.state = 'waiting';
    insert into public.outbox (kind, payload) values ('webhook.off-mail', jsonb_build_object('webhook_id', hook.id));
    return;
  end if;
  insert into public.outbox (kind, payload, created_at)
    select 'webhook.deliver', jsonb_build_object('delivery_id', d.id), greatest(d.next_at, clock_timestamp())
    from public.webhook_deliveries d
    where d.webhook_id = hook.id and d.record_id = sent.record_id and d.state = 'waiting'
    order by d.seq limit 1;
  -- The next of another record, which may have come while this one was under way.
  insert into public.outbox (kind, payload)
    select 'webhook.deliver', jsonb_build_object('delivery_id', d.id)
    from public.webhook_deliveries d
    where d.webhook_id = hook.id and d.record_id <> sent.record_id and d.state = 'waiting'
      and d.next_at <= clock_timestamp() and not exists (select from public.webhook_deliveries e
        where e.webhook_id = d.webhook_id and e.record_id = d.record_id and e.state = 'waiting' and e.seq < d.seq)
    order by d.next_at, d.seq limit 1;
end
$$;
grant execute on function private.end_webhook_delivery to service_role;
comment on function private.end_webhook_delivery is
  'Records how a try ended, and queues the next: of this delivery later, of the record, and of the webhook. Eight tries in 31 hours. '
  'After 15 failed tries in 12 hours, or 410 Gone, the webhook is switched off and its owner is mailed.';
