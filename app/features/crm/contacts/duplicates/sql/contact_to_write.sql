create or replace function private.contact_to_write(p_contact uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  -- A merge and its undo decide themselves which rows belong to which of the two.
  if p_contact is null or coalesce(current_setting('forja.merging', true), '') = 'on' then
    return p_contact;
  end if;
  return private.lock_merge_target(p_contact);
end
$$;
comment on function private.contact_to_write is
  'Step, before all others of a row that names another contact: a row written for a merged contact is its merge '
  'target''s.';
