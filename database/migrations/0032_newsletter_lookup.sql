-- Who may look up subscriptions.

create function public.check_subscription_status(email_address text)
returns table (status text)
language sql stable security definer set search_path = ''
as $$
  select s.status from public.newsletter_subscriptions s
  where s.email = lower(btrim(email_address))
    and (private.caller_role() = 'service_role'
      or (select public.has_permission((select private.uid()), 'campaigns', 'read')))
$$;
revoke all on function public.check_subscription_status(text) from public;
grant execute on function public.check_subscription_status(text)
  to anon, authenticated, service_role;
comment on function public.check_subscription_status(text) is
  'State of an address for those who may read campaigns. To everybody else no row, which is also '
  'the answer for an unknown one: nobody can probe a stranger.';

create function private.check_newsletter_reader() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() = 'service_role' then
    return;
  end if;
  if not public.has_permission(private.uid(), 'campaigns', 'read')
     or private.rank_of(private.uid()) < private.role_rank('admin') then
    perform private.refuse('campaigns_read_missing');
  end if;
end
$$;
revoke all on function private.check_newsletter_reader() from public;
comment on function private.check_newsletter_reader() is
  'Refuses whoever may not read campaigns or is no administrator: these two calls hand out all '
  'addresses, and the contract keeps them for administrators.';

create function public.get_all_newsletter_subscriptions()
returns table (id uuid, email text, status text, locale text, source_page text, utm_source text,
  utm_medium text, utm_campaign text, ip_address text, user_agent text, consent_version text,
  consent_locale text, asked_at timestamptz, confirmed_at timestamptz,
  unsubscribed_at timestamptz, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_newsletter_reader();
  return query
    select s.id, s.email, s.status, s.locale, s.source_page, s.utm_source, s.utm_medium,
      s.utm_campaign, s.ip_address, s.user_agent, s.consent_version, s.consent_locale, s.asked_at,
      s.confirmed_at, s.unsubscribed_at, s.created_at
    from public.newsletter_subscriptions s order by s.created_at desc, s.id desc;
end
$$;
revoke all on function public.get_all_newsletter_subscriptions() from public;
grant execute on function public.get_all_newsletter_subscriptions()
  to authenticated, service_role;
comment on function public.get_all_newsletter_subscriptions() is
  'Every subscription, newest first. Refuses with campaigns_read_missing.';

create function public.get_newsletter_stats()
returns table (total_count integer, active_count integer, pending_count integer,
  unsubscribed_count integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_newsletter_reader();
  return query
    select count(*)::integer, count(*) filter (where s.status = 'active')::integer,
      count(*) filter (where s.status = 'pending')::integer,
      count(*) filter (where s.status = 'unsubscribed')::integer
    from public.newsletter_subscriptions s;
end
$$;
revoke all on function public.get_newsletter_stats() from public;
grant execute on function public.get_newsletter_stats() to authenticated, service_role;
comment on function public.get_newsletter_stats() is
  'How many subscriptions there are in each state. Refuses with campaigns_read_missing.';
