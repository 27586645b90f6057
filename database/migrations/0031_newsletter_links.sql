-- What the signed links of the newsletter's mails do. The server checks the signature, so that these
-- are the server's alone.

create function public.newsletter_link_state(p_subscription_id uuid, p_asked_at timestamptz)
returns table (state text, locale text)
language sql stable security definer set search_path = ''
as $$
  select case
      when s.status = 'active' then 'active'
      -- A link from before the person left would take her back in against her word.
      when s.status = 'unsubscribed' or p_asked_at < s.unsubscribed_at then 'unsubscribed'
      when p_asked_at < now() - interval '72 hours' then 'expired'
      else 'pending' end, s.locale
  from public.newsletter_subscriptions s where s.id = p_subscription_id
$$;
revoke all on function public.newsletter_link_state(uuid, timestamptz) from public;
grant execute on function public.newsletter_link_state(uuid, timestamptz) to service_role;
comment on function public.newsletter_link_state(uuid, timestamptz) is
  'What a signed link stands before: pending, active, expired or unsubscribed; no row for an '
  'unknown one. Of an unsubscribe link the moment is now. Changes nothing.';

create function public.confirm_newsletter(p_subscription_id uuid, p_asked_at timestamptz)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_state text;
  confirmed public.newsletter_subscriptions;
begin
  perform from public.newsletter_subscriptions s where s.id = p_subscription_id for update;
  select l.state into found_state
    from public.newsletter_link_state(p_subscription_id, p_asked_at) l;
  if found_state is distinct from 'pending' then
    return coalesce(found_state, 'unknown');
  end if;
  update public.newsletter_subscriptions s set
    status = 'active',
    confirmed_at = now(),
    unsubscribed_at = null,
    contact_id = private.find_or_make_contact(null, s.email, null, false, null, 'website')
    where s.id = p_subscription_id returning * into confirmed;
  perform private.record_newsletter_event(confirmed, 'confirmed', 'link',
    'newsletter.welcome-mail');
  return 'confirmed';
end
$$;
revoke all on function public.confirm_newsletter(uuid, timestamptz) from public;
grant execute on function public.confirm_newsletter(uuid, timestamptz) to service_role;
comment on function public.confirm_newsletter(uuid, timestamptz) is
  'Follows a confirmation link whose signature the server has checked: confirmed, or the state '
  'that stands in the way (active, expired, unsubscribed, unknown). Makes the contact.';

create function public.ask_newsletter_again(p_subscription_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.newsletter_subscriptions;
begin
  select * into known from public.newsletter_subscriptions s
    where s.id = p_subscription_id for update;
  if known.status = 'pending' then
    perform private.ask_newsletter(known, 'link');
  end if;
  return coalesce(known.status, 'unknown');
end
$$;
revoke all on function public.ask_newsletter_again(uuid) from public;
grant execute on function public.ask_newsletter_again(uuid) to service_role;
comment on function public.ask_newsletter_again(uuid) is
  'A new confirmation mail for whoever holds an expired link; says the state.';

create function public.unsubscribe_newsletter(p_subscription_id uuid, p_way text default 'link')
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  gone public.newsletter_subscriptions;
begin
  perform from public.newsletter_subscriptions s where s.id = p_subscription_id for update;
  if not found then
    return 'unknown';
  end if;
  -- Only the record of leaving stays, and the proofs of before.
  update public.newsletter_subscriptions s set
    status = 'unsubscribed',
    unsubscribed_at = clock_timestamp(),
    source_page = null, utm_source = null, utm_medium = null, utm_campaign = null,
    user_agent = null
    where s.id = p_subscription_id and s.status <> 'unsubscribed' returning * into gone;
  if gone.id is null then
    return 'already';
  end if;
  perform private.record_newsletter_event(gone, 'unsubscribed', p_way, null);
  return 'unsubscribed';
end
$$;
revoke all on function public.unsubscribe_newsletter(uuid, text) from public;
grant execute on function public.unsubscribe_newsletter(uuid, text) to service_role;
comment on function public.unsubscribe_newsletter(uuid, text) is
  'Follows an unsubscribe link whose signature the server has checked: unsubscribed, already or '
  'unknown. p_way is link or one_click.';
