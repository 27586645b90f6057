-- A function with a setting of its own is planned anew at each call; without one, its bound body becomes part of the
-- statement that calls it. A lead calls these some thirty times.
-- expand
alter function private.claim(text) reset search_path;
alter function private.uid() reset search_path;
alter function private.caller_role() reset search_path;
alter function private.folded(text) reset search_path;

create or replace function private.operation_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select o.id from private.operations o where o.transaction = pg_current_xact_id_if_assigned());
end
$$;
