drop function if exists private.in_days(text, date, date);
create or replace function private.days_condition(p_column text, p_from date, p_to date) returns text
language sql stable
return case when p_from is null then '' else
    format(' and %s >= %L::timestamptz', p_column, private.start_of_day(p_from)) end
  || case when p_to is null then '' else
    format(' and %s < %L::timestamptz', p_column, private.start_of_day(p_to + 1)) end;
comment on function private.days_condition is
  'SQL condition that a moment is within days of the company, both included.';
