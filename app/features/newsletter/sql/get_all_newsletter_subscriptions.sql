-- A function of the contract that returns the whole list; for administrators, and recorded like other exports.
create or replace function public.get_all_newsletter_subscriptions()
returns table (id uuid, email text, status text, locale text, source_page text, utm_source text,
  utm_medium text, utm_campaign text, ip_address text, user_agent text, consent_version text,
  consent_locale text, asked_at timestamptz, confirmed_at timestamptz,
  unsubscribed_at timestamptz, created_at timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rows_delivered integer;
begin
  perform private.check_newsletter_reader();
  if private.caller_role() <> 'service_role' then
    perform private.check_export('newsletter');
  end if;
  return query
    select s.id, s.email, s.status, s.locale, s.source_page, s.utm_source, s.utm_medium,
      s.utm_campaign, s.ip_address, s.user_agent, s.consent_version, s.consent_locale, s.asked_at,
      s.confirmed_at, s.unsubscribed_at, s.created_at
    from public.newsletter_subscriptions s order by s.created_at desc, s.id desc;
  get diagnostics rows_delivered = row_count;
  perform private.record_security_event('newsletter_exported', 'info', private.uid(),
    jsonb_build_object('what', 'newsletter', 'rows', rows_delivered, 'complete', true));
end
$$;
grant execute on function public.get_all_newsletter_subscriptions to authenticated, service_role;
comment on function public.get_all_newsletter_subscriptions is
  'Every subscription, newest first; the export is recorded with its number of rows. Refuses with '
  'campaigns_read_missing or campaigns_approve_missing.';
