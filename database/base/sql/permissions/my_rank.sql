create or replace function private.my_rank() returns integer
language sql stable security definer set search_path = ''
return private.rank_of((select private.uid()));
grant execute on function private.my_rank to authenticated;
comment on function private.my_rank is 'Rank of the caller''s highest effective role.';
