drop function if exists private.row_print(jsonb);
create or replace function private.row_checksum(p_row jsonb) returns text
language sql immutable parallel safe set search_path = ''
return md5((p_row - '{revision,updated_at,touched_at}'::text[])::text);
comment on function private.row_checksum is
  'By which it is seen whether somebody has changed a row; what counts by itself is left out.';
