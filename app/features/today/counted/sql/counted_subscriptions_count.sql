create or replace function public.counted_subscriptions_count(
  p_kind text default null, p_from date default null, p_to date default null
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  perform private.check_campaigns('read');
  execute format('select count(*)::integer from (select from public.newsletter_events s '
    'where s.kind = %L%s limit 10001) found', coalesce(p_kind, 'confirmed'),
    private.days_condition('s.happened_at', p_from, p_to)) into found;
  return found;
end
$$;
grant execute on function public.counted_subscriptions_count to authenticated;
comment on function public.counted_subscriptions_count is
  'How many counted_subscriptions_page() has with the same filters. Refuses with '
  'campaigns_read_missing.';
