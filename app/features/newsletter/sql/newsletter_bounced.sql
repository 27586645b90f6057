create or replace function public.newsletter_bounced(p_event_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  bounced public.newsletter_subscriptions;
begin
  update public.newsletter_subscriptions s
    set status = 'pending', undeliverable_at = now(), undeliverable_reason = left(p_reason, 500)
    where s.id = (select e.subscription_id from public.newsletter_events e where e.id = p_event_id)
      and s.status <> 'unsubscribed' and s.undeliverable_at is null
    returning * into bounced;
  if bounced.id is not null then
    perform private.record_newsletter_event(bounced, 'bounced', 'server', null);
  end if;
end
$$;
grant execute on function public.newsletter_bounced to service_role;
comment on function public.newsletter_bounced is
  'The mail of an event was refused for good: its subscription waits for a new confirmation, and '
  'no mail is sent there until a new request.';
