create or replace function private.answer_minutes(p_seconds integer) returns integer
language sql immutable parallel safe
return (case
  when p_seconds <= 6000 then ceil(p_seconds / 60.0)
  when p_seconds <= 86400 then 10 * ceil(p_seconds / 600.0)
  else 60 * ceil(p_seconds / 3600.0) end)::integer;
comment on function private.answer_minutes is
  'Minutes until a reply, rounded up: from 100 on to tens, after a day to hours. Precise enough for a median, and '
  'few enough values to be summed.';
