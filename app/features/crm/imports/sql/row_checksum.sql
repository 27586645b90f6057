drop function if exists private.row_print(jsonb);
create or replace function private.row_checksum(p_row jsonb) returns text
language sql immutable parallel safe
return md5((p_row - '{revision,updated_at,touched_at}'::text[])::text);
comment on function private.row_checksum is
  'Checksum of a row that shows whether it was changed; without columns that triggers set.';
