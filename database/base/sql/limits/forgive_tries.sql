create or replace function private.forgive_tries(p_account text, p_network text, p_pair text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  failed integer;
begin
  -- In the order in which they are counted, so that two sign-ins do not deadlock.
  perform from private.rate_limits r where r.key = private.rate_limit_key(p_account) for update;
  perform from private.rate_limits r where r.key = private.rate_limit_key(p_network) for update;
  delete from private.rate_limits r where r.key = private.rate_limit_key(p_pair)
    returning cardinality(r.hits) into failed;
  update private.rate_limits r set hits = r.hits[1:cardinality(r.hits) - failed]
    where failed > 0
      and r.key in (private.rate_limit_key(p_account), private.rate_limit_key(p_network));
end
$$;
grant execute on function private.forgive_tries to service_role;
comment on function private.forgive_tries is
  'Uncounts the calls that check_rate_limit() let through for an account from a network: as many as are '
  'under p_pair, from the counters of both. What the network failed at other accounts stays counted.';
