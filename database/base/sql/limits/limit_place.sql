create or replace function private.limit_place(identifier text) returns text
language sql immutable set search_path = ''
as $$ select left(encode(sha256(convert_to(identifier, 'UTF8')), 'hex'), 3) $$;
comment on function private.limit_place is
  'One of 4096 places for any identifier. Two that meet in one are counted together, which refuses '
  'the second a little early; 4096 rows are what a caller can cause, however many words she tries.';
