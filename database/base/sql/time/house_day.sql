create or replace function private.house_day(p_moment timestamptz) returns date
language sql stable set search_path = ''
return (p_moment at time zone 'America/Sao_Paulo')::date;
comment on function private.house_day is 'The day of a moment in the company''s time zone.';
