create or replace function private.start_of_day(p_day date) returns timestamptz
language sql stable
return p_day::timestamp at time zone 'America/Sao_Paulo';
comment on function private.start_of_day is
  'Days are those of the company, whatever zone the database runs in.';
grant execute on function private.start_of_day(date) to forja_serving;
