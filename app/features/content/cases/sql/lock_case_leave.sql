create or replace function private.lock_case_leave(p_case text) returns void
language sql volatile set search_path = ''
begin atomic
  select pg_advisory_xact_lock(hashtextextended('case_leaves ' || p_case, 0));
end;
comment on function private.lock_case_leave is
  'Makes publishing a case and withdrawing its leave wait for each other, until the transaction ends.';
