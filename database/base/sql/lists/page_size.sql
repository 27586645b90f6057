create or replace function private.page_size(p_limit integer) returns integer
language sql immutable
return least(greatest(p_limit, 1), 1000);
comment on function private.page_size is 'The number of rows of a page, limited.';
