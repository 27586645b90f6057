-- not null: *
create or replace function public.staff_resend_newsletter(p_subscription_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.newsletter_subscriptions;
begin
  perform private.check_campaigns('update');
  select * into known from public.newsletter_subscriptions s
    where s.id = p_subscription_id for update;
  if known.id is null then
    return 'unknown';
  end if;
  if known.status <> 'pending' then
    return known.status;
  end if;
  -- A limit of its own: staff must not fill a mailbox either, and requests of anonymous visitors
  -- must not use up the limit of staff.
  if not private.count_hit(jsonb_build_array('newsletter mail of staff', known.id)::text,
      1, interval '10 minutes') then
    return 'limited';
  end if;
  update public.newsletter_subscriptions s set asked_at = now()
    where s.id = known.id returning * into known;
  perform private.record_newsletter_event(known, 'resent', 'staff', 'newsletter.pending-mail');
  perform private.record_security_event('newsletter_resent', 'info', null,
    jsonb_build_object('subscription', p_subscription_id));
  return 'resent';
end
$$;
grant execute on function public.staff_resend_newsletter to authenticated;
comment on function public.staff_resend_newsletter is
  'Sends the confirmation again at the request of its owner: resent, limited, unknown, or the '
  'state in which there is nothing to confirm. Refuses with campaigns_update_missing.';
