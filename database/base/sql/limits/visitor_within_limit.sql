create or replace function private.visitor_within_limit(
  p_what text, p_identifier text, p_max integer, p_window interval
) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  forwarded text;
begin
  if private.is_replay() then
    return true;
  end if;
  if private.has_claim_of_visitor() then
    return public.check_rate_limit(p_what || ' ' || coalesce(p_identifier, ''), p_max, p_window);
  end if;
  forwarded := private.forwarded_network();
  -- A caller who cannot be identified is not refused for what others sent: see private.address_state().
  return forwarded is null or private.count_hit(
    jsonb_build_array('forwarded', p_what, forwarded)::text, p_max, p_window);
end
$$;
comment on function private.visitor_within_limit is
  'The visitor''s own limit: counted by the claims, without any by the forwarded address, and never '
  'for everybody at once. Posts that are replayed are within it.';
