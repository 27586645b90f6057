-- not null: *
create or replace function public.confirm_newsletter(p_subscription_id uuid, p_asked_at timestamptz)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_state text;
  confirmed public.newsletter_subscriptions;
begin
  -- Locked before the subscription, in the lock order of a merge.
  perform private.lock_merge_target(s.contact_id, p_for_update => true)
    from public.newsletter_subscriptions s
    where s.id = p_subscription_id and s.contact_id is not null;
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
grant execute on function public.confirm_newsletter to service_role;
comment on function public.confirm_newsletter is
  'Follows a confirmation link whose signature the server has checked: confirmed, or the state '
  'that prevents it (active, expired, unsubscribed, unknown). Creates the contact.';
