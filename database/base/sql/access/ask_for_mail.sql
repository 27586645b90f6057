-- not null: *
create or replace function private.ask_for_mail(
  p_identifier text, p_pause interval, p_holds interval, p_hour integer, p_day integer
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  counter bytea := sha256(convert_to(jsonb_build_array('call', private.caller_role(),
    coalesce(private.claim('client'), private.claim('sub')), p_identifier)::text, 'UTF8'));
  known timestamptz[];
  latest timestamptz;
  moment timestamptz;
begin
  -- The row lock serializes requests for one identifier until their transactions end.
  insert into private.rate_limits as r (key, hits, keeps, expires_at)
    values (counter, '{}', interval '1 day', clock_timestamp() + interval '1 day')
    on conflict (key) do update set keeps = greatest(r.keeps, excluded.keeps)
    returning r.hits into known;
  moment := clock_timestamp();
  known := array(select hit from unnest(known) hit where hit > moment - interval '1 day'
    order by hit);
  latest := known[cardinality(known)];
  if latest > moment - p_pause then
    return 'under way';
  end if;
  if cardinality(known) < p_day and p_hour >
     (select count(*) from unnest(known) hit where hit > moment - interval '1 hour') then
    update private.rate_limits
      set hits = known || moment, expires_at = moment + interval '1 day' where key = counter;
    return 'send';
  end if;
  -- The link of the latest mail is still valid.
  return case when latest > moment - p_holds then 'under way' else 'limited' end;
end
$$;
grant execute on function private.ask_for_mail to service_role;
comment on function private.ask_for_mail is
  'Whether a mail may be sent: "send" (and counts it), "under way" within the pause after one or while '
  'the latest is valid, else "limited". undo_try() uncounts a mail that was not sent.';
