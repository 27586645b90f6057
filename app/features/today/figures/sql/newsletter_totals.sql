drop function if exists public.newsletter_standing_now();
-- not null: active, pending
create or replace function public.newsletter_totals()
returns table (active integer, pending integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_figures('campaigns');
  perform private.check_newsletter_reader();
  return query
    select coalesce(sum(s.subscriptions) filter (where s.place = private.subscription_place('active')),
        0)::integer,
      coalesce(sum(s.subscriptions) filter (where s.place = private.subscription_place('pending')),
        0)::integer
    from private.newsletter_standing s;
end
$$;
grant execute on function public.newsletter_totals to authenticated;
comment on function public.newsletter_totals is
  'How many get the newsletter, and how many have still to confirm: of all, so for '
  'administrators. Refuses with analytics_read_missing or campaigns_read_missing.';
