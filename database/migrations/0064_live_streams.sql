-- Which open screens hear of changes: few a session, whichever processes serve them, and each only
-- for as long as its session holds.

create table identity.live_streams (
  id uuid primary key,
  session_id uuid not null references identity.sessions (id) on delete cascade,
  opened_at timestamptz not null default clock_timestamp()
);
create index live_streams_of_session on identity.live_streams (session_id, opened_at);
alter table identity.live_streams enable row level security;
revoke all on identity.live_streams from public, anon, authenticated, service_role;
comment on table identity.live_streams is
  'Streams of events that are open. A process that was killed leaves its rows behind: they are the '
  'oldest, so that the next streams of the session push them out, or they go with the session.';

create function private.open_live_stream(p_stream uuid, p_session uuid, p_most integer)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Several at once are counted one after the other.
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
revoke all on function private.open_live_stream(uuid, uuid, integer) from public;
grant execute on function private.open_live_stream(uuid, uuid, integer) to service_role;
comment on function private.open_live_stream(uuid, uuid, integer) is
  'Puts a stream on the list and takes the oldest of its session off, down to p_most: a forgotten '
  'tab does not keep a new one out. False where there is no such session.';

create function private.close_live_stream(p_stream uuid) returns void
language sql security definer set search_path = ''
as $$ delete from identity.live_streams where id = p_stream $$;
revoke all on function private.close_live_stream(uuid) from public;
grant execute on function private.close_live_stream(uuid) to service_role;

create function private.live_streams_now(
  p_streams uuid[], p_sessions uuid[], p_longest interval
) returns table (stream_id uuid, displaced boolean, user_id uuid, role text, permissions text[],
  owes_second_step boolean)
language sql stable security definer set search_path = ''
as $$
  with held as materialized (
    select asked.stream_id, l.id is null as displaced, s.user_id
    from unnest(p_streams, p_sessions) as asked (stream_id, session_id)
    join identity.sessions s on s.id = asked.session_id
    left join identity.live_streams l on l.id = asked.stream_id
    where s.expires_at > now() and s.created_at > now() - p_longest
  ), people as materialized (select distinct held.user_id from held)
  select h.stream_id, h.displaced, h.user_id, person.role, person.permissions,
    person.owes_second_step
  from people
  cross join lateral private.session_person(people.user_id) as person
  join held h on h.user_id = people.user_id
  where person.is_active
$$;
revoke all on function private.live_streams_now(uuid[], uuid[], interval) from public;
grant execute on function private.live_streams_now(uuid[], uuid[], interval) to service_role;
comment on function private.live_streams_now(uuid[], uuid[], interval) is
  'Of a process’s streams those whose session holds, with what its person may do at this moment; '
  'displaced: a newer one took its place. p_longest is the absolute limit of a session. Prolongs '
  'nothing: an open screen alone is no use of it.';
