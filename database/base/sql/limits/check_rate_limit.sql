create or replace function public.check_rate_limit(
  identifier text,
  max_requests integer default 5,
  time_window interval default interval '1 hour'
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Role and client lead the subject, each quoted: nobody reaches another caller's name space.
  return private.count_hit(
    jsonb_build_array('call', private.caller_role(),
      coalesce(private.claim('client'), private.claim('sub')),
      case private.caller_role() when 'service_role' then identifier
        else private.limit_place(identifier) end)::text,
    max_requests, time_window);
end
$$;
grant execute on function public.check_rate_limit to anon, authenticated, service_role;
comment on function public.check_rate_limit is
  'True while fewer than max_requests calls were let through within time_window, counted per '
  'role, client and identifier (of anonymous callers per place of it, see private.limit_place). At most 1000 '
  'requests in 1 minute to 31 days, else limit_out_of_range (PT422).';
