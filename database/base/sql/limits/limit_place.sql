create or replace function private.limit_place(identifier text) returns text
language sql immutable
return left(encode(sha256(convert_to(identifier, 'UTF8')), 'hex'), 3);
comment on function private.limit_place is
  'One of 4096 buckets for any identifier. Two identifiers in one bucket are counted together, which refuses '
  'the second a little early; a caller can create 4096 rows at most, however many identifiers they try.';
