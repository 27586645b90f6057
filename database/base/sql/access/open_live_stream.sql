create or replace function private.open_live_stream(p_stream uuid, p_session uuid, p_most integer)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Serializes concurrent streams of a session, so that the count is right.
  perform pg_advisory_xact_lock(hashtextextended('live_streams:' || p_session, 0));
  insert into identity.live_streams (id, session_id)
    select p_stream, s.id from identity.sessions s where s.id = p_session for key share;
  if not found then
    return false;
  end if;
  delete from identity.live_streams l
    where l.session_id = p_session and l.id not in (
      select n.id from identity.live_streams n where n.session_id = p_session
      order by n.opened_at desc, n.id desc limit p_most);
  return true;
end
$$;
grant execute on function private.open_live_stream to service_role;
comment on function private.open_live_stream is
  'Registers a stream and removes the oldest ones of its session above p_most, so that forgotten '
  'tabs do not block a new one. False where there is no such session.';
