-- not null: *
create or replace function public.staff_unsubscribe_newsletter(p_subscription_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  outcome text;
begin
  perform private.check_campaigns('update');
  outcome := public.unsubscribe_newsletter(p_subscription_id, 'staff');
  if outcome = 'unsubscribed' then
    perform private.record_security_event('newsletter_unsubscribed', 'info', null,
      jsonb_build_object('subscription', p_subscription_id));
  end if;
  return outcome;
end
$$;
grant execute on function public.staff_unsubscribe_newsletter to authenticated;
comment on function public.staff_unsubscribe_newsletter is
  'Ends a subscription at the request of its owner: unsubscribed, already or unknown. Refuses with '
  'campaigns_update_missing.';
