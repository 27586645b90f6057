create or replace function private.pix_fields(p_text text) returns jsonb
language plpgsql immutable strict set search_path = ''
as $$
declare
  place integer := 1;
  size integer;
  found jsonb := '{}';
begin
  while place <= length(p_text) loop
    if substr(p_text, place, 4) !~ '^[0-9]{4}$' then
      return null;
    end if;
    size := substr(p_text, place + 2, 2)::integer;
    if place + 3 + size > length(p_text) then
      return null;
    end if;
    found := found || jsonb_build_object(substr(p_text, place, 2), substr(p_text, place + 4, size));
    place := place + 4 + size;
  end loop;
  return found;
end
$$;
comment on function private.pix_fields is
  'Fields of a BR Code, or of one of its fields, by their two digits; null for any other text.';
