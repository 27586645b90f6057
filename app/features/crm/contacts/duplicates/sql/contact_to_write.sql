create or replace function private.contact_to_write(p_contact uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  target constant uuid := case when p_contact is not null then private.lock_merge_target(p_contact) end;
begin
  -- A merge and its undo decide themselves which rows belong to which of the two.
  return case when target <> p_contact and private.operation_is('merge') then p_contact else target end;
end
$$;
comment on function private.contact_to_write is
  'Step, before all others of a row that names another contact: a row written for a merged contact is its merge '
  'target''s.';
