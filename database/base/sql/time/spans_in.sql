create or replace function private.spans_in(p_spans jsonb) returns table (opens time, closes time)
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if jsonb_typeof(p_spans) = 'array' then
    return query
      select (s ->> 0)::time, (s ->> 1)::time
      from jsonb_array_elements(p_spans) s
      where case when jsonb_typeof(s) = 'array'
        and s ->> 0 ~ '^([01]\d|2[0-3]):[0-5]\d$' and s ->> 1 ~ '^([01]\d|2[0-3]):[0-5]\d$'
        then (s ->> 0)::time < (s ->> 1)::time end;
  end if;
end
$$;
comment on function private.spans_in is
  'Hours as jsonb keeps them, [["09:00", "18:00"]]; what is no span of time is left out, as the site does.';
