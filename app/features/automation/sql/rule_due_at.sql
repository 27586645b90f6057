drop function if exists private.due_of_rule(jsonb, timestamptz);
create or replace function private.rule_due_at(p_due jsonb, p_from timestamptz) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  days integer := (p_due ->> 'n')::integer;
  day date := private.business_day(p_from);
  looked integer := 0;
begin
  if p_due ->> 'unit' = 'hours' then
    return private.add_business_time(p_from, days * 60);
  end if;
  -- A company without business hours gets a due time too: a month later.
  while days > 0 and looked < 400 loop
    day := day + 1;
    looked := looked + 1;
    if private.business_seconds(private.start_of_day(day), private.start_of_day(day + 1)) > 0
      or looked > 31 then
      days := days - 1;
    end if;
  end loop;
  return private.start_of_day(day + 1) - interval '1 second';
end
$$;
comment on function private.rule_due_at is
  'When a task of a rule is due: after a number of business hours, or at the end of the nth business day.';
