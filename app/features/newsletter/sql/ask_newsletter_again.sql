-- not null: *
create or replace function public.ask_newsletter_again(p_subscription_id uuid) returns text
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
grant execute on function public.ask_newsletter_again to service_role;
comment on function public.ask_newsletter_again is
  'A new confirmation mail to the holder of an expired link; returns the state.';
