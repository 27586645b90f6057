drop function if exists private.is_houses_turn(text);
create or replace function private.is_company_turn(p_status text) returns boolean
language sql immutable
return p_status in ('open', 'in_progress', 'others');
comment on function private.is_company_turn is
  'Whether a ticket of this status waits for staff; equal to the generated column waits_for.';
