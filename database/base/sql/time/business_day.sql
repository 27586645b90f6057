drop function if exists private.house_day(timestamptz) cascade;
create or replace function private.business_day(p_moment timestamptz) returns date
language sql stable
return (p_moment at time zone 'America/Sao_Paulo')::date;
comment on function private.business_day is 'The day of a moment in the company''s time zone.';
grant execute on function private.business_day(timestamptz) to forja_serving;
