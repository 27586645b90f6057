-- What a stranger may fill of the limiter's table: identifiers are the caller's own words, and behind
-- PostgREST every anonymous caller has the same name space.

create function private.limit_place(identifier text) returns text
language sql immutable set search_path = ''
as $$ select left(encode(sha256(convert_to(identifier, 'UTF8')), 'hex'), 3) $$;
revoke all on function private.limit_place(text) from public;
comment on function private.limit_place(text) is
  'One of 4096 places for any identifier. Two that meet in one are counted together, which refuses '
  'the second a little early; 4096 rows are what a caller can cause, however many words she tries.';

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
comment on function public.check_rate_limit(text, integer, interval) is
  'True while fewer than max_requests calls were let through within time_window, counted per '
  'role, client and identifier (of strangers per place of it, see private.limit_place). At most 1000 '
  'requests in 31 days, else SQLSTATE 22023.';
