drop function if exists private.live_streams_now(uuid[], uuid[], interval);
-- not null: streams, displaced, permissions, lacks_second_step
create or replace function private.live_streams_now(
  p_streams uuid[], p_sessions uuid[], p_longest interval
) returns table (streams uuid[], displaced uuid[], user_id uuid, role text, permissions text[],
  lacks_second_step boolean)
language sql stable security definer set search_path = ''
as $$
  with held as materialized (
    select s.user_id, s.issuer_second_step,
      array_agg(given.stream_id) as streams,
      coalesce(array_agg(given.stream_id) filter (where l.id is null), '{}') as displaced
    from unnest(p_streams, p_sessions) as given (stream_id, session_id)
    join identity.sessions s on s.id = given.session_id
    left join identity.live_streams l on l.id = given.stream_id
    where s.expires_at > now() and s.created_at > now() - p_longest
    group by s.user_id, s.issuer_second_step
  )
  select h.streams, h.displaced, h.user_id, person.role, person.permissions,
    person.lacks_second_step
  from held h
  cross join lateral private.session_person(h.user_id, h.issuer_second_step) as person
  where person.is_active
$$;
grant execute on function private.live_streams_now to service_role;
comment on function private.live_streams_now is
  'The streams of a process with a valid session, by user, with the present permissions of each; '
  'displaced: those that newer streams replaced. p_longest is the absolute limit of a session. Does not '
  'prolong the session: an open screen is no activity.';
