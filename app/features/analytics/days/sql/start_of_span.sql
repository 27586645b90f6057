create or replace function private.start_of_span(p_day date, p_days integer) returns date
language sql immutable
-- Counted from a Monday before the first measurement.
return p_day - (p_day - date '2001-01-01') % p_days;
comment on function private.start_of_span is
  'The first day of the week, or of the four weeks, that contains a day.';
