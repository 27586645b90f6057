-- Administrators write subscriptions themselves, as the contract has it; triggers keep the consent of the person.
-- expand

grant select (id, email, status, locale, source_page, utm_source, utm_medium, utm_campaign, ip_address, user_agent,
  consent_version, consent_locale, asked_at, confirmed_at, unsubscribed_at, contact_id, created_at, undeliverable_at,
  undeliverable_reason) on public.newsletter_subscriptions to authenticated;
grant insert (email, status, locale, source_page, utm_source, utm_medium, utm_campaign, ip_address, user_agent,
  unsubscribed_at) on public.newsletter_subscriptions to authenticated;
grant update (email, status, locale, source_page, utm_source, utm_medium, utm_campaign, ip_address, user_agent,
  unsubscribed_at) on public.newsletter_subscriptions to authenticated;
