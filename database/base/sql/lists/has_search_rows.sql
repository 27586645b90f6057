create or replace function private.has_search_rows(p_what text) returns boolean
language sql stable security definer set search_path = ''
return not exists (select from private.search_row_fills f where f.what = p_what);
comment on function private.has_search_rows is
  'Whether the round has filled these search rows: lead_owners or entries. Until then lists read the slower way.';
