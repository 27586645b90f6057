create or replace function private.address_state(p_what text, p_origin text) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  if private.is_replay() then
    return case private.claim('address_state') when 'review' then 'review' else 'within' end;
  end if;
  if p_origin is null or private.count_hit(
      jsonb_build_array(p_what || ' address', p_origin)::text, 5, interval '1 hour') then
    return 'within';
  end if;
  return case when private.count_hit(
      jsonb_build_array(p_what || ' address beyond', p_origin)::text, 295, interval '1 hour')
    then 'review' else 'refused' end;
end
$$;
comment on function private.address_state is
  'Counts a post for its network address: within (5 an hour), review (up to 300 an hour: kept, and '
  'nobody is mailed) or refused. Null is no address and always within. A post that is '
  'replayed has the state that the server gave it.';
