create or replace function public.newsletter_count(
  p_text text default null, p_status text default null, p_source text default null,
  p_from date default null, p_to date default null
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  perform private.check_export('newsletter');
  execute format('select count(*) from (
      select from public.newsletter_subscriptions s where %s limit 10001) found',
    private.newsletter_conditions(p_text, p_status, p_source, p_from, p_to))
    into found;
  return found;
end
$$;
grant execute on function public.newsletter_count to authenticated;
comment on function public.newsletter_count is
  'How many subscriptions a file has, 10001 for more than that. Refuses with '
  'campaigns_approve_missing.';
