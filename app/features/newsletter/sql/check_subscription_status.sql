create or replace function public.check_subscription_status(email_address text)
returns table (status text)
language sql stable security definer set search_path = ''
as $$
  select s.status from public.newsletter_subscriptions s
  where s.email = lower(btrim(email_address))
    and (private.caller_role() = 'service_role'
      or (select public.has_permission((select private.uid()), 'campaigns', 'read')))
$$;
grant execute on function public.check_subscription_status to anon, authenticated, service_role;
comment on function public.check_subscription_status is
  'State of an address for those who may read campaigns. To everybody else no row, which is also '
  'the answer for an unknown one: nobody can probe an address.';
