drop function if exists private.live_streams_now(uuid[], uuid[], interval);
-- not null: stream_id, displaced, permissions, lacks_second_step
create or replace function private.live_streams_now(
  p_streams uuid[], p_sessions uuid[], p_longest interval
) returns table (stream_id uuid, displaced boolean, user_id uuid, role text, permissions text[],
  lacks_second_step boolean)
language sql stable security definer set search_path = ''
as $$
  with held as materialized (
    select streams.stream_id, l.id is null as displaced, s.user_id, s.issuer_second_step
    from unnest(p_streams, p_sessions) as streams (stream_id, session_id)
    join identity.sessions s on s.id = streams.session_id
    left join identity.live_streams l on l.id = streams.stream_id
    where s.expires_at > now() and s.created_at > now() - p_longest
  ), people as materialized (select distinct held.user_id, held.issuer_second_step from held)
  select h.stream_id, h.displaced, h.user_id, person.role, person.permissions,
    person.lacks_second_step
  from people
  cross join lateral private.session_person(people.user_id, people.issuer_second_step) as person
  join held h on h.user_id = people.user_id and h.issuer_second_step = people.issuer_second_step
  where person.is_active
$$;
grant execute on function private.live_streams_now to service_role;
comment on function private.live_streams_now is
  'The streams of a process with a valid session, with the present permissions of its user; '
  'displaced: a newer stream replaced it. p_longest is the absolute limit of a session. Does not prolong '
  'the session: an open screen is no activity.';
