create or replace function private.easter(p_year integer) returns date
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  -- The anonymous Gregorian algorithm (Meeus); its one-letter names are those of the books.
  a integer := p_year % 19;
  b integer := p_year / 100;
  c integer := p_year % 100;
  h integer := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m integer := h + l - 7 * ((a + 11 * h + 22 * l) / 451) + 114;
begin
  return make_date(p_year, m / 31, m % 31 + 1);
end
$$;
comment on function private.easter is 'Easter Sunday, from which the days that move are counted.';
