-- not null: total_count, active_count, pending_count, unsubscribed_count
create or replace function public.get_newsletter_stats()
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
grant execute on function public.get_newsletter_stats to authenticated, service_role;
comment on function public.get_newsletter_stats is
  'How many subscriptions there are in each state. Refuses with campaigns_read_missing.';
