insert into public.security_events (id, created_at, event_type, severity, user_id, actor_id,
  ip_address, user_agent, details)
select pg_temp.key('event', e.n), pg_temp.came(e.n, :security, 1), e.kind[1], e.kind[2],
  case when not e.stranger then e.person end,
  case when not e.stranger then case when e.kind[1] in ('exported', 'role_granted', 'role_ended')
    then pg_temp.key('person', 1 + e.n % least(:people, 2)) else e.person end end,
  -- Reserved for documentation (RFC 5737).
  '203.0.113.' || 1 + floor(pg_temp.draw('address', e.n) * 254)::integer,
  pg_temp.often(pg_temp.agents(), 'event agent', e.n), '{}'
from (
  select n, pg_temp.key('person', 1 + floor(pg_temp.draw('event person', n) * :people)::bigint) as person,
    pg_temp.draw('stranger', n) < 0.05 or :people = 0 as stranger,
    string_to_array(pg_temp.often(array['signed_in info', 'signed_out info', 'sign_in_failed warning',
      'password_reset_asked info', 'exported info', 'access_refused warning', 'password_reset warning',
      'second_step_failed warning', 'sign_in_locked warning', 'role_granted warning',
      'role_ended warning', 'code_replayed critical'], 'event', n), ' ') as kind
  from generate_series(1, :security) n
) e
order by e.n;
