-- not null: *
create or replace function public.unsubscribe_newsletter(p_subscription_id uuid, p_way text default 'link')
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
  -- Only the record of the end and the earlier proofs stay.
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
grant execute on function public.unsubscribe_newsletter to service_role;
comment on function public.unsubscribe_newsletter is
  'Follows an unsubscribe link whose signature the server has checked: unsubscribed, already or '
  'unknown. p_way is link or one_click.';
