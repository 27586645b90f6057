create or replace function private.rate_limit_key(p_identifier text) returns bytea
language sql stable
return sha256(convert_to(jsonb_build_array('call', private.caller_role(),
  coalesce(private.claim('client'), private.claim('sub')), p_identifier)::text, 'UTF8'));
comment on function private.rate_limit_key is
  'The row of private.rate_limits in which check_rate_limit() counts an identifier of the server.';
