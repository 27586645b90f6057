-- Staff at the newsletter: what they may do for a person on request, and the proof of each "yes".

alter table public.newsletter_events
  add column actor_id uuid references public.user_profiles (user_id) on delete set null,
  drop constraint newsletter_events_kind_check,
  add constraint newsletter_events_kind_check
    check (kind in ('asked', 'repeated', 'resent', 'confirmed', 'unsubscribed')),
  drop constraint newsletter_events_way_check,
  add constraint newsletter_events_way_check
    check (way in ('form', 'link', 'one_click', 'staff'));
create index newsletter_events_of_actor on public.newsletter_events (actor_id);
create index newsletter_events_by_time on public.newsletter_events (happened_at);
comment on column public.newsletter_events.actor_id is
  'Who of the staff did it on request; null for everything that the person did herself.';
comment on column public.newsletter_events.kind is
  'repeated: somebody asked for what was active already. resent: staff had the confirmation sent '
  'once more, which is no asking of the person.';

create or replace function private.record_newsletter_event(
  p_subscription public.newsletter_subscriptions, p_kind text, p_way text, p_mail text
) returns void
language plpgsql set search_path = ''
as $$
declare
  event uuid;
begin
  insert into public.newsletter_events
      (subscription_id, kind, way, consent_version, consent_locale, actor_id)
    values (p_subscription.id, p_kind, p_way, p_subscription.consent_version,
      p_subscription.consent_locale, case when p_way = 'staff' then private.uid() end)
    returning id into event;
  if p_mail is not null then
    insert into public.outbox (kind, payload)
      values (p_mail, jsonb_build_object('event_id', event));
  end if;
end
$$;

create function private.check_campaigns(p_action text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'campaigns', p_action) then
    perform private.refuse('campaigns_' || p_action || '_missing');
  end if;
end
$$;
revoke all on function private.check_campaigns(text) from public;
comment on function private.check_campaigns(text) is
  'Refuses whoever may not do this to campaigns.';

create function public.newsletter_subscription(p_subscription_id uuid)
returns table (id uuid, email text, status text, locale text, source_page text, utm_source text,
  utm_medium text, utm_campaign text, user_agent text, consent_version text, consent_locale text,
  asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
  created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_campaigns('read');
  return query
    select s.id, s.email, s.status, s.locale, s.source_page, s.utm_source, s.utm_medium,
      s.utm_campaign, s.user_agent, s.consent_version, s.consent_locale, s.asked_at,
      s.confirmed_at, s.unsubscribed_at, s.created_at
    from public.newsletter_subscriptions s where s.id = p_subscription_id;
end
$$;
revoke all on function public.newsletter_subscription(uuid) from public;
grant execute on function public.newsletter_subscription(uuid) to authenticated;
comment on function public.newsletter_subscription(uuid) is
  'One subscription for staff; no row for an unknown one. Refuses with campaigns_read_missing.';

create function public.newsletter_proof(p_subscription_id uuid)
returns table (id uuid, kind text, way text, consent_version text, consent_locale text,
  happened_at timestamptz, actor text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_campaigns('read');
  return query
    select e.id, e.kind, e.way, e.consent_version, e.consent_locale, e.happened_at, p.display_name
    from public.newsletter_events e
    left join public.user_profiles p on p.user_id = e.actor_id
    where e.subscription_id = p_subscription_id
    order by e.happened_at, e.id;
end
$$;
revoke all on function public.newsletter_proof(uuid) from public;
grant execute on function public.newsletter_proof(uuid) to authenticated;
comment on function public.newsletter_proof(uuid) is
  'What happened to a subscription, oldest first. Refuses with campaigns_read_missing.';

create function public.staff_unsubscribe_newsletter(p_subscription_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  outcome text;
begin
  perform private.check_campaigns('update');
  outcome := public.unsubscribe_newsletter(p_subscription_id, 'staff');
  if outcome = 'unsubscribed' then
    perform private.record_security_event('newsletter_unsubscribed', 'info', null,
      jsonb_build_object('subscription', p_subscription_id));
  end if;
  return outcome;
end
$$;
revoke all on function public.staff_unsubscribe_newsletter(uuid) from public;
grant execute on function public.staff_unsubscribe_newsletter(uuid) to authenticated;
comment on function public.staff_unsubscribe_newsletter(uuid) is
  'Ends a subscription at the request of its owner: unsubscribed, already or unknown. Refuses with '
  'campaigns_update_missing.';

create function public.staff_resend_newsletter(p_subscription_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.newsletter_subscriptions;
begin
  perform private.check_campaigns('update');
  select * into known from public.newsletter_subscriptions s
    where s.id = p_subscription_id for update;
  if known.id is null then
    return 'unknown';
  end if;
  if known.status <> 'pending' then
    return known.status;
  end if;
  -- The same bounds as for visitors: a colleague must not fill a mailbox either.
  if not private.newsletter_mail_allowed(known.email) then
    return 'limited';
  end if;
  update public.newsletter_subscriptions s set asked_at = now()
    where s.id = known.id returning * into known;
  perform private.record_newsletter_event(known, 'resent', 'staff', 'newsletter.pending-mail');
  perform private.record_security_event('newsletter_resent', 'info', null,
    jsonb_build_object('subscription', p_subscription_id));
  return 'resent';
end
$$;
revoke all on function public.staff_resend_newsletter(uuid) from public;
grant execute on function public.staff_resend_newsletter(uuid) to authenticated;
comment on function public.staff_resend_newsletter(uuid) is
  'Sends the confirmation once more at the request of its owner: resent, limited, unknown, or the '
  'state in which there is nothing to confirm. Refuses with campaigns_update_missing.';
