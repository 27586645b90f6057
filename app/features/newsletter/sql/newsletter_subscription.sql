-- not null: id, email, status, locale, created_at, consent_version, consent_locale, asked_at
create or replace function public.newsletter_subscription(p_subscription_id uuid)
returns table (id uuid, email text, status text, locale text, source_page text, utm_source text,
  utm_medium text, utm_campaign text, user_agent text, consent_version text, consent_locale text,
  asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
  created_at timestamptz, undeliverable_at timestamptz, undeliverable_reason text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_campaigns('read');
  return query
    select s.id, s.email, s.status, s.locale, s.source_page, s.utm_source, s.utm_medium,
      s.utm_campaign, s.user_agent, s.consent_version, s.consent_locale, s.asked_at,
      s.confirmed_at, s.unsubscribed_at, s.created_at, s.undeliverable_at, s.undeliverable_reason
    from public.newsletter_subscriptions s where s.id = p_subscription_id;
end
$$;
grant execute on function public.newsletter_subscription to authenticated;
comment on function public.newsletter_subscription is
  'One subscription for staff; no row for an unknown one. Refuses with campaigns_read_missing.';
