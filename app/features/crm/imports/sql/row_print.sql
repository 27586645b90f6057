create or replace function private.row_print(p_row jsonb) returns text
language sql immutable parallel safe set search_path = ''
return md5((p_row - '{revision,updated_at,touched_at}'::text[])::text);
comment on function private.row_print is
  'By which it is seen whether somebody has changed a row; what counts by itself is left out.';
