drop function if exists private.claim_webhook_delivery(uuid, uuid);
-- not null: message_id, url, secret_sealed, event, data, happened_at
create or replace function private.claim_webhook_delivery(p_id uuid, p_job uuid)
returns table (message_id uuid, url text, secret_sealed text, previous_secret_sealed text, event text, data jsonb,
  happened_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
declare
  due public.webhook_deliveries;
begin
  -- The deliveries of a webhook are claimed and ended one at a time.
  perform from public.webhooks w join public.webhook_deliveries d on d.webhook_id = w.id where d.id = p_id
    for no key update of w;
  select * into due from public.webhook_deliveries d
    where d.id = p_id and d.state = 'waiting' and d.next_at <= clock_timestamp()
      and (d.job_id is null or d.job_id = p_job or d.claimed_at < clock_timestamp() - interval '2 minutes')
    for update;
  -- An earlier delivery of the record waits, or another of the webhook is under way: when it ends, it queues this one.
  if due.id is null or exists (select from public.webhook_deliveries e
      where e.webhook_id = due.webhook_id and e.state = 'waiting' and e.id <> due.id
        and (e.record_id = due.record_id and e.seq < due.seq
          or e.job_id is not null and e.claimed_at > clock_timestamp() - interval '2 minutes')) then
    return;
  end if;
  update public.webhook_deliveries d set job_id = p_job, claimed_at = clock_timestamp() where d.id = p_id;
  return query select coalesce(due.replay_of, due.id), w.url, w.secret_sealed,
      case when w.previous_until > now() then w.previous_secret_sealed end, due.event, due.data, due.happened_at
    from public.webhooks w where w.id = due.webhook_id and (w.state = 'on' or due.event = 'webhook.test'
      or due.replay_of is not null);
end
$$;
grant execute on function private.claim_webhook_delivery to service_role;
comment on function private.claim_webhook_delivery is
  'What a job has to send, or no row: it was sent, it is not due, another job sends it, an earlier one of the record '
  'comes first, or another of the webhook is under way.';
