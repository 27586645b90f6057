-- Asking for the newsletter: limits, the proof, and the mail that belongs to it.

create function private.newsletter_mail_allowed(p_email text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  -- What stands after a plus is the same mailbox with many providers.
  mailbox text := regexp_replace(p_email, '\+[^@]*@', '@');
begin
  return private.count_hit(
      jsonb_build_array('newsletter mail', mailbox)::text, 1, interval '15 minutes')
    and private.count_hit(
      jsonb_build_array('newsletter mails of a day', mailbox)::text, 4, interval '1 day');
end
$$;
revoke all on function private.newsletter_mail_allowed(text) from public;
comment on function private.newsletter_mail_allowed(text) is
  'Against bombing a mailbox: one mail in 15 minutes and four a day, whoever asks, however often.';

create function private.record_newsletter_event(
  p_subscription public.newsletter_subscriptions, p_kind text, p_way text, p_mail text
) returns void
language plpgsql set search_path = ''
as $$
declare
  event uuid;
begin
  insert into public.newsletter_events
      (subscription_id, kind, way, consent_version, consent_locale)
    values (p_subscription.id, p_kind, p_way, p_subscription.consent_version,
      p_subscription.consent_locale)
    returning id into event;
  if p_mail is not null then
    insert into public.outbox (kind, payload)
      values (p_mail, jsonb_build_object('event_id', event));
  end if;
end
$$;
revoke all on function
  private.record_newsletter_event(public.newsletter_subscriptions, text, text, text) from public;
comment on function
  private.record_newsletter_event(public.newsletter_subscriptions, text, text, text) is
  'Writes the proof and queues the mail that belongs to it.';

create function private.ask_newsletter(
  p_known public.newsletter_subscriptions, p_way text
) returns void
language plpgsql set search_path = ''
as $$
declare
  asked public.newsletter_subscriptions;
begin
  if not private.newsletter_mail_allowed(p_known.email) then
    return;
  end if;
  if p_known.status = 'active' then
    -- A stranger who types somebody's address changes nothing; the owner hears of it by mail.
    perform private.record_newsletter_event(p_known, 'repeated', p_way, 'newsletter.known-mail');
    return;
  end if;
  update public.newsletter_subscriptions s set status = 'pending', asked_at = now()
    where s.id = p_known.id returning * into asked;
  perform private.record_newsletter_event(asked, 'asked', p_way,
    case p_known.status when 'pending' then 'newsletter.pending-mail'
      else 'newsletter.confirm-mail' end);
end
$$;
revoke all on function private.ask_newsletter(public.newsletter_subscriptions, text) from public;
comment on function private.ask_newsletter(public.newsletter_subscriptions, text) is
  'An address that is known asks again: mailed according to its state, as far as mails are allowed.';

create function public.subscribe_newsletter(
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
  address text := coalesce(private.claim('address'), p_address_identifier);
  wanted text := lower(btrim(p_email));
  within_limit boolean := true;
  known public.newsletter_subscriptions;
begin
  -- A limit that cannot be checked must not cost a subscription.
  begin
    within_limit := public.check_rate_limit(
        'newsletter ' || coalesce(p_limit_identifier, ''), 3, interval '10 minutes')
      -- The identifier is the browser's own word; behind one network address may be an office.
      and (address is null or private.count_hit(
        jsonb_build_array('newsletter address', address)::text, 20, interval '1 hour'));
  exception when others then
    raise warning 'limit of a newsletter subscription not checked: % %', sqlstate, sqlerrm;
  end;
  if not within_limit then
    return 'limited';
  end if;

  -- All that is asked of one address takes turns.
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || wanted, 0));
  select * into known from public.newsletter_subscriptions s where s.email = wanted for update;
  if known.id is null then
    insert into public.newsletter_subscriptions (email, locale, source_page, utm_source,
        utm_medium, utm_campaign, user_agent, consent_version, consent_locale)
      values (wanted, p_locale, left(p_source_page, 500), nullif(left(p_utm_source, 200), ''),
        nullif(left(p_utm_medium, 200), ''), nullif(left(p_utm_campaign, 200), ''),
        left(p_user_agent, 500), p_consent_version, p_locale)
      returning * into known;
    if private.newsletter_mail_allowed(wanted) then
      perform private.record_newsletter_event(known, 'asked', 'form', 'newsletter.confirm-mail');
    end if;
  else
    if known.status = 'unsubscribed' then
      -- A new beginning, with its own first touch; the proof of the old one is in the events.
      update public.newsletter_subscriptions s set
        source_page = left(p_source_page, 500),
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
revoke all on function public.subscribe_newsletter(text, text, text, text, text, text, text, text,
  text, text) from public;
grant execute on function public.subscribe_newsletter(text, text, text, text, text, text, text,
  text, text, text) to anon, authenticated, service_role;
comment on function public.subscribe_newsletter(text, text, text, text, text, text, text, text,
  text, text) is
  'Asks for the newsletter: accepted or limited (3 in 10 minutes), whatever is known of the '
  'address; what is known reaches its owner by mail. Also erases a few never confirmed ones.';
