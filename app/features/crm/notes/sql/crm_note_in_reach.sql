create or replace function private.crm_note_in_reach(p_note_id uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.crm_notes n
  where n.id = p_note_id and n.removed_at is null and private.may_with_crm_note(n, 'read'));
comment on function private.crm_note_in_reach is
  'Whether the caller may read a note on a deal, a contact or a company.';
