-- not null: *
create or replace function public.subscribe_newsletter(
  p_email text,
  p_locale text default 'pt-BR',
  p_consent_version text default 'unknown',
  p_source_page text default null,
  p_utm_source text default null,
  p_utm_medium text default null,
  p_utm_campaign text default null,
  p_user_agent text default null,
  p_limit_identifier text default null,
  p_address_identifier text default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
  wanted text := lower(btrim(p_email));
  within_limit boolean := true;
  known public.newsletter_subscriptions;
begin
  -- A failure of the limit check must not lose a subscription.
  begin
    within_limit := private.visitor_within_limit(
      'newsletter', p_limit_identifier, 3, interval '10 minutes');
    if within_limit then
      address := private.origin_of(p_address_identifier);
      -- The identifier comes from the browser. A network address may be an office, and callers
      -- without a claim share one place.
      within_limit := address is null or private.is_replay() or private.count_hit(
        jsonb_build_array('newsletter address', address)::text,
        case address when 'nobody' then 300 else 20 end, interval '1 hour');
    end if;
  exception when others then
    raise warning 'limit of a newsletter subscription not checked: % %', sqlstate, sqlerrm;
  end;
  if not within_limit then
    return 'limited';
  end if;

  -- Serializes requests for one address.
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || wanted, 0));
  select * into known from public.newsletter_subscriptions s where s.email = wanted for update;
  if known.id is null then
    insert into public.newsletter_subscriptions (email, locale, source_page, utm_source,
        utm_medium, utm_campaign, user_agent, consent_version, consent_locale, created_at)
      values (wanted, p_locale, left(private.mask_secrets(p_source_page), 500), nullif(left(p_utm_source, 200), ''),
        nullif(left(p_utm_medium, 200), ''), nullif(left(p_utm_campaign, 200), ''),
        left(p_user_agent, 500), p_consent_version, p_locale, private.received_at())
      returning * into known;
    if private.newsletter_mail_allowed(wanted) then
      perform private.record_newsletter_event(known, 'asked', 'form', 'newsletter.confirm-mail');
    end if;
  else
    if known.status = 'unsubscribed' then
      -- A new subscription with its own first touch; the proof of the former one is in the events.
      update public.newsletter_subscriptions s set
        source_page = left(private.mask_secrets(p_source_page), 500),
        utm_source = nullif(left(p_utm_source, 200), ''),
        utm_medium = nullif(left(p_utm_medium, 200), ''),
        utm_campaign = nullif(left(p_utm_campaign, 200), ''),
        user_agent = left(p_user_agent, 500)
        where s.id = known.id;
    end if;
    if known.status <> 'active' then
      update public.newsletter_subscriptions s set locale = p_locale,
        consent_version = p_consent_version, consent_locale = p_locale
        where s.id = known.id returning * into known;
    end if;
    perform private.ask_newsletter(known, 'form');
  end if;

  delete from public.newsletter_subscriptions where id in (
    select s.id from public.newsletter_subscriptions s
    where s.status = 'pending' and s.asked_at < now() - interval '30 days'
      and s.confirmed_at is null and s.unsubscribed_at is null
    order by s.asked_at limit 10 for update skip locked);
  return 'accepted';
end
$$;
grant execute on function public.subscribe_newsletter to anon, authenticated, service_role;
comment on function public.subscribe_newsletter is
  'Requests the newsletter: accepted or limited (3 in 10 minutes), the same for known and unknown '
  'addresses; the owner learns the state by mail. Also erases a few never confirmed ones.';
