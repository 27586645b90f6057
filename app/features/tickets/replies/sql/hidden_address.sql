create or replace function private.hidden_address(p_email text) returns text
language sql immutable
return left(p_email, 1) || '…@' || split_part(p_email, '@', 2);
comment on function private.hidden_address is 'An address as it is shown beside a sent reply: a…@casa.example.';
