create or replace function private.typed_day(p_text text) returns date
language plpgsql immutable set search_path = ''
as $$
begin
  return case when p_text ~ '^\d{4}-\d\d-\d\d$' then p_text::date end;
exception when datetime_field_overflow then
  return null;
end
$$;
comment on function private.typed_day is 'A day as addresses write it, 2026-01-31; null where it is none, as the 31st of February.';
