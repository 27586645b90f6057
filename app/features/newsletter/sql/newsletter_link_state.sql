-- not null: state, locale
create or replace function public.newsletter_link_state(p_subscription_id uuid, p_asked_at timestamptz)
returns table (state text, locale text)
language sql stable security definer set search_path = ''
as $$
  select case
      when s.status = 'active' then 'active'
      -- A link from before the withdrawal must not subscribe the person again.
      when s.status = 'unsubscribed' or p_asked_at < s.unsubscribed_at then 'unsubscribed'
      when p_asked_at < now() - interval '72 hours' then 'expired'
      else 'pending' end, s.locale
  from public.newsletter_subscriptions s where s.id = p_subscription_id
$$;
grant execute on function public.newsletter_link_state to service_role;
comment on function public.newsletter_link_state is
  'The state of the subscription of a signed link: pending, active, expired or unsubscribed; no row for an '
  'unknown one. The moment of an unsubscribe link is now. Changes nothing.';
