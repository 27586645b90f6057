drop function if exists private.take_report(jsonb);
create or replace function private.ingest_delivery_report(p_report jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  final constant boolean := (p_report ->> 'final')::boolean;
  words constant text := left(p_report ->> 'reason', 500);
  mail public.mails;
  address text;
  subscription public.newsletter_subscriptions;
begin
  select * into mail from public.mails m where m.message_id = p_report ->> 'message_id'
    order by m.tried_at desc limit 1 for update;
  if not found then
    return false;
  end if;
  address := lower(btrim(mail.recipient));
  update public.mails m set state = 'failed', last_error = words where m.id = mail.id;
  insert into private.bounced_addresses as b (email, closed_at, failures, status, reason)
    values (address, case when final then clock_timestamp() end, case when final then 0 else 1 end,
      left(p_report ->> 'status', 20), words)
    on conflict (email) do update set
      closed_at = coalesce(b.closed_at, excluded.closed_at),
      failures = b.failures + excluded.failures,
      status = excluded.status, reason = excluded.reason, failed_at = excluded.failed_at,
      trusted_at = null, trusted_by = null;
  delete from private.bounced_addresses where email in (
    select o.email from private.bounced_addresses o where o.failed_at < now() - interval '24 months'
    order by o.failed_at limit 10 for update skip locked);
  if final then
    update public.newsletter_subscriptions s
      set status = 'pending', undeliverable_at = now(), undeliverable_reason = words
      where s.email = address and s.status <> 'unsubscribed' and s.undeliverable_at is null
      returning * into subscription;
    if subscription.id is not null then
      perform private.record_newsletter_event(subscription, 'bounced', 'server', null);
    end if;
  end if;
  return true;
end
$$;
comment on function private.ingest_delivery_report is
  'Records a delivery report: the mail has failed, and after a permanent failure '
  'no mail is sent to the address any more, the newsletter included. False where no such mail was sent.';
