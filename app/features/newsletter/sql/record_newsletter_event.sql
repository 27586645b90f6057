create or replace function private.record_newsletter_event(
  p_subscription public.newsletter_subscriptions, p_kind text, p_way text, p_mail text
) returns void
language plpgsql set search_path = ''
as $$
declare
  event uuid;
begin
  insert into public.newsletter_events
      (subscription_id, kind, way, consent_version, consent_locale, actor_id, happened_at)
    values (p_subscription.id, p_kind, p_way, p_subscription.consent_version,
      p_subscription.consent_locale, case when p_way = 'staff' then private.uid() end,
      -- The proof has the moment of the consent.
      case when private.is_replay() then private.received_at() else clock_timestamp() end)
    returning id into event;
  if p_kind in ('confirmed', 'unsubscribed') then
    perform private.queue_webhooks('newsletter.' || case p_kind when 'confirmed' then 'subscribed' else p_kind end,
      null, p_subscription.id, '{}');
  end if;
  if p_mail is not null then
    insert into public.outbox (kind, payload)
      values (p_mail, jsonb_build_object('event_id', event));
  end if;
end
$$;
comment on function private.record_newsletter_event is
  'Writes the proof and queues the mail that belongs to it.';
