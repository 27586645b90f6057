-- not null: *
create or replace function private.promised_minutes()
returns table (source text, minutes integer)
language sql stable security definer set search_path = ''
as $$
  -- The dialog has a question for the service; until it is answered the longest target holds.
  select k.source, max(t.minutes)
  from (values ('qualification', '{softwareApps,automationAi,gamesGamification,consulting}'::text[] || null::text),
    ('contact_form', array[null::text])) k (source, services)
  cross join lateral unnest(k.services) s (service)
  cross join lateral private.answer_target_of(s.service, k.source) t
  group by k.source
$$;
grant execute on function private.promised_minutes to service_role;
comment on function private.promised_minutes is
  'The reply target in minutes of business time for a message that is not sent yet, by source.';
